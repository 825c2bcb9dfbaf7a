"""Starts MiniStack 1.5.33 with the corrections this stack needs, each with its reason.

A correction replaces one private function, so the version is pinned in requirements.txt. If an upgrade renames the
function, the start fails with an AttributeError. The tests named with a correction show whether it is still needed.
"""
import base64
import json
import os
import re
import secrets
import signal
import threading
import time
import types
from datetime import datetime, timezone
from email import message_from_bytes
from email.message import EmailMessage
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

import hypercorn.asyncio
from ministack import app
from ministack.core import lambda_runtime
from ministack.services import apigateway, cognito, dynamodb, eventbridge, lambda_svc, scheduler, ses, ses_v2, sns
from ministack.services.cloudformation import provisioners as cfn

from corrections import emails, functions, preflights, queries, server

MAIL_DIR = Path(os.environ["LOCAL_MAIL_DIR"])
CLOCK = Path(os.environ["LOCAL_CLOCK_FILE"])  # the scheduler's clock in one zone: "Asia/Tokyo 3600" is an hour ahead
MAIL_DIR.mkdir(parents=True, exist_ok=True)


def replace(module, name, make):
    """Swap a function and every dispatch-table entry that points to it."""
    old = getattr(module, name)
    new = make(old)
    setattr(module, name, new)
    for table in [v for v in vars(module).values() if isinstance(v, dict)]:
        for key in [k for k, v in table.items() if v is old]:
            table[key] = new


# 1. HTTP API CORS: CloudFormation stores "AllowOrigins", the data plane reads "allowOrigins",
#    so every preflight is rejected; and an API without CORS settings rejects preflights instead of forwarding them to its
#    OPTIONS route. (tests/functions/http-api.test.ts)
def lower_cors(old):
    def props(values, *rest):
        cors = values.get("CorsConfiguration")
        if cors:
            values["CorsConfiguration"] = {k[0].lower() + k[1:]: v for k, v in cors.items()}
        return old(values, *rest)
    return props


replace(cfn, "_apigw_v2_api_props", lower_cors)
replace(apigateway, "_handle_execute_in_scope", preflights.routed)


# 2. SendRawEmail discards the message and publishes no event, and accepts tags and addresses that SES rejects. Ours saves
#    it as an .eml file and publishes its events. (tests/functions/reports.test.ts, tests/functions/emails.test.ts)
def save_mail(raw, message_id):
    part = MAIL_DIR / f"{message_id}.part"  # renamed when complete, so no reader sees half an email
    part.write_bytes(raw)
    part.rename(MAIL_DIR / f"{time.time_ns()}-{message_id}.eml")


def publish(kind, config_set, event):
    for dest in (ses_v2._config_sets.get(config_set) or {}).get("EventDestinations", {}).values():
        topic = (dest.get("SnsDestination") or {}).get("TopicArn")
        if topic and dest["Enabled"] and kind.upper() in dest["MatchingEventTypes"]:
            sns.publish_internal(topic, json.dumps({"eventType": kind, **event}), "Amazon SES Email Event Notification")


def raw_email(old):
    def send(params):
        result = emails.rejection_of(params) or old(params)
        if result[0] >= 400:
            return result
        body = result[2].decode() if isinstance(result[2], bytes) else result[2]
        message_id = re.search(r"<MessageId>(.*?)</MessageId>", body)[1]
        raw = base64.b64decode(ses._p(params, "RawMessage.Data"))
        save_mail(raw, message_id)
        headers = message_from_bytes(raw)
        recipients = ses._collect_list(params, "Destinations.member") or [headers.get("To", "")]
        now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
        mail = {"timestamp": now, "messageId": message_id, "source": ses._p(params, "Source"),
                "destination": recipients, "tags": emails.tags_of(params)}
        config_set = ses._p(params, "ConfigurationSetName")
        publish("Send", config_set, {"mail": mail, "send": {}})
        for recipient in recipients:
            local, _, domain = recipient.partition("@")
            outcomes = (("Delivery", None),)
            if domain == ses._SIMULATOR_DOMAIN:
                outcomes = ses._SIMULATOR_OUTCOMES.get(local.split("+")[0], outcomes)
            for kind, subtype in outcomes:
                publish(kind, config_set, {"mail": mail, **ses._notification_detail(kind, recipient, now, subtype)})
        return result
    return send


replace(ses, "_send_raw_email", raw_email)

# 3. CloudFormation drops the zone of a schedule. The scheduler reads every expression as UTC, polls every 10 s, does not
#    replace <aws.scheduler.scheduled-time> in the input, and starts a cron schedule at its first poll, so it skips runs
#    that were due earlier. So the zone is stored, and each schedule is swept alone on the clock of its zone. It starts
#    at its creation, or at the start of the emulator if that is later. (tests/functions/reports.test.ts)
def zoned(old, position):
    def provision(*args):
        result = old(*args)
        props = args[position]
        schedule = scheduler._schedules[f"{props.get('GroupName', 'default')}/{result[0]}"]
        schedule["ScheduleExpressionTimezone"] = props.get("ScheduleExpressionTimezone", "UTC")
        return result
    return provision


handlers = cfn._RESOURCE_HANDLERS["AWS::Scheduler::Schedule"]
handlers["create"] = zoned(handlers["create"], 1)
handlers["update"] = zoned(handlers["update"], 2)
scheduler._SCHEDULE_TICK_INTERVAL = 1
sweep_globals = dict(vars(scheduler))
sweep = types.FunctionType(scheduler._tick_schedules.__code__, sweep_globals)
last_fired = sweep_globals["_schedule_last_fired"]
STARTED = time.time()


def scheduled_time(fields, last, offset, now):
    """When the run was due. The sweep notices it later."""
    if fields is None:
        return now
    return eventbridge._cron_next_fire(fields, datetime.fromtimestamp(last, timezone.utc)).timestamp() - offset


def tick():
    moved, seconds = CLOCK.read_text().split() if CLOCK.exists() else ("", "0")
    for key, schedule in list(scheduler._schedules._data.items()):
        name = schedule.get("ScheduleExpressionTimezone") or "UTC"
        now = time.time() + (float(seconds) if name == moved else 0)
        zone = ZoneInfo(name)
        offset = datetime.fromtimestamp(now, zone).utcoffset().total_seconds()
        fields = eventbridge._parse_cron_fields(schedule.get("ScheduleExpression", ""))
        last = fields and last_fired.setdefault(key, max(schedule["CreationDate"], STARTED) + offset)
        due = scheduled_time(fields, last, offset, now)
        instant = datetime.fromtimestamp(due, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        target = json.loads(json.dumps(schedule["Target"]).replace("<aws.scheduler.scheduled-time>", instant))
        sweep_globals["_schedules"] = SimpleNamespace(_data={key: {**schedule, "Target": target}})
        sweep_globals["time"] = SimpleNamespace(time=lambda wall=now + offset: wall)
        sweep()


scheduler._tick_schedules = tick

# 4. Each function and parallel call has its own Node process: 0.3 s and 90 MB. (tests/functions/kept-cloud.test.ts)
replace(lambda_runtime, "_worker_class_for", functions.worker_class)


# 5. MiniStack outlives a killed parent. Our parent process holds the other end of stdin.
def follow_parent():
    os.read(0, 1)  # returns at end of file
    os.kill(os.getpid(), signal.SIGTERM)


threading.Thread(target=follow_parent, daemon=True).start()

# 6. AWS::Cognito::UserPoolIdentityProvider is unknown, and a provider of type Google does not federate. So it becomes
#    an OpenID provider, which also gets `prompt` and `login_hint`. (tests/functions/accounts-google.test.ts)
GOOGLE = os.environ["LOCAL_GOOGLE_URL"]


def identity_provider(logical_id, props, stack_name):
    details = {**props["ProviderDetails"], "oidc_issuer": GOOGLE}
    data = {**props, "ProviderType": "OIDC", "ProviderDetails": details}
    known = (cognito._user_pools.get(props["UserPoolId"]) or {}).get("_identity_providers", {})
    if props["ProviderName"] not in known:
        status, _, body = cognito._create_identity_provider(data)
        if status >= 400:
            raise ValueError(body)
    return props["ProviderName"], {}


def delete_identity_provider(physical_id, props):
    cognito._delete_identity_provider({"UserPoolId": props["UserPoolId"], "ProviderName": physical_id})


cfn._RESOURCE_HANDLERS["AWS::Cognito::UserPoolIdentityProvider"] = {
    "create": identity_provider, "delete": delete_identity_provider}
cognito._oidc_callback_url = lambda pool: f"http://localhost:{os.environ['GATEWAY_PORT']}/oauth2/idpresponse"


def with_login_options(old):
    def authorize(query):
        status, headers, body = old(query)
        options = {name: cognito._qp(query, name) for name in ("prompt", "login_hint") if cognito._qp(query, name)}
        if status == 302 and options:
            headers = {**headers, "Location": f"{headers['Location']}&{urlencode(options)}"}
        return status, headers, body
    return authorize


def redirect_rejection(old):
    """Redirects to the app if a trigger rejects the sign-up, as AWS does. MiniStack responds with JSON."""
    def respond(method, body, query):
        relay = dict(cognito._auth_codes.get(cognito._qp(query, "state")) or {})
        result = old(method, body, query)
        error = json.loads(result[2]) if result[0] == 400 else {}
        if not relay or "UserLambdaValidationException" not in str(error.get("__type")):
            return result
        parameters = {"error": "invalid_request", "state": relay["state"],
                      "error_description": f"PreSignUp failed with error {error.get('message')}"}
        return 302, {"Location": f"{relay['redirect_uri']}?{urlencode(parameters)}"}, b""
    return respond


replace(cognito, "_oauth2_authorize_federation", with_login_options)
replace(cognito, "_oauth2_idp_response", redirect_rejection)

# 7. Codes and revoked access tokens are checked only with AUTH=true, with which the deployment fails. The code of every
#    password reset is 654321. (tests/functions/accounts-reset.test.ts)
replace(cognito, "_run_idp_handler", lambda old: lambda handler, action, data: (
    cognito._access_token_error(data) or cognito._confirmation_code_error(action, data) or old(handler, action, data)))


def revoked_by_origin(old):
    """A sign-out revokes its own sessions, including those of the same second, and no later ones."""
    def revoked(token, user):
        return cognito._token_claims(token).get("origin_jti") in cognito._revoked_tokens or old(token, None)
    return revoked


replace(cognito, "_refresh_token_revoked", revoked_by_origin)


# 8. CustomMessage runs only for AdminCreateUser, PostConfirmation never runs, and the pool's emails are not delivered.
#    (tests/functions/accounts-reset.test.ts)
def verification_mail(old):
    def send(pool, username, attrs, code, attribute_name="email"):
        if attribute_name != "password":
            return old(pool, username, attrs, code, attribute_name)
        custom = cognito._apply_custom_message_trigger(pool, "CustomMessage_ForgotPassword", username, attrs)
        message = EmailMessage()
        sender = (pool.get("EmailConfiguration") or {}).get("From") or "no-reply@verificationemail.com"
        message["To"], message["From"] = attrs.get("email", ""), sender
        message["Subject"] = custom.get("emailSubject") or "Your verification code"
        html = custom.get("emailMessage") or "Your confirmation code is {####}"
        message.set_content(html.replace("{####}", code), subtype="html")
        save_mail(message.as_bytes(), f"pool-{cognito.new_uuid()}")
    return send


def run_post_confirmation(old):
    def confirm(data):
        result = old(data)
        pool, pool_id = cognito._pool_for_client(data.get("ClientId"))
        arn = ((pool or {}).get("LambdaConfig") or {}).get("PostConfirmation")
        if result[0] < 400 and arn:
            user = cognito._resolve_user(pool, data.get("Username"))[0]
            event = cognito._build_presignup_event(
                pool_id, data.get("ClientId"), user["Username"], cognito._attr_list_to_dict(user["Attributes"]),
                "PostConfirmation_ConfirmForgotPassword") | {"response": {}}
            record, config, _ = lambda_svc._get_func_record_for_ref(arn)
            lambda_svc._execute_function_with_config_scope(
                lambda_svc._execution_record_for_config(record, config), event)
        return result
    return confirm


replace(cognito, "_send_verification_email", verification_mail)
replace(cognito, "_confirm_forgot_password", run_post_confirmation)

# 9. Query parses its key condition once per item of the partition. That takes 80 ms for an owner with 2,000 sessions,
#    and the reports of the demo make 500 queries.
replace(dynamodb, "_evaluate_condition", queries.parsed_once)

# 10. A restart keeps each consumer's position in a table's stream but not the stream, so a consumer would wait until the
#     new stream has as many records as the old one. (tests/functions/kept-cloud.test.ts)
def without_stream_positions(old):
    def load(data):
        return old({**data, "dynamodb_stream_positions": {}} if data else data)
    return load


replace(lambda_svc, "load_persisted_state", without_stream_positions)

# 11. A login computes two powers with a secret exponent of 3,072 bits. Each takes 60 ms and blocks the emulator. An
#     exponent of 256 bits gives all the security the group allows. (tests/functions/tokens.test.ts)
cognito.secrets = SimpleNamespace(**{**vars(secrets), "randbelow": lambda _: secrets.randbits(256)})

# 12. The HTTP server, written in Python, takes more processor time than the requests.
hypercorn.asyncio.serve = server.serve

if __name__ == "__main__":
    app.main()

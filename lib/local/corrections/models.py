"""Limits of requests that the emulator does not check: lengths, ranges, patterns and enums of the services' models.

The models are those of boto3, so a request that this stack sends and AWS rejects fails in every test that sends it.
"""
import gzip
import json
import re
import unicodedata
from functools import cache
from pathlib import Path

import botocore

SERVICES = {"AWSCognitoIdentityProviderService": "cognito-idp", "DynamoDB_20120810": "dynamodb", "AmazonSQS": "sqs"}
SCHEDULE = re.compile(r"/schedules/([^/]+)")
# Cognito accepts spaces within a password, which its model excludes.
CORRECTED_PATTERNS = {"PasswordType": r"\S(.*\S)?"}


@cache
def model_of(service):
    path = max((Path(botocore.__file__).parent / "data" / service).glob("*/service-2.json.gz"))
    return json.loads(gzip.decompress(path.read_bytes()))


@cache
def matcher(pattern):
    """Python knows no Unicode categories, so a pattern of these is checked by character. None if a pattern has others."""
    if "\\p" not in pattern:
        return re.compile(pattern).fullmatch
    if not re.fullmatch(r"\[(\\p\{[A-Z]\}|\\[tnr]| )+\]\+", pattern):
        return None
    kinds = re.findall(r"\\p\{([A-Z])\}", pattern)
    others = re.sub(r"\\p\{[A-Z]\}", "", pattern)[1:-2].encode().decode("unicode_escape")
    return lambda text: all(unicodedata.category(each)[0] in kinds or each in others for each in text)


def size_of(value):
    return value if isinstance(value, (int, float)) else len(value)


def problem_of_value(shape, value):
    if "max" in shape and size_of(value) > shape["max"]:
        return f"Member must have length less than or equal to {shape['max']}"
    if "min" in shape and size_of(value) < shape["min"]:
        return f"Member must have length greater than or equal to {shape['min']}"
    if "enum" in shape and value not in shape["enum"]:
        return f"Member must satisfy enum value set: {shape['enum']}"
    matches = matcher(shape["pattern"]) if "pattern" in shape else None
    return f"Member must satisfy regular expression pattern: {shape['pattern']}" if matches and not matches(value) else None


def within(at, key):
    return ".".join([*([at] if at else []), key[0].lower() + key[1:]])


@cache
def checker(service, name, above=()):
    """Returns the problems of a value of this shape, or is None if nothing in the shape is limited."""
    shape = model_of(service)["shapes"][name]
    if name in CORRECTED_PATTERNS:
        shape = {**shape, "pattern": CORRECTED_PATTERNS[name]}
    if name in above:
        return None  # a recursive value is checked at its top
    inner = lambda member: checker(service, member["shape"], (*above, name))
    own = lambda value, at: [f"Value at '{at}' failed to satisfy constraint: {problem}"
                             for problem in [problem_of_value(shape, value)] if problem]
    is_limited = any(each in shape for each in ("min", "max", "enum", "pattern")) and shape["type"] != "blob"
    if shape["type"] == "structure":
        members = {key: check for key, each in shape["members"].items() if (check := inner(each))}
        required = shape.get("required", [])
        if not members and not required:
            return None
        return lambda value, at: [
            *(f"Value at '{within(at, key)}' failed to satisfy constraint: Member must not be null" for key in required
              if value.get(key) is None),
            *(problem for key, check in members.items() if value.get(key) is not None
              for problem in check(value[key], within(at, key)))]
    if shape["type"] in ("list", "map"):
        of_item = inner(shape["member"] if shape["type"] == "list" else shape["value"])
        if not of_item:
            return own if is_limited else None
        return lambda value, at: [
            *(own(value, at) if is_limited else ()),
            *(problem for each in (value if isinstance(value, list) else value.values())
              for problem in of_item(each, within(at, "member")))]
    return own if is_limited else None


def problems_of(service, operation, value):
    request = model_of(service)["operations"].get(operation, {}).get("input")
    check = checker(service, request["shape"]) if request else None
    return check(value, "") if check else []


def request_in(method, path, target, body):
    """The service, the operation and the input of a request; None if its limits are not checked."""
    prefix, _, operation = target.rpartition(".")
    if prefix in SERVICES:
        return SERVICES[prefix], operation, json.loads(body or b"{}")
    schedule = SCHEDULE.fullmatch(path)
    if schedule and method in ("POST", "PUT"):
        name = {"Name": schedule[1]}
        return "scheduler", "CreateSchedule" if method == "POST" else "UpdateSchedule", {**json.loads(body), **name}
    return None


def checked(application):
    """Rejects requests beyond the limits before the emulator handles them."""
    async def handle(scope, receive, send):
        headers = dict(scope.get("headers", ()))
        target = headers.get(b"x-amz-target", b"").decode()
        if not target and not SCHEDULE.fullmatch(scope.get("path", "")):
            return await application(scope, receive, send)
        body, message = b"", {"more_body": True}
        while message.get("more_body"):
            message = await receive()
            body += message.get("body", b"")
        request = request_in(scope["method"], scope["path"], target, body)
        if problems := request and problems_of(*request):
            kind = "InvalidParameterException" if request[0] == "cognito-idp" else "ValidationException"
            text = f"{len(problems)} validation error detected: {'; '.join(problems)}"
            await send({"type": "http.response.start", "status": 400, "headers": [
                (b"content-type", b"application/x-amz-json-1.1"), (b"x-amzn-errortype", kind.encode()),
                (b"access-control-allow-origin", b"*")]})
            return await send({"type": "http.response.body", "body": json.dumps({"__type": kind, "message": text}).encode()})
        replayed = False

        async def replay():
            nonlocal replayed
            if replayed:
                return await receive()
            replayed = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await application(scope, replay, send)
    return handle

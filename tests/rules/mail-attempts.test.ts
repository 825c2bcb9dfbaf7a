import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Mail, mail } from '../../lambdas/adapters/mail.ts';
import { log } from '../../lambdas/runtime/log.ts';

const service = mockClient(SESClient);
beforeEach(() => service.reset());
afterAll(() => {
  service.restore();
  vi.unstubAllEnvs();
});
vi.stubEnv('AWS_REGION', 'us-east-1');

const mailer = mail.connect({
  MAIL_FROM: 'reports@reveille.test',
  MAIL_CONFIGURATION_SET: 'set',
  MAIL_RATE_PER_SECOND: '1000',
  SUPPORT_ADDRESS: 'support@reveille.test',
  POSTAL_ADDRESS: 'Reveille, 1 Harbor Lane, Portland, ME 04101',
  APP_ORIGIN: 'https://app.example.com',
});
const email = { to: 'ann@example.com', subject: 'Hello', text: 'Hello' };

const answer = (name: string, httpStatusCode: number | undefined, message = name) =>
  new SESServiceException({
    ...{ name, message, $fault: 'client' },
    $metadata: { ...(httpStatusCode !== undefined && { httpStatusCode }) },
  });
const unverified = (identity: string) =>
  answer(
    'MessageRejected',
    400,
    `Email address is not verified. The following identities failed the check in region US-EAST-1: ${identity}`,
  );
const notSent = (reason: string) => answer('MessageRejected', 400, reason);
const unreached = (code: string) => Object.assign(new Error(code), { code });

test('an accepted email returns the id that SES events use', async () => {
  service.on(SendRawEmailCommand).resolves({ MessageId: 'message-1' });
  expect(await mailer.attempt(email)).toEqual({ kind: 'accepted', messageId: 'message-1' });
});

test('the client makes one attempt, because a second one after a lost response may send the email twice', async () => {
  const attempts: number[] = [];
  service.on(SendRawEmailCommand).callsFake(async (_, getClient) => {
    attempts.push(await getClient().config.maxAttempts());
    return { MessageId: '1' };
  });
  await mailer.attempt(email);
  await mailer.send(email);
  expect(attempts).toEqual([1, 1]);
});

test.each<[string, Error, string]>([
  ['a rejected content', answer('MessageRejected', 400), 'rejected'],
  ['an address it cannot read', answer('InvalidParameterValue', 400), 'rejected'],
  ['a recipient that the sandbox does not know', unverified('ann@example.com'), 'rejected'],
  ['a sender that is not verified, or no longer', unverified('reports@reveille.test'), 'deferred'],
  ['a sender domain that is not verified', unverified('reveille.test'), 'deferred'],
  ['throttling', answer('Throttling', 400), 'deferred'],
  ['a paused account', answer('AccountSendingPausedException', 400), 'deferred'],
  ['an account that AWS paused', notSent('Sending paused for this account.'), 'deferred'],
  ['an account that AWS suspended', notSent('Sending suspended for this account.'), 'deferred'],
  ['an account on a blocklist', notSent('Address of this account is blocked.'), 'rejected'],
  ['missing rights', answer('AccessDenied', 403), 'deferred'],
  ['a failure of the service', answer('InternalFailure', 500), 'unknown'],
  ['an unavailable service', answer('ServiceUnavailable', 503), 'unknown'],
  ['an answer without a status', answer('Unreadable', undefined), 'unknown'],
  ['a refused connection', unreached('ECONNREFUSED'), 'deferred'],
  ['a host without an address', unreached('ENOTFOUND'), 'deferred'],
  ['a host whose address is unknown for now', unreached('EAI_AGAIN'), 'deferred'],
  ['a host without a route', unreached('EHOSTUNREACH'), 'deferred'],
  ['a connection lost after it was established', unreached('ECONNRESET'), 'unknown'],
  ['no answer in time', unreached('ETIMEDOUT'), 'unknown'],
])(
  '%s: only an outcome that surely sent nothing allows an immediate retry',
  async (_, cause, kind) => {
    service.on(SendRawEmailCommand).rejects(cause);
    expect(await mailer.attempt(email)).toEqual({ kind, cause });
    expect(service.commandCalls(SendRawEmailCommand)).toHaveLength(1);
  },
);

test('the cause of a failed attempt is logged, and an accepted email logs nothing', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  service.on(SendRawEmailCommand).resolves({ MessageId: 'message-1' });
  await mailer.attempt(email);
  expect(warn.mock.calls).toEqual([]);
  const error = unverified('reports@reveille.test');
  service.on(SendRawEmailCommand).rejects(error);
  await mailer.attempt(email);
  expect(warn.mock.calls).toEqual([['failed to send an email', { outcome: 'deferred', error }]]);
});

/** Answers like SES, which supports internationalized domains only in Punycode. */
const strict = () =>
  service.on(SendRawEmailCommand).callsFake(({ Destinations = [] }) => {
    if (Destinations.every((each: string) => /^[\x21-\x7e]+$/.test(each)))
      return { MessageId: '1' };
    throw answer('InvalidParameterValue', 400, 'Domain contains illegal character');
  });

test('an email to an internationalized domain is sent to its ASCII form', async () => {
  strict();
  const to = 'ann@bücher.example';
  expect(await mailer.attempt({ ...email, to })).toMatchObject({ kind: 'accepted' });
  const [call] = service.commandCalls(SendRawEmailCommand);
  expect(call?.args[0].input.Destinations).toEqual(['ann@xn--bcher-kva.example']);
});

async function sentHeaders(mail: Mail): Promise<string[]> {
  service.on(SendRawEmailCommand).resolves({ MessageId: 'message-1' });
  await mailer.send(mail);
  const [call] = service.commandCalls(SendRawEmailCommand).slice(-1);
  const raw = Buffer.from(call?.args[0].input.RawMessage?.Data ?? []).toString();
  return raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n');
}

test('a reply to an automatic email reaches support, and out-of-office replies are not sent', async () => {
  const headers = await sentHeaders(email);
  expect(headers).toContain('Reply-To: support@reveille.test');
  expect(headers).toContain('Auto-Submitted: auto-generated');
});

test('a reply to an email on behalf of a person reaches that person', async () => {
  const headers = await sentHeaders({ ...email, replyTo: 'maya@harborlane.example' });
  expect(headers).toContain('Reply-To: maya@harborlane.example');
  expect(headers.join()).not.toContain('Auto-Submitted');
});

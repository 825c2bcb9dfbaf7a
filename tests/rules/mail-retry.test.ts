import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mail } from '../../lambdas/adapters/mail.ts';
import { problemDocument } from '../../lambdas/contract/problem.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { helpRequest } from '../../lambdas/support/feedback.ts';
import { sendToSupport } from '../../lambdas/support/send-to-support.protocol.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const mailer = mail.connect({
  MAIL_FROM: 'reports@example.com',
  MAIL_CONFIGURATION_SET: 'set',
  MAIL_RATE_PER_SECOND: '14',
  SUPPORT_ADDRESS: 'support@example.com',
  POSTAL_ADDRESS: '1 High Street',
  APP_ORIGIN: 'https://app.example.com',
});
const email = { to: 'maya@example.com', subject: 'Verify your email', text: 'Here is the link.' };
const answer = (name: string, httpStatusCode: number) =>
  new SESServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } });
const service = mockClient(SESClient);
afterAll(() => service.restore());
/** Makes the jittered pause between attempts 0 ms. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  service.reset();
  vi.restoreAllMocks();
});
const calls = () => service.commandCalls(SendRawEmailCommand).length;

test('an email that a person waits for is retried when SES throttles it', async () => {
  service
    .on(SendRawEmailCommand)
    .rejectsOnce(answer('Throttling', 400))
    .rejectsOnce(answer('Throttling', 400))
    .resolves({ MessageId: '1' });
  await mailer.send(email);
  expect(calls()).toBe(3);
});

test('a call that SES keeps throttling fails after four attempts', async () => {
  service.on(SendRawEmailCommand).rejects(answer('Throttling', 400));
  await expect(mailer.send(email)).rejects.toMatchObject({ code: 'mail-unavailable' });
  expect(calls()).toBe(4);
});

const unreached = (code: string) => Object.assign(new Error(code), { code });
test.each<[string, number, Error]>([
  ['mail-rejected', 422, answer('MessageRejected', 400)],
  ['mail-rejected', 422, answer('InvalidParameterValue', 400)],
  ['mail-unavailable', 503, answer('AccountSendingPausedException', 400)],
  ['mail-unavailable', 503, answer('ServiceUnavailable', 503)],
  ['mail-unavailable', 503, answer('InternalFailure', 500)],
  ['mail-unavailable', 503, unreached('ECONNREFUSED')],
  ['mail-unavailable', 503, unreached('ECONNRESET')],
])('a caller gets the problem %s (%i) after %o of SES', async (code, status, error) => {
  service.on(SendRawEmailCommand).rejects(error);
  const failure = await mailer.send(email).catch((cause) => cause);
  expect(failure).toMatchObject({ name: 'Problem', code, cause: error });
  expect(problemDocument(failure.code)).toMatchObject({ type: `/problems/${code}`, status });
});

test.each([
  ['MessageRejected', 'rejected', ['failed to send an email', 'email-rejected']],
  ['AccountSendingPausedException', 'deferred', ['failed to send an email']],
])('operators see why SES did not accept an email: %s', async (name, outcome, messages) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const error = answer(name, 400);
  service.on(SendRawEmailCommand).rejects(error);
  await expect(mailer.send(email)).rejects.toThrow();
  expect(warn.mock.calls.map(([message]) => message)).toEqual(messages);
  expect(warn.mock.calls[0]?.[1]).toEqual({ outcome, error });
});

test('a bug of ours is no failure of the email service', async () => {
  service.on(SendRawEmailCommand).rejects(new TypeError('x is undefined'));
  await expect(mailer.send(email)).rejects.toThrow(TypeError);
});

const NOW = new Date('2026-11-29T09:00:00Z');

test('a message to support that SES rejects is not the fault of its author', async () => {
  service.on(SendRawEmailCommand).rejects(answer('MessageRejected', 400));
  const request = helpRequest({ name: 'Ann', email: 'ann@example.com', message: 'Help' });
  await expect(
    sendToSupport(request, { mail: mailer, table: memoryTable().table }, NOW),
  ).rejects.toMatchObject({ code: 'mail-unavailable' });
});

test.each([
  ['may have left', answer('InternalFailure', 500)],
  ['is rejected for good', answer('MessageRejected', 400)],
])('an email that %s is not sent again', async (_, error) => {
  service.on(SendRawEmailCommand).rejects(error);
  await expect(mailer.send(email)).rejects.toThrow();
  expect(calls()).toBe(1);
});

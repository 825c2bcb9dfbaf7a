import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mail } from '../../lambdas/adapters/mail.ts';

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
  await expect(mailer.send(email)).rejects.toThrow();
  expect(calls()).toBe(4);
});

test.each([
  ['may have left', answer('InternalFailure', 500)],
  ['is rejected for good', answer('MessageRejected', 400)],
])('an email that %s is not sent again', async (_, error) => {
  service.on(SendRawEmailCommand).rejects(error);
  await expect(mailer.send(email)).rejects.toThrow();
  expect(calls()).toBe(1);
});

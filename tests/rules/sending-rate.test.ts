import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { mail } from '../../lambdas/adapters/mail.ts';
import { senderShare, sendersFor, takeToken } from '../../lambdas/contract/rules/sending-rate.ts';

afterEach(() => void vi.useRealTimers());

test('a sender never exceeds its share by more than one second’s worth', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 50, maxLength: 200 });
  fc.assert(
    fc.property(waits, fc.integer({ min: 1, max: 20 }), (gaps, perSecond) => {
      let bucket = { tokens: perSecond, at: 0 };
      let now = 0;
      const sent: number[] = [];
      for (const gap of gaps) {
        const taken = takeToken(bucket, now, perSecond);
        bucket = taken.bucket;
        now += taken.waitMs;
        sent.push(now);
        now += gap;
      }
      for (const [first, start] of sent.entries()) {
        const within = sent.slice(first).filter((at) => at <= start + 10_000).length;
        expect(within).toBeLessThanOrEqual(10 * perSecond + perSecond + 1);
      }
    }),
    { numRuns: 50 },
  );
});

test('the number of senders follows the account’s rate, within bounds', () => {
  const rates = [14, 100, 1_500, 10_000];
  expect(rates.map((rate) => sendersFor(rate))).toEqual([2, 4, 60, 150]);
});

test('all senders together leave a fifth of the mail rate to emails that people wait for', () => {
  const rate = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(rate, (perSecond) => {
      const reports = sendersFor(perSecond) * senderShare(perSecond);
      expect(reports).toBeCloseTo(0.8 * perSecond, 6);
    }),
  );
});

test('a sender with a hundred reports sends them at its share of the rate, and a verification at once', async () => {
  const service = mockClient(SESClient);
  service.on(SendRawEmailCommand).resolves({ MessageId: '1' });
  const calls = () => service.commandCalls(SendRawEmailCommand).length;
  const perSecond = 14;
  const mailer = mail.connect({
    MAIL_FROM: 'reports@example.com',
    MAIL_CONFIGURATION_SET: 'set',
    MAIL_RATE_PER_SECOND: String(perSecond),
    SUPPORT_ADDRESS: 'support@example.com',
    POSTAL_ADDRESS: '1 High Street',
    APP_ORIGIN: 'https://app.example.com',
  });
  const message = { to: 'maya@example.com', subject: 'Hello', text: 'Hello' };
  await mailer.send(message);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const due = Array.from({ length: 100 }, () => mailer.attempt(message));
  await mailer.send(message);
  expect(calls()).toBeLessThan(10);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(calls() - 2).toBeLessThanOrEqual(10 * senderShare(perSecond) + 1);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await Promise.all(due);
  expect(calls()).toBe(102);
  service.restore();
});

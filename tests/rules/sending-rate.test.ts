import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senderShare, sendersFor, take } from '../../lambdas/contract/rules/sending-rate.ts';

test('a sender never exceeds its share by more than one second’s worth', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 50, maxLength: 200 });
  fc.assert(
    fc.property(waits, fc.integer({ min: 1, max: 20 }), (gaps, perSecond) => {
      let bucket = { tokens: perSecond, at: 0 };
      let now = 0;
      const sent: number[] = [];
      for (const gap of gaps) {
        const taken = take(bucket, now, perSecond);
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

test('as many senders run as the account’s rate needs, within bounds', () => {
  const rates = [14, 100, 1_500, 10_000];
  expect(rates.map((rate) => sendersFor(rate))).toEqual([2, 4, 60, 150]);
});

test('all senders together leave a fifth of the mail rate to mails that people wait for', () => {
  const rate = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(rate, (perSecond) => {
      const reports = sendersFor(perSecond) * senderShare(perSecond);
      expect(reports).toBeCloseTo(0.8 * perSecond, 6);
    }),
  );
});

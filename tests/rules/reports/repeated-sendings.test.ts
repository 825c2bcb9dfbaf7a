import { expect, test } from 'vitest';
import { repeatAfter, sendingOf } from '../../../lambdas/contract/report-message.ts';

const SWEEP_SECONDS = 15 * 60;
const DAY_SECONDS = 86_400;
const FIRST = Date.parse('2026-11-26T09:00:00.000Z');
const again = { kind: 'again', inSeconds: 20 } as const;
const after = (seconds: number) => new Date(FIRST + seconds * 1_000);
const message = sendingOf('owner', 'send', after(0).toISOString());

/** The messages of one owner that wait in the queue after an outage of the email service. */
function waitingAfterOutage(seconds: number): number {
  let waiting: (typeof message)[] = [];
  for (let second = 0; second <= seconds; second += again.inSeconds) {
    const now = after(second);
    if (second % DAY_SECONDS === 0) waiting.push(sendingOf('owner', 'send', now.toISOString()));
    if (second % SWEEP_SECONDS === 0) waiting.push(sendingOf('owner', 'sweep', now.toISOString()));
    waiting = waiting.filter((each) => repeatAfter(each, again, now) !== undefined);
  }
  return waiting.length;
}

test.each([0.5, 1, 10.5])(
  'after %s days without the email service, one message per owner waits',
  (days) => {
    expect(waitingAfterOutage(days * DAY_SECONDS)).toBe(1);
  },
);

test('the schedule’s message is repeated until the report is sent', () => {
  expect(repeatAfter(message, again, after(60))).toBe(20);
  expect(repeatAfter(message, { kind: 'done' }, after(60))).toBeUndefined();
});

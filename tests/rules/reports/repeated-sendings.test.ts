import { expect, test } from 'vitest';
import { repeatAfter, sendingOf } from '../../../lambdas/contract/report-message.ts';

const SWEEP_SECONDS = 15 * 60;
const HOURS = 12;
const again = { kind: 'again', inSeconds: 20 } as const;

/** The messages of one owner that wait in the queue after an outage of the email service. */
function waitingAfterOutage(): number {
  let waiting = [sendingOf('owner', 'send', '2026-11-29T09:00:00.000Z')];
  for (let second = 0; second <= HOURS * 3_600; second += again.inSeconds) {
    if (second % SWEEP_SECONDS === 0)
      waiting.push(sendingOf('owner', 'sweep', '2026-11-29T09:00:00.000Z'));
    waiting = waiting.filter((message) => repeatAfter(message, again) !== undefined);
  }
  return waiting.length;
}

test('during an outage of the email service, the sweep does not multiply an owner’s messages', () => {
  expect(waitingAfterOutage()).toBe(1);
});

test('the schedule’s message is repeated until the report is sent', () => {
  const message = sendingOf('owner', 'send', '2026-11-29T09:00:00.000Z');
  expect(repeatAfter(message, again)).toBe(20);
  expect(repeatAfter(message, { kind: 'done' })).toBeUndefined();
});

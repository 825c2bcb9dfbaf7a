import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

type Visit = (visit: RecordingBuilder) => RecordingBuilder;

const code = { role: 'textbox', label: 'Code', selector: '#code' };
/** The visitor types the code again. */
const corrects: Visit = (visit) =>
  visit.emit(4_900, 'rv:field', {
    ...{ field: code, form: '#coupon', search: false, has_submit: true, typed: true },
    ...{ hesitation_ms: 10, input_ms: 900, idle_ms: 200, refills: 1, invalid: 0 },
  });
const sendsAgain: Visit = (visit) => visit.click(5_000);
const accepts: Visit = (visit) =>
  visit.emit(5_300, 'rv:reaction', { kind: 'request', ago_ms: 280 }).write(5_310, 12);
const isMissingAgain: Visit = (visit) =>
  visit.emit(5_300, 'rv:request', { ...failing, duration_ms: 250, path: '/coupons', status: 404 });

const explains: Visit = (visit) => visit.write(1_300);

/** How many faults a visit has in which a button sends a code that the server does not know. */
function faults(status: number, initiator: string, ...acts: readonly Visit[]): number {
  const visit = home().click(1_000);
  visit.emit(1_250, 'rv:request', {
    ...failing,
    ...{ duration_ms: 200, path: '/coupons', status, initiator },
  });
  for (const act of acts) act(visit);
  visit.until(20_000);
  return [...signals(visit, 'failed-request'), ...signals(visit, 'error-click')].length;
}

test.each<[string, number, ...Parameters<typeof faults>]>([
  ['and accepts the next code', 0, 404, 'fetch', explains, corrects, sendsAgain, accepts],
  ['that expired, and accepts another', 0, 410, 'fetch', explains, corrects, sendsAgain, accepts],
  ['without a word', 2, 404, 'fetch', corrects, sendsAgain, accepts],
  ['and never another one', 2, 404, 'fetch', explains],
  ['and accepts the same one later', 2, 404, 'fetch', explains, sendsAgain, accepts],
  ['and nothing is sent with the next', 2, 404, 'fetch', explains, corrects, sendsAgain],
  ['and fails with 500', 2, 500, 'fetch', explains, corrects, sendsAgain, accepts],
])('a server that does not know a code %s: %i faults', (_, count, ...visited) => {
  expect(faults(...visited)).toBe(count);
});

test('an address that is missing again, or that another control did not ask for, stays a fault', () => {
  expect(faults(404, 'fetch', explains, corrects, sendsAgain, isMissingAgain)).toBeGreaterThan(0);
  const another: Visit = (visit) => visit.click(5_000, { selector: '#other' }, { id: 8 });
  expect(faults(404, 'fetch', explains, corrects, another, accepts)).toBe(2);
});

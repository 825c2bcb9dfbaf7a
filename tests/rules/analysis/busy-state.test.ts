import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { digestOfVisit, failing, home, signals } from '../../factories/signals.ts';

const FORM = 5;
const BUTTON = 7;

/** Sets or clears the busy state of the form and its button. */
const busy = (visit: RecordingBuilder, ms: number, isBusy: boolean) =>
  visit.change(ms, {
    attributes: [
      { id: FORM, attributes: { 'aria-busy': isBusy ? 'true' : null } },
      { id: BUTTON, attributes: { disabled: isBusy ? '' : null } },
    ],
  });
const asked = (visit: RecordingBuilder) =>
  visit.emit(1_100, 'rv:reaction', { kind: 'request', ago_ms: 80 });

test('a form that was only busy until its request failed did not respond', () => {
  const visit = busy(busy(home().click(1_000), 1_010, true), 1_200, false);
  visit.emit(1_150, 'rv:request', { ...failing, path: '/api/cart', status: 500 });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(1);
});

test.each<[string, boolean, (visit: RecordingBuilder) => void]>([
  ['nothing more', true, (visit) => busy(asked(busy(visit, 1_010, true)), 1_200, false)],
  ['a text', false, (visit) => busy(asked(busy(visit, 1_010, true)), 1_200, false).write(1_210)],
  ['a button that stays disabled', false, (visit) => asked(busy(visit, 1_010, true))],
  [
    'a button that the next click enables again',
    false,
    (visit) => busy(asked(busy(visit, 1_010, true)).click(3_000), 3_020, false),
  ],
  ['no request', false, (visit) => busy(busy(visit, 1_010, true), 1_200, false)],
])('a form that is briefly busy, with %s: a quiet click %s', (_, isQuiet, then) => {
  const visit = home().click(1_000);
  then(visit);
  const first = (digestOfVisit(visit.until(20_000)).quietClicks ?? []).filter(
    ({ atMs }) => atMs === 1_000,
  );
  expect(first.length > 0).toBe(isQuiet);
  expect(signals(visit, 'dead-click').filter(({ atMs }) => atMs === 1_000)).toEqual([]);
});

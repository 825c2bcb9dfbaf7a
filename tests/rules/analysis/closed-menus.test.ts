import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

/** A paragraph of the page serves as the button of a menu. */
const [BUTTON, MENU] = [20, 22];
const CLICK = 2_000;
const expand = (visit: RecordingBuilder, ms: number, value: string, id = MENU) =>
  visit.set(ms, id, { 'aria-expanded': value });
const clicked = (visit: RecordingBuilder) => visit.click(CLICK, {}, { id: BUTTON });

test.each<[string, number, RecordingBuilder]>([
  ['is marked as closed', 1, expand(clicked(home()), CLICK + 5, 'false')],
  ['opens', 0, expand(clicked(home()), CLICK + 5, 'true')],
  ['was open and closes', 0, expand(clicked(expand(home(), 500, 'true')), CLICK + 5, 'false')],
  [
    'was open on the page before, and is marked as closed',
    1,
    expand(clicked(expand(home(), 500, 'true').page(900, '/mugs')), CLICK + 5, 'false'),
  ],
])('of a click on something else, a menu %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('a control that closes its menu, which was open since the page loaded, responds', () => {
  const visit = expand(clicked(home()), CLICK + 5, 'false', BUTTON);
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

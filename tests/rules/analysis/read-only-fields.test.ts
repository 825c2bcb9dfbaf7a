import { expect, test } from 'vitest';
import type { ElementDescriptor } from '../../../lambdas/contract/tracker.ts';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const FIELD = 90;
const DAY = 91;
const field: Partial<ElementDescriptor> = {
  ...{ role: 'textbox', tag: 'input', label: 'New date', selector: '#date' },
  ...{ editable: true, looks_interactive: true },
};

/** A page with a date field that only a calendar can fill in. The first click shows the calendar, wherever it opens. */
function clicked(times: readonly number[], attributes: object = { readonly: '' }) {
  const visit = home().change(300, {
    adds: [
      { parentId: 5, node: { id: FIELD, type: 2, tagName: 'input', attributes, childNodes: [] } },
      { parentId: 5, node: { id: DAY, type: 2, tagName: 'div', attributes: {}, childNodes: [] } },
    ],
  });
  for (const ms of times) visit.click(ms, field, { id: FIELD });
  return visit.set(2_020, DAY, { class: 'open' });
}
const four = [2_000, 3_200, 4_000, 5_300];

test.each<[string, number, RecordingBuilder]>([
  ['four times, of which the first opened something', 1, clicked(four)],
  ['slowly, four times', 1, clicked([2_000, 6_000, 10_000, 14_000])],
  ['three times, of which the first opened something', 0, clicked(four.slice(0, 3))],
  ['three times in a row, which selects its text', 0, clicked([5_000, 5_150, 5_300])],
  ['twice in a row, again and again', 0, clicked([5_000, 5_200, 7_000, 7_200])],
  ['five times in a row', 1, clicked([5_000, 5_200, 5_400, 5_600, 5_800])],
  ['four times over a long visit', 0, clicked([2_000, 12_000, 22_000, 32_000])],
  ['four times and chose a day', 0, clicked(four).click(8_000, {}, { id: DAY }).mutate(8_020, DAY)],
  [
    'four times and closed the window around it',
    1,
    clicked(four).click(8_000, { label: 'Cancel' }, { id: DAY }).mutate(8_020, DAY),
  ],
  ['four times and filled in another field', 0, fill(clicked(four), 12_000, '#name')],
  [
    'four times, with a response to each',
    0,
    four.reduce((visit, at) => visit.mutate(at + 30), clicked(four)),
  ],
  ['four times, which can be typed into', 0, clicked(four, {})],
])('a read-only field that a visitor clicked %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(45_000), 'dead-click').length).toBe(count);
});

test('the dead clicks on a read-only field name it, with the number of clicks that were ignored', () => {
  const [found] = signals(clicked(four).until(45_000), 'dead-click');
  expect(found).toMatchObject({ element: { label: 'New date' }, count: 3, atMs: 3_200 });
});

import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, failing, home, signals } from '../../factories/signals.ts';

const cell = { label: 'Rate of Ann', selector: '#rate' };
const BLUR = 7_000;
/** A click turns a cell into a field, which loses the focus four seconds after the first letter. */
function edit(more: Parameters<typeof fill>[3] = {}, clicked: object = cell): RecordingBuilder {
  const visit = home().click(2_000, clicked).mutate(2_010);
  const typing = { typed: true, hesitation_ms: 900, input_ms: 3_000, idle_ms: 1_000 };
  return fill(visit, BLUR, '#new-rate', { form: '', ...typing, ...more });
}
const fails = (visit: RecordingBuilder, ms: number) =>
  visit.emit(ms, 'rv:request', { ...failing, path: '/rates', status: 500, duration_ms: 600 });
const failed = (visit: RecordingBuilder) => signals(visit.until(30_000), 'error-click');

test('a save that fails after Enter in a field belongs to the control that opened the field', () => {
  expect(failed(fails(edit(), BLUR + 605))).toMatchObject([{ element: cell, about: '/rates 500' }]);
});

test.each<[string, RecordingBuilder]>([
  ['a press took the focus', fails(edit().at(BLUR - 5, 3, { source: 2, type: 1 }), BLUR + 605)],
  [
    'another field got the focus',
    fails(edit().at(BLUR + 1, 3, { source: 2, type: 5 }), BLUR + 605),
  ],
  ['the request was sent later', fails(edit(), BLUR + 800)],
  ['nothing was typed', fails(edit({ typed: false }), BLUR + 605)],
  ['the field had the focus before', fails(edit({ hesitation_ms: 2_500 }), BLUR + 605)],
  ['another click followed', fails(edit().click(5_000), BLUR + 605)],
  [
    'the field was there before',
    fails(edit({}, { ...cell, role: 'textbox', editable: true }), BLUR + 605),
  ],
  [
    'the tab was hidden',
    fails(edit().emit(BLUR + 1, 'rv:visibility', { visible: false }), BLUR + 605),
  ],
  ['the page was changed', fails(edit().page(BLUR + 2, '/rates', 'push'), BLUR + 605)],
])('a request that fails after typing does not belong to a click if %s', (_, visit) => {
  expect(failed(visit)).toEqual([]);
  expect(signals(visit, 'failed-request')).toHaveLength(1);
});

test('an error of a script as a field loses the focus does not belong to the click that opened it', () => {
  const visit = edit().emit(BLUR + 5, 'rv:error', { ...error, message: 'x is undefined' });
  expect(failed(visit)).toEqual([]);
});

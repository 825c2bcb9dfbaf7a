import { expect, test } from 'vitest';
import { fill, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const CLICKED = LAST + 500;
const untouched = { input_ms: 0, invalid: 1 };
/** A field that the browser reports as invalid and that the visitor has not filled in. */
const invalid = (visit: RecordingBuilder, selector: string, at = CLICKED + 5) =>
  fill(visit, at, selector, untouched);
const start = () => fill(fill(home(), 6_000, '#name'), LAST, '#city');
const press = (visit: RecordingBuilder, at = CLICKED) => visit.click(at, { submits: true });

test.each<[string, string, () => RecordingBuilder]>([
  ['none', '#city', () => press(start())],
  ['one field', '#mail', () => invalid(press(start()), '#mail')],
  [
    'three fields',
    '#mail',
    () => ['#mail', '#zip', '#terms'].reduce((visit, each) => invalid(visit, each), press(start())),
  ],
  [
    'two fields, and with Enter the field with the focus is reported later',
    '#mail',
    () =>
      fill(invalid(press(fill(home(), 6_000, '#name')), '#mail'), CLICKED + 30, '#city', {
        idle_ms: 600,
      }),
  ],
  [
    'the field with the focus, which stays there, and a later one',
    '#city',
    () =>
      fill(invalid(press(fill(home(), 6_000, '#name')), '#terms'), CLICKED + 4_000, '#city', {
        idle_ms: 4_600,
        invalid: 1,
      }),
  ],
  [
    'two fields at first and one field at the last attempt',
    '#terms',
    () => {
      const visit = invalid(invalid(press(start()), '#mail'), '#terms');
      fill(visit, CLICKED + 4_000, '#mail', { idle_ms: 300 });
      return invalid(press(visit, CLICKED + 4_100), '#terms', CLICKED + 4_105);
    },
  ],
  [
    'a field, and the visitor filled in another one since',
    '#phone',
    () => fill(invalid(invalid(press(start()), '#mail'), '#terms'), CLICKED + 4_000, '#phone'),
  ],
  [
    'fields that a script checks without a click',
    '#terms',
    () => invalid(invalid(start(), '#mail'), '#terms'),
  ],
])('a form that the browser stops because of %s names %s', (_, selector, visit) => {
  const found = signals(visit().until(60_000), 'form-abandonment');
  expect(found.map(({ element, about }) => [element?.selector, about])).toEqual([
    [selector, selector.slice(1)],
  ]);
});

const [STATE, NAME] = [77, 70];
/** The page's script marks a field as invalid, or as valid. */
const mark = (visit: RecordingBuilder, at: number, isInvalid: boolean, node = STATE) =>
  visit.set(at, node, { 'aria-invalid': String(isInvalid) });
const clickField = (visit: RecordingBuilder, at: number, id = STATE, label = 'state') =>
  visit.click(
    at,
    { role: 'listbox', tag: 'select', label, selector: `#${label}`, editable: true },
    { id },
  );
const submit = (visit: RecordingBuilder, at: number) =>
  press(visit, at)
    .emit(at + 1, 'rv:submit', { form: '#order', label: 'Save' })
    .emit(at + 500, 'rv:form', { form: '#order', state: 'open', after: 'submit' });
/** A submit that a field rejects, a click on that field, and so many further submits. */
const rejected = (submits: number, change = (visit: RecordingBuilder) => visit) => {
  const visit = change(clickField(mark(submit(start(), 11_000), 11_005, true), 13_000));
  for (let n = 1; n < submits; n += 1) submit(visit, 13_000 + n * 2_000);
  return visit;
};
test.each<[string, string, RecordingBuilder]>([
  ['rejected two submits', '#state', rejected(2)],
  ['rejected three submits', '#state', rejected(3)],
  ['was corrected', '#city', rejected(3, (visit) => mark(visit, 14_000, false))],
  ['rejected a submit before another entry', '#zip', fill(rejected(2), 20_000, '#zip')],
  [
    'was marked by its class',
    '#state',
    rejected(2, (visit) => visit.set(14_000, STATE, { class: 'is-invalid' })),
  ],
  ['is not known, because it was never clicked', '#city', mark(rejectedUnclicked(), 11_005, true)],
  [
    'is one of two, of which the other one was corrected',
    '#state',
    rejected(2, (visit) =>
      clickField(mark(mark(visit, 14_000, true, NAME), 14_500, false, NAME), 14_600, NAME, 'name'),
    ),
  ],
])('a form names the field that %s: %s', (_, selector, visit) => {
  const found = signals(visit.until(60_000), 'form-abandonment');
  expect(found.map(({ element }) => element?.selector)).toEqual([selector]);
});

test.each([
  ['Fomantic', 'field', 'field error', '#zip'],
  ['Bootstrap 3', 'form-group', 'form-group has-error', '#zip'],
  ['Materialize', 'input-field validate', 'input-field validate invalid', '#zip'],
  ['nothing that is known', 'group', 'group error', '#city'],
])(
  'a form names the field whose group is marked as rejected by %s: %s, %s, %s',
  (_, before, after, named) => {
    const input = { type: 2, id: 81, tagName: 'input', attributes: {}, childNodes: [] };
    const group = {
      type: 2,
      id: 80,
      tagName: 'div',
      attributes: { class: before },
      childNodes: [input, { ...input, id: 82, tagName: 'button' }],
    };
    const visit = home().change(500, { adds: [{ parentId: 5, nextId: null, node: group }] });
    clickField(visit, 5_000, 81, 'zip');
    visit.click(5_500, { label: 'Help', selector: '#help' }, { id: 82 });
    fill(fill(fill(visit, 6_000, '#zip'), 7_000, '#name'), LAST, '#city');
    submit(submit(submit(visit, 11_000).set(11_005, 80, { class: after }), 13_000), 15_000);
    const found = signals(visit.until(60_000), 'form-abandonment');
    expect(found.map(({ element }) => element?.selector)).toEqual([named]);
  },
);

function rejectedUnclicked(): RecordingBuilder {
  return submit(submit(start(), 11_000), 15_000);
}

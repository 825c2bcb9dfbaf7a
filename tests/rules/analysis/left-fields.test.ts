import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

/** A button, and a label and a field next to it, in the same row. */
const [ROW, BUTTON, GROUP, LABEL, FIELD] = [5, 20, 60, 61, 62];
const PRESS = 2_000;
const element = (id: number, tagName: string, childNodes: object[] = []) => ({
  id,
  type: 2,
  tagName,
  attributes: { class: 'focused' },
  childNodes,
});
const group = element(GROUP, 'div', [element(LABEL, 'label'), element(FIELD, 'input')]);

/** Presses the button, which takes the focus from the field, and releases it 70 ms later. */
const pressed = (marked: (visit: RecordingBuilder) => RecordingBuilder) => {
  const visit = home()
    .change(100, { adds: [{ parentId: ROW, node: group }] })
    .at(PRESS, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .at(PRESS, 3, { source: 2, type: 6, id: FIELD });
  return marked(visit).click(PRESS + 70, {}, { id: BUTTON });
};
const mark = (visit: RecordingBuilder, id: number, ms = PRESS + 1) => visit.mutate(ms, id, 'left');

test.each<[string, number, RecordingBuilder]>([
  [
    'the field and its label are marked as left',
    1,
    pressed((visit) => mark(mark(visit, FIELD), LABEL)),
  ],
  ['the group of the field is marked as left', 1, pressed((visit) => mark(visit, GROUP))],
  [
    'its text is recorded, and the field is reported later',
    1,
    pressed((visit) => visit.at(PRESS, 3, { source: 5, id: FIELD, text: '' })),
  ],
  [
    'a text is recorded later',
    0,
    pressed((visit) => visit.at(PRESS + 40, 3, { source: 5, id: FIELD, text: '' })),
  ],
  [
    'the field is marked in the millisecond of the click',
    1,
    pressed((visit) => mark(visit, FIELD, PRESS + 70)),
  ],
  [
    'the field loses its style, and its label changes its color',
    1,
    pressed((visit) =>
      visit
        .set(PRESS + 1, FIELD, { style: '' })
        .set(PRESS + 1, LABEL, { style: 'color: rgb(102, 102, 102); border-bottom-color: red;' }),
    ),
  ],
  [
    'a part of the group is shown by its style',
    0,
    pressed((visit) => visit.set(PRESS + 1, LABEL, { style: 'display: block; color: red' })),
  ],
  ['the row of field and button changes', 0, pressed((visit) => mark(visit, ROW))],
  ['something else changes', 0, pressed((visit) => mark(visit, 22))],
  ['the field shows its message', 0, pressed((visit) => visit.write(PRESS + 1, LABEL))],
  [
    'the field is marked as valid',
    1,
    pressed((visit) => visit.set(PRESS + 1, FIELD, { class: 'valid', 'aria-invalid': 'false' })),
  ],
  [
    'the field is marked as invalid',
    0,
    pressed((visit) => visit.set(PRESS + 1, FIELD, { 'aria-invalid': 'true' })),
  ],
  [
    'the field is marked after the click',
    0,
    mark(
      pressed((visit) => visit),
      FIELD,
      PRESS + 300,
    ),
  ],
  [
    'the field is marked, and loses the focus only after the click',
    0,
    mark(home().change(100, { adds: [{ parentId: ROW, node: group }] }), FIELD)
      .at(PRESS, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
      .click(PRESS + 70, {}, { id: BUTTON })
      .at(PRESS + 400, 3, { source: 2, type: 6, id: FIELD }),
  ],
])('of a click that takes the focus from a field, %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

/** The tracker records a field as it loses focus, in the millisecond of the click that took the focus. */
const leftBy = (visit: RecordingBuilder) => {
  visit.at(PRESS, 3, { source: 5, id: FIELD, text: '**' });
  return fill(visit, PRESS, '#email').click(PRESS, {}, { id: BUTTON });
};
test.each<[string, number, RecordingBuilder]>([
  ['nothing else', 1, leftBy(home())],
  ['a style rule with the field', 0, leftBy(home().at(PRESS, 3, { source: 8, id: 1 }))],
  ['a style rule after the click', 0, leftBy(home()).at(PRESS + 20, 3, { source: 8, id: 1 })],
  ['a field after the click', 0, leftBy(home()).at(PRESS + 20, 3, { source: 5, id: FIELD })],
])(
  'after a click that takes the focus from a field, %s changes: %i dead clicks',
  (_, count, visit) => {
    expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
  },
);

/** Within a shadow root, no event reports that the visitor left the field. */
const typedIn = (node: number, clicked: object) =>
  home()
    .click(
      PRESS - 1_500,
      { role: 'textbox', label: 'Code', tag: 'input', ...clicked },
      { id: node },
    )
    .at(PRESS, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .at(PRESS + 2, 3, { source: 5, id: FIELD, text: '**' })
    .click(PRESS + 3, {}, { id: BUTTON });
test.each<[string, number, RecordingBuilder]>([
  ['that the visitor had clicked before', 1, typedIn(FIELD, { editable: true })],
  ['that the visitor had not clicked', 0, typedIn(FIELD + 1, { editable: true })],
  ['that is no text field', 0, typedIn(FIELD, { editable: false })],
])('of a click, the text of a field %s is recorded: %i dead clicks', (_, count, visit) => {
  const dead = signals(visit.until(20_000), 'dead-click');
  expect(dead.filter(({ element }) => element?.label === 'Pay now')).toHaveLength(count);
});

const inShadow = (steps: (visit: RecordingBuilder) => RecordingBuilder) => {
  const visit = home()
    .change(100, { adds: [{ parentId: ROW, node: group }] })
    .click(500, { role: 'textbox', label: 'Code', tag: 'input', editable: true }, { id: FIELD });
  return steps(visit)
    .click(PRESS + 70, {}, { id: BUTTON })
    .until(20_000);
};
const press = (visit: RecordingBuilder) =>
  visit.at(PRESS, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 });
test.each<[string, number, RecordingBuilder]>([
  ['the field', 1, inShadow((visit) => mark(press(visit), FIELD))],
  ['something else', 0, inShadow((visit) => mark(press(visit), 22))],
  [
    'a field that lost the focus before',
    0,
    inShadow((visit) => mark(press(visit.at(1_500, 3, { source: 2, type: 6, id: FIELD })), FIELD)),
  ],
])('of a click after one on a field, the press marks %s: %i dead clicks', (_, count, visit) => {
  const dead = signals(visit, 'dead-click').filter(({ element }) => element?.label === 'Pay now');
  expect(dead).toHaveLength(count);
});

/** The field in eight nested groups; the innermost has the id `FIELD + 1`, the next one `FIELD + 2`. */
const nested = [1, 2, 3, 4, 5, 6, 7, 8].reduce(
  (inside, level) => element(FIELD + level, 'div', [inside]),
  element(FIELD, 'input'),
);
test.each([
  [1, 1],
  [6, 1],
  [7, 0],
])('a mark %i groups above the field that a click left: %i dead clicks', (level, count) => {
  const visit = home()
    .change(100, { adds: [{ parentId: ROW, node: nested }] })
    .at(PRESS, 3, { source: 2, type: 1, id: BUTTON, x: 1, y: 1 })
    .at(PRESS, 3, { source: 2, type: 6, id: FIELD });
  mark(visit, FIELD + level).click(PRESS + 70, {}, { id: BUTTON });
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test.each([
  [10, 1],
  [11, 0],
])('a text recorded %i ms after its field lost the focus: %i dead clicks', (ms, count) => {
  const typed = (at: number) => ({ at, data: { source: 5, id: FIELD, text: '' } });
  const onBlur = pressed((visit) => {
    const { at, data } = typed(PRESS + ms);
    return visit.at(at, 3, data);
  });
  expect(signals(onBlur.until(20_000), 'dead-click')).toHaveLength(count);
  const reported = home().at(PRESS, 3, typed(PRESS).data);
  fill(reported, PRESS + ms, '#email').click(PRESS, {}, { id: BUTTON });
  expect(signals(reported.until(20_000), 'dead-click')).toHaveLength(count);
});

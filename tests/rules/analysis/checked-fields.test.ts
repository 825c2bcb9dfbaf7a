import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

/** A field that the visitor left alone, beside the button that sends the form. */
const [ROW, BUTTON, FIELD, LABEL] = [5, 20, 60, 61];
const CLICK = 2_000;
const node = (id: number, tagName: string) => ({
  ...{ id, type: 2, tagName, attributes: {} },
  childNodes: [{ id: id + 20, type: 3, textContent: 'Quantity' }],
});
const form = () =>
  home().change(100, {
    adds: [
      { parentId: ROW, node: node(LABEL, 'label') },
      { parentId: ROW, node: { ...node(FIELD, 'input'), childNodes: [] } },
    ],
  });
const send = (visit: RecordingBuilder, submits = true) =>
  visit
    .click(CLICK, { submits }, { id: BUTTON })
    .emit(CLICK + 1, 'rv:submit', { form: '#order', label: 'Order' });
const request = (visit: RecordingBuilder) =>
  visit.emit(CLICK + 5, 'rv:reaction', { kind: 'request-start' });
const mark = (visit: RecordingBuilder, attributes: object, id = FIELD, ms = CLICK + 90) =>
  visit.set(ms, id, attributes);
const valid = { class: 'quantity valid', 'aria-invalid': 'false' };

test.each<[string, number, RecordingBuilder]>([
  ['a script sends the form and marks the field as valid', 1, mark(request(send(form())), valid)],
  ['the browser sends the form after the field is marked', 1, mark(send(form()), valid)],
  [
    'the field is marked as invalid by its attribute',
    0,
    mark(request(send(form())), { 'aria-invalid': 'true' }),
  ],
  [
    'the field is marked as invalid by its class',
    0,
    mark(request(send(form())), { class: 'is-invalid' }),
  ],
  ['a label changes its class', 0, mark(request(send(form())), { class: 'valid' }, LABEL)],
  ['the field is marked later', 0, mark(request(send(form())), valid, FIELD, CLICK + 1_001)],
  ['the field changes its style', 0, mark(request(send(form())), { style: 'color: red' })],
  ['the button submits nothing', 0, mark(request(send(form(), false)), valid)],
])('after a click without an answer, %s: %i dead clicks', (_, count, visit) => {
  expect(signals(visit.until(20_000), 'dead-click')).toHaveLength(count);
});

test('a field that is marked by a script that stops the form is a response', () => {
  const visit = mark(send(form()), { class: 'error' }).emit(CLICK + 401, 'rv:form', {
    ...{ form: '#order', state: 'open', after: 'submit' },
  });
  expect(signals(visit.until(20_000), 'dead-click')).toEqual([]);
});

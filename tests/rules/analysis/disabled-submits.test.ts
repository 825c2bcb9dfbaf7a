import { expect, test } from 'vitest';
import { isAbandoned, LAST } from '../../factories/filled-fields.ts';
import {
  FIRST,
  message,
  opens,
  pipe,
  request,
  submit,
  type Visit,
} from '../../factories/form-visits.ts';

const disables =
  (at: number, id = 7, attributes: object = { disabled: '' }): Visit =>
  (visit) =>
    visit.set(at, id, attributes);
const unloads =
  (at: number): Visit =>
  (visit) =>
    visit.mutate(at).emit(at + 3, 'rv:visibility', { visible: false });
test.each<[string, boolean, readonly Visit[]]>([
  ['', true, []],
  ['and another one', true, [disables(FIRST + 60, 9)]],
  ['until the page unloads', true, [unloads(LAST + 40_000)]],
  ['and changes its class', false, [disables(FIRST + 60, 7, { class: 'sent' })]],
  ['and shows a text', false, [message(FIRST + 60, 'Sent')]],
  [
    'and opens a dialog',
    false,
    [(visit) => visit.emit(FIRST + 60, 'rv:reaction', { kind: 'dialog' })],
  ],
  ['and sends a request', false, [request(FIRST + 60)]],
  ['and the visitor leaves soon', false, [opens(6_000)]],
  ['and another page follows', false, [opens(12_000)]],
])('a submit that only disables its button %s abandons the form: %s', (_, abandoned, steps) => {
  expect(isAbandoned(pipe(submit(FIRST), disables(FIRST + 20), ...steps))).toBe(abandoned);
});

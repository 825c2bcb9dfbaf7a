import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

type Visit = (visit: RecordingBuilder) => RecordingBuilder;

/** A form with one field and no button, sent with Enter; its page changes while the visitor types. */
const typedInto = (more: object, ...changes: readonly object[]) => {
  const visit = home();
  for (const [index, change] of changes.entries()) visit.change(7_000 + index, change);
  visit.emit(8_500, 'rv:submit', { form: '#order', label: '' });
  fill(visit, 20_000, '#place', { input_ms: 4_000, idle_ms: 12_000, has_submit: false, ...more });
  return visit.emit(20_001, 'rv:form', { form: '#order', state: 'open', after: 'leave' });
};
const removes = (...ids: readonly number[]) => ({
  removes: ids.map((id) => ({ parentId: 5, id })),
});
const adds = (count: number) => ({
  adds: Array.from({ length: count }, (_, index) => ({
    parentId: 5,
    nextId: null,
    node: { id: 200 + index, type: 2, tagName: 'li', attributes: {}, childNodes: [] },
  })),
});
test.each<[string, boolean, RecordingBuilder]>([
  ['nothing changed', true, typedInto({})],
  ['rows of a list went away', false, typedInto({}, removes(20, 22))],
  ['a list of results came', false, typedInto({}, adds(10))],
  ['a message came and went', true, typedInto({}, adds(1), removes(20))],
  ['rows went away above a button', true, typedInto({ has_submit: true }, removes(20, 22))],
])(
  'where a visitor typed into the only field and %s, the form is abandoned: %s',
  (_, is, visit) => {
    expect(isAbandoned(visit)).toBe(is);
  },
);

/** A button outside of a form, whose page sends the fields over a socket. */
const answered = (label: string, act: Visit = (visit) => visit) => {
  const more = { form: '', has_submit: false };
  const visit = fill(fill(home(), 6_000, '#mail', more), LAST, '#city', more);
  return act(visit.click(11_000, { label }, { id: 90 }));
};
test.each<[string, boolean, RecordingBuilder]>([
  ['“Send” is answered with words', false, answered('Send', (visit) => visit.write(11_200))],
  ['“Send” is not answered', true, answered('Send')],
  ['“Send” gets another look', true, answered('Send', (visit) => visit.mutate(11_200))],
  ['“Preview” is answered with words', true, answered('Preview', (visit) => visit.write(11_200))],
  [
    '“Send” is answered with words and an invalid field',
    true,
    answered('Send', (visit) => visit.write(11_200).set(11_200, 9, { 'aria-invalid': 'true' })),
  ],
  [
    '“Send” is answered with words twice',
    true,
    answered('Send', (visit) =>
      visit.write(11_200).click(14_000, { label: 'Send' }, { id: 90 }).mutate(14_200),
    ),
  ],
])('where %s, the form is abandoned: %s', (_, is, visit) => {
  expect(isAbandoned(visit)).toBe(is);
});

/** A number in the badge of the cart, and a notice. */
const badge = (textContent: string) => ({
  adds: [{ parentId: 4, nextId: null, node: { id: 95, type: 3, textContent } }],
});
const counts: Visit = (visit) => visit.write(11_200).change(11_200, badge('1'));
/** The page is too heavy to be recorded when the button is clicked. */
const unrecorded: Visit = (visit) => visit.emit(10_900, 'rv:mode', {});
/** The same button in a form that has another one to send it. */
const inForm = (label: string) => {
  const more = { form: '#guests', has_submit: true };
  const visit = fill(fill(home(), 6_000, '#mail', more), LAST, '#city', more);
  return counts(visit.click(11_000, { label }, { id: 90 }));
};
test.each<[string, boolean, RecordingBuilder]>([
  ['“Add voucher” is counted, with a notice', false, answered('Add voucher', counts)],
  ['“Aggiungi il buono” is counted', false, answered('Aggiungi il buono', counts)],
  ['“Add to cart” is counted', false, answered('Add to cart', counts)],
  ['“Preview” counts something', true, answered('Preview', counts)],
  ['“Add-ons” counts something', true, answered('Add-ons', counts)],
  ['“Address book” counts something', true, answered('Address book', counts)],
  ['“Add voucher” only gets a notice', true, answered('Add voucher', (v) => v.write(11_200))],
  [
    '“Add voucher” only counts, such as characters',
    true,
    answered('Add voucher', (v) => v.change(11_200, badge('1'))),
  ],
  [
    '“Add voucher” is clicked again',
    true,
    answered('Add voucher', (v) => counts(v).click(14_000, { label: 'Add voucher' }, { id: 90 })),
  ],
  [
    '“Add voucher” marks an invalid field',
    true,
    answered('Add voucher', (v) => counts(v).set(11_200, 9, { 'aria-invalid': 'true' })),
  ],
  ['the response to “Add voucher” was not recorded', false, answered('Add voucher', unrecorded)],
  ['the response to “Send” was not recorded', false, answered('Send', unrecorded)],
  ['the response to “Preview” was not recorded', true, answered('Preview', unrecorded)],
  ['“Add guest” counts a guest in a form that is not sent', true, inForm('Add guest')],
])('where %s, the form is abandoned: %s', (_, is, visit) => {
  expect(isAbandoned(visit)).toBe(is);
});

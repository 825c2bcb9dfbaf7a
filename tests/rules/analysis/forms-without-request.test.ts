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

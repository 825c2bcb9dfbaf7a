import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

const [FIRST, SECOND] = [LAST + 500, LAST + 8_000];

/** A script takes the submit, and the form stays open. */
const submit = (visit: RecordingBuilder, at: number) =>
  visit
    .click(at, { submits: true })
    .emit(at + 1, 'rv:submit', { form: '#order', label: 'Continue' })
    .write(at + 20, 9)
    .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });

/** Two submits with a correction in between, after which the visitor leaves. */
function submitsTwice(mark: (visit: RecordingBuilder) => void) {
  const visit = submit(fill(fill(home(), 6_000, '#company'), LAST, '#vat'), FIRST);
  mark(visit);
  submit(fill(visit, LAST + 6_000, '#vat', { refills: 1 }), SECOND);
  return visit.page(LAST + 11_000, '/mugs');
}
const invalid = { 'aria-invalid': 'true' };

test.each<[string, boolean, (visit: RecordingBuilder) => void]>([
  ['marks no field as invalid', false, () => {}],
  ['marks one', true, (visit) => visit.set(FIRST + 10, 8, invalid)],
  ['marks one a second later', true, (visit) => visit.set(FIRST + 1_001, 8, invalid)],
  ['marks one later, for another reason', false, (visit) => visit.set(FIRST + 1_002, 8, invalid)],
  ['changes another attribute', false, (visit) => visit.set(FIRST + 10, 8, { class: 'wrong' })],
])('a form that “Continue” does not close twice and that %s is abandoned: %s', (_, left, mark) => {
  expect(isAbandoned(submitsTwice(mark))).toBe(left);
});

import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

const [FIRST, SECOND] = [LAST + 500, LAST + 8_000];

/** A script takes the submit without a request and shows a message, and the form stays open. */
const submit = (visit: RecordingBuilder, at: number) =>
  visit
    .click(at, { label: 'Send', submits: true })
    .emit(at + 1, 'rv:submit', { form: '#order', label: 'Send' })
    .write(at + 20, 9, `Message ${at}`)
    .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });
const mark = (visit: RecordingBuilder, at: number, isInvalid: boolean, byClass = false) =>
  visit.set(
    at,
    8,
    byClass ? { class: isInvalid ? 'is-invalid' : '' } : { 'aria-invalid': `${isInvalid}` },
  );

/** Two submits with a correction in between, each of which may mark a field until the visitor types again. */
function submitsTwice(marked: {
  first: boolean;
  second: boolean;
  byClass?: boolean;
  onNextPage?: boolean;
}) {
  const visit = submit(fill(fill(home(), 6_000, '#company'), LAST, '#vat'), FIRST);
  if (marked.first) mark(visit, FIRST + 30, true, marked.byClass);
  fill(visit, LAST + 6_000, '#vat', { refills: 1 });
  if (marked.first) mark(visit, LAST + 6_010, false, marked.byClass);
  submit(visit, SECOND);
  if (marked.second) mark(mark(visit, SECOND + 30, true), SECOND + 1_900, false);
  visit.page(LAST + 11_000, '/mugs');
  if (marked.onNextPage) mark(visit, LAST + 12_000, true);
  return isAbandoned(visit);
}

test.each([
  ['after no submit', true, { first: false, second: false }],
  ['after the first submit', false, { first: true, second: false }],
  ['after the first submit, by its class', false, { first: true, second: false, byClass: true }],
  [
    'after the first submit, and on the next page',
    false,
    { first: true, second: false, onNextPage: true },
  ],
  ['after the second submit', true, { first: false, second: true }],
  ['after both submits', true, { first: true, second: true }],
])(
  'a form that was sent twice without a request, and where a field was marked as invalid %s, is abandoned: %s',
  (_, abandoned, marked) => {
    expect(submitsTwice(marked)).toBe(abandoned);
  },
);

import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home } from '../../factories/signals.ts';

const [FIRST, SECOND] = [LAST + 500, LAST + 8_000];

/** A script takes the submit and changes a text, and the form stays open. */
const submit = (visit: RecordingBuilder, at: number) =>
  visit
    .click(at, { submits: true })
    .emit(at + 1, 'rv:submit', { form: '#order', label: 'Save' })
    .write(at + 20, 9)
    .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });

/** Two submits with a correction in between, after which the visitor leaves. */
function submitsTwice(then: (visit: RecordingBuilder) => void) {
  const visit = submit(fill(fill(home(), 6_000, '#company'), LAST, '#vat'), FIRST);
  submit(fill(visit, LAST + 6_000, '#vat', { refills: 1 }), SECOND);
  then(visit);
  return visit.page(LAST + 11_000, '/mugs');
}

/** A text appears below a field. */
function say(visit: RecordingBuilder, ms: number, className: string, textContent = 'Wrong number') {
  const attributes = { class: className };
  const text = { id: ms + 2, type: 3, textContent };
  const inner = { id: ms + 1, type: 2, tagName: 'b', attributes: {}, childNodes: [text] };
  const node = { id: ms, type: 2, tagName: 'div', attributes, childNodes: [inner] };
  return visit.change(ms, { adds: [{ parentId: 5, nextId: null, node }] });
}
const sayTwice = (visit: RecordingBuilder, className: string, text?: string) =>
  say(say(visit, FIRST + 40, className, text), SECOND + 40, className, text);
const requests = (visit: RecordingBuilder) => {
  for (const at of [FIRST, SECOND]) visit.emit(at + 300, 'rv:reaction', { kind: 'request' });
  return visit;
};

test.each<[string, boolean, (visit: RecordingBuilder) => void]>([
  ['says nothing more', false, () => {}],
  ['says both times what is wrong', true, (visit) => sayTwice(visit, 'van-field__error-message')],
  ['says both times what is wrong above it', true, (visit) => sayTwice(visit, 'error-message')],
  ['says only once what is wrong', false, (visit) => say(visit, FIRST + 40, 'field-error')],
  ['shows a result both times', false, (visit) => sayTwice(visit, 'result')],
  ['adds an empty message both times', false, (visit) => sayTwice(visit, 'field-error', '')],
  [
    'adds both times a field whose message Bootstrap hides',
    false,
    (visit) => sayTwice(visit, 'invalid-feedback'),
  ],
  ['sends it and says what is wrong', false, (visit) => sayTwice(requests(visit), 'field-error')],
])('a form that stays open at “Save” twice and %s is abandoned: %s', (_, left, then) => {
  expect(isAbandoned(submitsTwice(then))).toBe(left);
});

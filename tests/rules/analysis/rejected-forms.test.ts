import { expect, test } from 'vitest';
import { fill, isAbandoned, LAST } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const sent = { form: '#order', label: 'Continue' };
const [FIRST, SECOND] = [LAST + 500, LAST + 8_000];

/** A script takes the submit, and the form stays open. */
const submit = (visit: RecordingBuilder, at: number) =>
  visit
    .click(at, { submits: true })
    .emit(at + 1, 'rv:submit', { form: '#order', label: 'Continue' })
    .write(at + 20, 9)
    .emit(at + 401, 'rv:form', { form: '#order', state: 'open', after: 'submit' });

const LEFT = LAST + 11_000;
/** Two submits with a correction in between, after which the visitor leaves. */
function submitsTwice(then: (visit: RecordingBuilder) => void) {
  const visit = submit(fill(fill(home(), 6_000, '#company'), LAST, '#vat'), FIRST);
  submit(fill(visit, LAST + 6_000, '#vat', { refills: 1 }), SECOND);
  then(visit);
  return visit.page(LEFT, '/mugs');
}
const mark = (visit: RecordingBuilder, ms: number, value: string | null = 'true', id = 8) =>
  visit.set(ms, id, { 'aria-invalid': value });
/** A component marks its field together with the frame, the icon and the message around it. */
const markAmidMany = (visit: RecordingBuilder, ms: number, value: string | null = 'true') =>
  changeMany(visit, ms, { 'aria-invalid': value });
const changeMany = (visit: RecordingBuilder, ms: number, attributes: object) =>
  visit.change(ms, {
    attributes: [
      ...Array.from({ length: 13 }, (_, index) => ({
        id: 20 + index,
        attributes: { class: `error-${ms}` },
      })),
      { id: 8, attributes },
    ],
  });
const markClass = (visit: RecordingBuilder, ms: number, className = 'field is-invalid') =>
  visit.set(ms, 8, { class: className });
const requests = (visit: RecordingBuilder) => {
  for (const at of [FIRST, SECOND]) visit.emit(at + 300, 'rv:reaction', { kind: 'request' });
  return visit;
};

test.each<[string, boolean, (visit: RecordingBuilder) => void]>([
  ['marks no field as invalid', false, () => {}],
  ['marks one', true, (visit) => mark(visit, FIRST + 10)],
  [
    'marks one and later not any more',
    false,
    (visit) => mark(mark(visit, FIRST + 10), SECOND, null),
  ],
  [
    'marks two and later one',
    true,
    (visit) => mark(mark(mark(visit, FIRST + 10, 'true', 9), FIRST + 10), SECOND, 'false'),
  ],
  [
    'marks one after a link within the page',
    true,
    (visit) => mark(visit.page(SECOND + 1_500, '/', 'hash'), SECOND + 1_600),
  ],
  ['marks one before', false, (visit) => mark(visit, FIRST - 10)],
  ['marks one on the next page', false, (visit) => mark(visit, LEFT + 10)],
  [
    'marks one, and another button saved it',
    false,
    (visit) =>
      mark(visit, FIRST + 10)
        .click(SECOND + 1_500, { selector: '#later' })
        .emit(SECOND + 1_600, 'rv:reaction', { kind: 'request' }),
  ],
  ['changes another attribute', false, (visit) => visit.set(FIRST + 10, 8, { class: 'wrong' })],
  ['marks one by its class', true, (visit) => markClass(visit, FIRST + 10)],
  [
    'marks one by its class until the second response',
    false,
    (visit) => markClass(markClass(visit, FIRST + 10), SECOND + 10, 'field'),
  ],
  ['marks one by its class on the next page', false, (visit) => markClass(visit, LEFT + 10)],
  ['sends twice', false, requests],
  ['sends twice, and marks a field', true, (visit) => mark(requests(visit), FIRST + 400)],
  [
    'sends twice, and marks a field amid many other changes',
    true,
    (visit) => markAmidMany(requests(visit), FIRST + 400),
  ],
  [
    'sends twice, and marks a field until a second response with many changes',
    false,
    (visit) => markAmidMany(mark(requests(visit), FIRST + 400), SECOND + 400, null),
  ],
  [
    'sends twice, and marks a field by its class amid many other changes',
    true,
    (visit) => changeMany(requests(visit), FIRST + 400, { class: 'field is-invalid' }),
  ],
  [
    'sends twice, and marks a field by its class until a second response with many changes',
    false,
    (visit) =>
      changeMany(markClass(requests(visit), FIRST + 400), SECOND + 400, { class: 'field' }),
  ],
  [
    'sends twice, and marks a field until the second response',
    false,
    (visit) => mark(mark(requests(visit), FIRST + 400), SECOND + 400, 'false'),
  ],
  [
    'sends twice, marks a field, and then closes',
    false,
    (visit) =>
      mark(requests(visit), FIRST + 400).emit(SECOND + 500, 'rv:form', {
        ...{ form: '#order', state: 'gone', after: 'submit' },
      }),
  ],
])('a form that stays open at “Continue” twice and %s is abandoned: %s', (_, left, then) => {
  expect(isAbandoned(submitsTwice(then))).toBe(left);
});

/** The server returns a page, on which a field may be marked as invalid. */
function load(visit: RecordingBuilder, ms: number, path: string, invalid?: string) {
  const mark = invalid?.startsWith('form-') ? 'class' : 'aria-invalid';
  const attributes = invalid ? { [mark]: invalid } : {};
  const node = { id: 90, type: 2, tagName: 'input', attributes, childNodes: [] };
  return visit.page(ms, path).change(ms + 10, { adds: [{ parentId: 5, nextId: null, node }] });
}

test.each<[string, boolean, (visit: RecordingBuilder) => RecordingBuilder]>([
  ['with an invalid field', true, (visit) => load(visit, 18_000, '/', 'true')],
  [
    'with an invalid field, after a link within the page',
    true,
    (visit) => load(visit.page(17_500, '/', 'hash'), 18_000, '/', 'true'),
  ],
  ['with an invalid field only once', false, (visit) => load(visit, 18_000, '/', 'false')],
  [
    'with a class for invalid fields',
    true,
    (visit) => load(visit, 18_000, '/', 'form-x is-invalid'),
  ],
  ['with another class', false, (visit) => load(visit, 18_000, '/', 'form-x is-invalid-never')],
  ['and then the next page', false, (visit) => load(visit, 18_000, '/mugs', 'true')],
  [
    'with an invalid field twice, and then another page',
    false,
    (visit) => {
      fill(load(visit, 18_000, '/', 'true'), 20_000, '#vat');
      return load(visit.emit(21_000, 'rv:submit', sent), 21_600, '/mugs');
    },
  ],
])('a form whose page the server returns %s is abandoned: %s', (_, left, then) => {
  const visit = fill(fill(home(), 6_000, '#company'), LAST, '#vat').emit(11_000, 'rv:submit', sent);
  fill(load(visit, 11_600, '/', 'true'), 16_000, '#vat').emit(17_000, 'rv:submit', sent);
  expect(isAbandoned(then(visit))).toBe(left);
});

test('a form that the server returns twice with an invalid field below a message is abandoned', () => {
  const [above, below] = [
    { form: 'main > div:nth-of-type(1) > form' },
    { form: 'main > div:nth-of-type(2) > form' },
  ];
  const visit = fill(fill(home(), 6_000, '#company', above), LAST, '#vat', above);
  fill(
    load(visit.emit(11_000, 'rv:submit', { ...sent, ...above }), 11_600, '/', 'true'),
    16_000,
    '#vat',
    below,
  );
  load(visit.emit(17_000, 'rv:submit', { ...sent, ...below }), 18_000, '/', 'true');
  expect(isAbandoned(visit)).toBe(true);
});

/** A script sends the form and replaces it by the response, as Turbo does. */
function rendersAgain(
  visit: RecordingBuilder,
  at: number,
  { status = 422, isInvalid = true, lateMs = 0, opens = '' } = {},
) {
  const attributes = isInvalid ? { 'aria-invalid': 'true' } : {};
  const node = { id: at, type: 2, tagName: 'input', attributes, childNodes: [] };
  visit
    .click(at, { submits: true })
    .emit(at + 1, 'rv:submit', { form: '#order', label: 'Continue' })
    .emit(at + 300, 'rv:reaction', { kind: 'request', ago_ms: 290, saves: true });
  if (status >= 400)
    visit.emit(at + 299, 'rv:request', { ...failing, duration_ms: 290, path: '/order', status });
  if (opens) visit.page(at + 305, opens, 'push');
  return visit
    .change(at + 310 + lateMs, { adds: [{ parentId: 5, nextId: null, node }] })
    .emit(at + 1_400, 'rv:form', { form: '#order', state: 'gone', after: 'submit' });
}
type Response = Parameters<typeof rendersAgain>[2];
const correctsOnce = (first: Response, second: Response) => {
  const visit = fill(fill(home(), 6_000, '#company'), LAST, '#vat');
  fill(rendersAgain(visit, FIRST, first), LAST + 6_000, '#vat', { refills: 1 });
  return rendersAgain(visit, SECOND, second);
};

test.each<[string, boolean, RecordingBuilder]>([
  ['rejected twice', true, correctsOnce({}, {})],
  ['rejected and then accepted', false, correctsOnce({}, { status: 200, isInvalid: false })],
  ['rejected twice without an invalid field', false, correctsOnce({}, { isInvalid: false })],
  ['accepted twice beside an invalid field', false, correctsOnce({ status: 200 }, { status: 200 })],
  ['rejected before something else marks a field', false, correctsOnce({}, { lateMs: 1_500 })],
  ['rejected before another page marks a field', false, correctsOnce({}, { opens: '/mugs' })],
])('a form that is replaced by the response and %s is abandoned: %s', (_, left, visit) => {
  expect(isAbandoned(visit)).toBe(left);
});

test('a form that its response replaced counts as open at the end', () => {
  const [left] = signals(correctsOnce({}, {}).until(60_000), 'form-abandonment');
  expect(left).toMatchObject({ submits: true, form: { isOpen: true } });
});

/** Sends a form with an email address at these times; the response arrives before the form is seen open again. */
function sends(times: readonly number[], field = '#email') {
  const visit = fill(fill(home(), 6_000, field), LAST, '#message');
  for (const at of times)
    submit(visit, at)
      .emit(at + 300, 'rv:reaction', { kind: 'request', ago_ms: 290, saves: true })
      .emit(at + 1_500, 'rv:form', { form: '#order', state: 'open', after: 'submit' });
  return visit;
}
const THREE = [FIRST, FIRST + 3_000, FIRST + 6_000];
/** The server rejects a form without an email address; the page explains it. */
const rejects = (times: readonly number[], status: number, initiator = 'fetch') => {
  const visit = sends(times, '#size');
  for (const at of times)
    visit.emit(at + 299, 'rv:request', { ...failing, path: '/api/contact', status, initiator });
  return visit;
};
const closes = (visit: RecordingBuilder, state: 'gone' | 'emptied') =>
  visit.emit(LAST + 8_000, 'rv:form', { form: '#order', state, after: 'submit' });

test.each<[string, boolean, RecordingBuilder]>([
  ['three times', true, sends(THREE)],
  ['twice', false, sends(THREE.slice(1))],
  ['with three quick clicks', false, sends([FIRST, FIRST + 300, FIRST + 600])],
  ['three times, until it is gone', false, closes(sends(THREE), 'gone')],
  ['three times, until it is cleared', false, closes(sends(THREE), 'emptied')],
  ['three times, without an email address', false, sends(THREE, '#size')],
  ['three times, and rejected', true, rejects(THREE, 422)],
  ['three times, and rejected twice', false, rejects(THREE.slice(1), 422)],
  ['three times, with a picture that is missing', false, rejects(THREE, 404, 'img')],
  [
    'three times, with a correction',
    false,
    fill(sends(THREE.slice(0, 2)), LAST + 5_000, '#message', { refills: 1 }),
  ],
])('a form whose same entries were sent %s is abandoned: %s', (_, left, visit) => {
  expect(isAbandoned(visit.until(40_000))).toBe(left);
});

/** The page's script stops the first attempt with a message; the server answers the second one with a page. */
const correctsThenLoads = (
  ms: number,
  kind: 'load' | 'reload' | 'back-forward',
  referrer: string,
) => {
  const visit = submit(fill(fill(home(), 6_000, '#email'), LAST, '#name'), FIRST);
  return submit(fill(visit, LAST + 6_000, '#email', { refills: 1 }), SECOND)
    .emit(SECOND + ms - 1, 'rv:form', { form: '#order', state: 'open', after: 'leave' })
    .page(SECOND + ms, '/', kind, 2_000, referrer);
};
const from = 'https://shop.example/';

test.each<[string, boolean, RecordingBuilder]>([
  ['loads a page after 1.4 s', false, correctsThenLoads(1_400, 'load', from)],
  ['loads a page after 20 s', false, correctsThenLoads(20_000, 'load', from)],
  ['loads nothing until the visitor opens a page', true, correctsThenLoads(1_400, 'load', '')],
  ['loads nothing until the visitor reloads', true, correctsThenLoads(1_400, 'reload', from)],
  [
    'loads nothing until the visitor goes back',
    true,
    correctsThenLoads(4_000, 'back-forward', from),
  ],
])('a form whose corrected attempt %s is abandoned: %s', (_, left, visit) => {
  expect(isAbandoned(visit)).toBe(left);
});

import { expect, test } from 'vitest';
import { fill } from '../../factories/filled-fields.ts';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, failing, home, signals } from '../../factories/signals.ts';

test.each([2_000, 2_001])('an error %i ms after a click and before the next', (ms) => {
  const visit = home().click(1_000).mutate(1_010);
  visit.emit(1_000 + ms, 'rv:error', { ...error, message: 'x is undefined' }).until(20_000);
  expect(signals(visit, 'error-click').length).toBe(ms <= 2_000 ? 1 : 0);
});

test('an error belongs to the last click before it', () => {
  const visit = home().click(1_000).click(2_000, { label: 'Other', selector: '#other' });
  visit.emit(2_500, 'rv:error', { ...error, message: 'x is undefined' });
  expect(signals(visit, 'error-click')).toMatchObject([{ element: { label: 'Other' } }]);
});

test.each<[string, number, boolean]>([
  ['while the visitor types into the clicked field', 1_600, false],
  ['before the first letter', 900, true],
])('a request that is sent %s and fails %s ms later belongs to the click: %s', (_, at, belongs) => {
  const field = { role: 'textbox', label: 'Notes', selector: '#notes' };
  const visit = home().click(500, { ...field, tag: 'textarea', editable: true });
  visit.emit(at, 'rv:request', { ...failing, path: '/notes', status: 507 });
  const typing = { hesitation_ms: 700, input_ms: 2_000, idle_ms: 1_000, refills: 0, invalid: 0 };
  visit.emit(4_200, 'rv:field', { field, form: '', search: false, ...typing }).until(20_000);
  expect(signals(visit, 'error-click').length).toBe(belongs ? 1 : 0);
  expect(signals(visit, 'failed-request')).toHaveLength(1);
});

test.each<[string, readonly number[], boolean]>([
  ['is renewed and sent again', [1_300, 1_500], false],
  ['is renewed and not sent again', [1_300], true],
  ['is followed by others much later', [3_300, 3_400], true],
])('a request without a valid sign-in that %s (%j) is a failure: %s', (_, answers, fails) => {
  const visit = home().click(1_000);
  visit.emit(1_200, 'rv:request', { ...failing, path: '/inbox', status: 401 });
  for (const at of answers) visit.emit(at, 'rv:reaction', { kind: 'request' });
  visit.mutate(1_600).until(20_000);
  expect(signals(visit, 'failed-request').length).toBe(fails ? 1 : 0);
  expect(signals(visit, 'error-click').length).toBe(fails ? 1 : 0);
});

test('a list that fails after a choice fails because of its click', () => {
  const list = { role: 'combobox', tag: 'select', editable: false };
  const visit = home().click(500, list).at(1_200, 3, { source: 5, id: 9, text: '*' });
  visit.emit(1_600, 'rv:request', { ...failing, path: '/region', status: 500 }).until(20_000);
  expect(signals(visit, 'error-click')).toHaveLength(1);
});

const foreign = { ...error, message: 'Script error.' };

test.each<[string, readonly number[], number]>([
  ['a click that opened something', [1_040], 0],
  ['a click without a response', [], 1],
  ['a click with a late response, which came before the error', [1_900], 0],
])(
  'an error in another website’s script after %s (changes at %j): %i error clicks',
  (_, changes, count) => {
    const visit = home().click(1_000);
    for (const at of changes) visit.mutate(at);
    visit.emit(1_950, 'rv:error', foreign).until(20_000);
    expect(signals(visit, 'error-click')).toHaveLength(count);
  },
);

test('an error in another website’s script after which a visitor clicked something else is an error click', () => {
  const visit = home().click(1_000).emit(1_040, 'rv:error', foreign);
  visit.click(4_000, { label: 'Other', selector: '#other' }).mutate(4_050).until(20_000);
  expect(signals(visit, 'error-click')).toMatchObject([{ element: { label: 'Pay now' } }]);
});

test.each<[string, number, boolean]>([
  ['right after', 2_590, true],
  ['long after', 3_200, false],
])('a request that is sent %s the slow response to a click belongs to it: %s', (_, at, belongs) => {
  const visit = home().click(1_000).mutate(1_050);
  visit.emit(2_500, 'rv:reaction', { kind: 'request', ago_ms: 1_450 });
  visit.emit(at, 'rv:reaction', { kind: 'request-start' });
  const request = { ...failing, path: '/cart/summary', status: 500, duration_ms: 600 };
  visit.emit(at + 600, 'rv:request', request).until(20_000);
  expect(signals(visit, 'error-click').length).toBe(belongs ? 1 : 0);
  expect(signals(visit, 'failed-request')).toHaveLength(1);
});

test('a request in the series of a click that comes after the next click belongs to neither', () => {
  const visit = home().click(1_000).mutate(1_050);
  visit.click(2_000, { role: 'textbox', label: 'Notes', tag: 'input', editable: true });
  visit.emit(3_500, 'rv:reaction', { kind: 'request', ago_ms: 2_450 });
  const request = { ...failing, path: '/cart/summary', status: 500, duration_ms: 2_000 };
  visit.emit(5_600, 'rv:request', request).until(20_000);
  expect(signals(visit, 'error-click')).toHaveLength(0);
});

const press = (visit: RecordingBuilder, ms: number) =>
  visit.at(ms, 3, { source: 2, type: 1, id: 7 });
const thrown = (visit: RecordingBuilder, ms: number) =>
  visit.emit(ms, 'rv:error', { ...error, message: 'menu is undefined' });
/** Menus of Radix and others open with the pointer down. */
test.each<[string, number, (visit: RecordingBuilder) => void]>([
  ['while the pointer is down', 1, (visit) => thrown(press(visit, 900), 902).click(1_000)],
  ['before the pointer is down', 0, (visit) => press(thrown(visit, 880), 900).click(1_000)],
  [
    'as the press leaves a field',
    0,
    (visit) => fill(thrown(press(visit, 900), 902), 903, '#city').click(1_000),
  ],
])('an error %s: %i error clicks', (_, count, act) => {
  const visit = home();
  act(visit);
  expect(signals(visit.until(20_000), 'error-click')).toHaveLength(count);
});

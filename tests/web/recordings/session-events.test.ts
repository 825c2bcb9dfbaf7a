import { expect, test } from 'vitest';
import { SessionEventList } from '../../../lambdas/contract/replay/session-events.ts';
import { withTypedMask } from '../../../lambdas/contract/replay/typed-mask.ts';
import { momentsOf } from '../../../web/app/recordings/timeline/moments.ts';

const custom = (timestamp: number, tag: string, payload?: object) => ({
  type: 5,
  timestamp,
  data: { tag, payload },
});

test('an edited field is listed by its label, without the text', () => {
  const field = { label: 'Discount code' };
  const { events } = new SessionEventList(1_000).add([
    custom(9_000, 'rv:field', { field, typed: true, input_ms: 2_000 }),
    custom(9_500, 'rv:field', { field, input_ms: 0 }),
  ]);
  expect(momentsOf({ pages: [], marks: [] }, events)).toMatchObject([
    { atMs: 6_000, text: 'Typed in Discount code\u00a0· text hidden' },
  ]);
});

test('an edited field is shown with a mask of fixed length', () => {
  const typed = (source: number, text: string) => ({
    type: 3,
    timestamp: 1,
    data: { source, id: 4, text, isChecked: false },
  });
  expect(withTypedMask(typed(5, '')).data).toMatchObject({ text: '••••••' });
  expect(withTypedMask(typed(3, '')).data).toMatchObject({ text: '' });
  // Only an empty text was removed; the label of a selected option was not.
  for (const event of [
    typed(5, 'Blue'),
    { ...typed(5, ''), type: 5 },
    { type: 3, timestamp: 1, data: null },
  ])
    expect(withTypedMask(event)).toBe(event);
});

test('clicks on one element in quick succession are one event, also across batches', () => {
  const click = (timestamp: number, label: string) =>
    custom(timestamp, 'rv:click', { target: { label } });
  const list = new SessionEventList(1_000);
  list.add([click(1_000, 'Apply'), click(1_400, 'Apply')]);
  list.add([
    custom(1_500, 'rv:page', {}),
    click(2_000, 'Apply'),
    click(9_000, 'Apply'),
    click(9_100, 'Pay'),
    custom(9_200, 'rv:click'),
  ]);
  expect(list.events.map(({ at_ms, label, count }) => [at_ms, label, count])).toEqual([
    [0, 'Apply', 3],
    [8_000, 'Apply', 1],
    [8_100, 'Pay', 1],
    [8_200, '', 1],
  ]);
});

test('errors name their file and line, failed requests their status and duration', () => {
  const { events } = new SessionEventList().add([
    { type: 4, timestamp: 1_000, data: {} },
    custom(3_000, 'rv:error', { message: 'x is undefined', file: '/shop.js', line: 12 }),
    custom(4_000, 'rv:request', { path: '/api/cart', status: 500, duration_ms: 80 }),
    custom(5_000, 'rv:request', { path: '/api/cart', status: 0, duration_ms: 900 }),
  ]);
  expect(events.map(({ at_ms, label, detail }) => [at_ms, label, detail])).toEqual([
    [2_000, 'x is undefined', '/shop.js:12'],
    [2_920, '/api/cart', '500 · 80 ms'],
    [3_100, '/api/cart', 'no response · 900 ms'],
  ]);
});

test('a caught error is in the console lane and not a problem', () => {
  const { events } = new SessionEventList(0).add([
    custom(1_000, 'rv:error', { kind: 'logged', message: 'no stock' }),
    custom(2_000, 'rv:error', { kind: 'rejection', message: 'no cart' }),
  ]);
  expect(momentsOf({ pages: [], marks: [] }, events)).toMatchObject([
    { text: 'no stock', lane: 'console', kind: 'error', isProblem: false },
    { text: 'no cart', lane: 'console', kind: 'error', isProblem: true },
  ]);
});

test('clicks are grouped while the pause is shorter than 1.5 s', () => {
  const clicks = [1_000, 2_499, 3_999].map((at) =>
    custom(at, 'rv:click', { target: { label: 'Apply' } }),
  );
  const { events } = new SessionEventList(1_000).add(clicks);
  expect(events.map(({ at_ms, count }) => [at_ms, count])).toEqual([
    [0, 2],
    [2_999, 1],
  ]);
});

test('another event ends a series of clicks, even if it has the same label', () => {
  const click = (at: number) => custom(at, 'rv:click', { target: { label: 'Apply' } });
  const error = custom(1_200, 'rv:error', { message: 'Apply' });
  const { events } = new SessionEventList(1_000).add([click(1_100), error, click(1_300)]);
  expect(events.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    'click 1',
    'error 1',
    'click 1',
  ]);
});

test('a clock that jumps back does not reorder the events', () => {
  const submits = [5_000, 3_000, 6_000].map((at) => custom(at, 'rv:submit', {}));
  const { events } = new SessionEventList().add(submits);
  expect(events.map(({ at_ms }) => at_ms)).toEqual([0, 0, 1_000]);
});

test('an input event starts when the field was focused, and never before the recording', () => {
  const { events } = new SessionEventList(1_000).add([
    custom(1_500, 'rv:field', { typed: true, input_ms: 2_000 }),
    custom(1_600, 'rv:field', { typed: true }),
    custom(1_700, 'rv:request', { path: '/a', duration_ms: 2_000 }),
    custom(1_800, 'rv:request', { path: '/b' }),
    custom(1_900, 'rv:error', { message: 'x', file: '/a.js' }),
    custom(1_950, 'rv:submit', { label: 'Pay' }),
  ]);
  expect(events.map(({ kind, at_ms, label, detail }) => [kind, at_ms, label, detail])).toEqual([
    ['type', 0, '', ''],
    ['type', 600, '', ''],
    ['request', 0, '/a', 'no response · 2000 ms'],
    ['request', 800, '/b', 'no response · 0 ms'],
    ['error', 900, 'x', '/a.js:0'],
    ['submit', 950, 'Pay', ''],
  ]);
});

test('a session with many actions lists the first 3,000, with texts of at most 300 characters', () => {
  const errors = Array.from({ length: 3_001 }, (_, n) =>
    custom(n, 'rv:error', { message: 'x'.repeat(301) }),
  );
  const { events } = new SessionEventList(0).add(errors);
  expect([events.length, events[0]?.label.length]).toEqual([3_000, 300]);
});

test.each([
  null,
  7,
  'text',
  [],
  { tag: 'rv:click', payload: null },
  { tag: 'rv:error', payload: 7 },
])('a custom event that holds %o is listed without text or left out', (data) => {
  const { events } = new SessionEventList(0).add([{ type: 5, timestamp: 1, data }]);
  expect(events.every(({ label, detail }) => label === '' && detail === '')).toBe(true);
});

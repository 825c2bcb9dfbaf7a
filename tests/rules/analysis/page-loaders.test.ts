import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

/** Loaders that go as the page renders the slow response of a click. */

const BODY = 4;
const ICON = 9;
const attributes = (isShown: boolean) => [
  { id: BODY, attributes: { 'data-loading': isShown ? 'true' : null } },
  { id: ICON, attributes: { class: isShown ? 'icon loader' : 'icon' } },
];
const slowness = (visit: RecordingBuilder) =>
  signals(visit, 'dead-click').map((each) => each.slow === true);

const CONTROL = 7;
/** A tap whose control looks pressed until the loader comes: the same mutation takes the look back. */
function slowTap(released: string): RecordingBuilder {
  const visit = home().set(500, CONTROL, { class: 'button' });
  visit.at(900, 3, { source: 2, type: 7, id: CONTROL, x: 5, y: 5 });
  visit.set(995, CONTROL, { class: 'button pressed' }).click(1_000);
  visit.emit(1_010, 'rv:reaction', { kind: 'request-start' });
  const loads = (value: string | null) => ({ id: BODY, attributes: { 'data-loading': value } });
  visit.change(1_200, {
    attributes: [loads('true'), { id: CONTROL, attributes: { class: released } }],
  });
  visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
  return visit
    .change(6_060, { attributes: [loads(null)] })
    .write(6_080)
    .until(30_000);
}
test.each<[string, readonly boolean[], string]>([
  ['takes back what the press showed', [true], 'button'],
  ['shows more than before the press', [], 'button open'],
])('a slow request whose loader %s: slow %j', (_, expected, released) => {
  expect(slowness(slowTap(released))).toEqual(expected);
});

test.each<[string, number, readonly boolean[]]>([
  ['0.7 s', 5_750, [true]],
  ['1.2 s', 6_250, []],
])(
  'a slow request whose loader the content replaces %s after the response: slow %j',
  (_, goesMs, expected) => {
    const childNodes = [{ id: 901, type: 3, textContent: 'Your orders' }];
    const page = { id: 900, type: 2, tagName: 'main', attributes: {}, childNodes };
    const visit = home().click(1_000).emit(1_010, 'rv:reaction', { kind: 'request-start' });
    visit.change(1_020, { attributes: attributes(true) });
    visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
    visit.change(1_000 + goesMs, {
      attributes: attributes(false),
      adds: [{ parentId: BODY, nextId: null, node: page }],
    });
    expect(slowness(visit.until(30_000))).toEqual(expected);
  },
);

test('a loader that goes with the response of a request which the click did not send is no slow one', () => {
  const visit = home().click(1_000).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  visit.change(1_020, { attributes: attributes(true) });
  visit.emit(1_500, 'rv:reaction', { kind: 'request', ago_ms: 490 });
  visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 2_000 });
  visit.change(6_060, { attributes: attributes(false) }).write(6_080);
  expect(slowness(visit.until(30_000))).toEqual([]);
});

/** Attributes show the loader until a page is rendered, of whose changes there are too many to store. */
test.each([
  ['responds', 5_060, [true]],
  ['happens before the response', 4_000, []],
] as const)('a loader that goes with a large change which %s: slow %j', (_, goesMs, expected) => {
  const visit = home().click(1_000).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  visit.change(1_020, { attributes: attributes(true) });
  if (goesMs > 5_050) visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
  const enabled = Array.from({ length: 14 }, (_each, index) => ({
    ...{ id: 20 + index, attributes: { disabled: null } },
  }));
  const node = { id: 900, type: 2, tagName: 'main', attributes: {}, childNodes: [] };
  visit.change(1_000 + goesMs, {
    attributes: [...attributes(false), ...enabled],
    adds: [{ parentId: BODY, nextId: null, node }],
  });
  if (goesMs < 5_050) visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
  expect(slowness(visit.until(30_000))).toEqual(expected);
});

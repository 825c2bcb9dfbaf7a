import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { clicksAt, deadClicksAt, digestOfVisit, home, signals } from '../../factories/signals.ts';

test.each([
  [[1_000, 2_000, 3_000], 1],
  [[1_000, 2_001, 3_001], 0],
  [[1_000, 1_200], 0],
  [[1_000, 1_200, 1_400, 5_000, 5_200, 5_400], 2],
])('rage needs three clicks, each within a second of the last: %j', (times, count) => {
  expect(signals(deadClicksAt(...times), 'rage-click').length).toBe(count);
});

test('rage is strong from five clicks in seven seconds without a response', () => {
  const times = [1_000, 1_800, 2_600, 3_400, 4_200];
  const unanswered = signals(deadClicksAt(...times), 'rage-click');
  expect(unanswered).toMatchObject([{ strong: true, count: 5 }]);
  const visit = home();
  for (const ms of times) visit.click(ms);
  const late = signals(visit.mutate(3_000).until(20_000), 'rage-click');
  expect(late).toMatchObject([{ count: 5 }]);
  expect(late[0]?.strong).toBeUndefined();
});

test('clicks with a response before each next one are normal use; one late response makes them rage', () => {
  const times = [1_000, 1_400, 1_800, 2_200];
  expect(signals(clicksAt(...times), 'rage-click')).toEqual([]);
  const lastDead = home();
  for (const ms of times) lastDead.click(ms);
  for (const ms of times.slice(0, -1)) lastDead.mutate(ms + 20);
  expect(signals(lastDead.until(20_000), 'rage-click')).toEqual([]);
  const secondLate = home();
  for (const ms of times) secondLate.click(ms);
  secondLate.mutate(1_020).mutate(1_900).mutate(2_220);
  expect(signals(secondLate.until(20_000), 'rage-click')).toMatchObject([{ count: 4 }]);
});

test('a scroll or another page between the clicks is no rage', () => {
  const between = [
    home().click(1_000).click(1_500).scroll(1_700, 300).click(2_000).until(20_000),
    home().click(1_000).click(1_500).page(1_700, '/next', 'push').click(2_000).until(20_000),
  ];
  expect(between.flatMap((visit) => signals(visit, 'rage-click'))).toEqual([]);
});

test('a scroll after the last click does not cancel rage', () => {
  const visit = deadClicksAt(1_000, 1_500, 2_000).scroll(2_001, 300).until(30_000);
  expect(signals(visit, 'rage-click')).toMatchObject([{ count: 3 }]);
});

test('clicks within 30 px of each other are rage even where nothing is clickable', () => {
  const text = { role: '', tag: 'p', looks_interactive: false };
  const near = home();
  [0, 20, 10].forEach((x, index) => {
    near.click(1_000 + index * 300, { ...text, selector: `p:nth-of-type(${index})` }, { x, y: 5 });
  });
  expect(signals(near.until(9_000), 'rage-click').length).toBe(1);
});

test.each([
  [2_500, undefined],
  [2_501, true],
  [7_000, true],
])('a response after %i ms: slow-dead is %s', (ms, slow) => {
  const found = signals(
    home()
      .click(1_000)
      .mutate(1_000 + ms)
      .until(20_000),
    'dead-click',
  );
  expect(found[0]?.slow).toBe(slow);
  expect(found.length).toBe(slow ? 1 : 0);
});

test('no response for seven seconds is dead, and repeated clicks are counted', () => {
  const visit = home().click(1_000).mutate(8_001).click(9_000).click(12_000).until(30_000);
  expect(signals(visit, 'dead-click')).toMatchObject([
    { atMs: 1_000, count: 1 },
    { atMs: 9_000, count: 2 },
  ]);
});

test.each([
  ['a scroll', 300, (visit: RecordingBuilder, ms: number) => visit.scroll(ms, 500)],
  [
    'a selection',
    100,
    (visit: RecordingBuilder, ms: number) => visit.emit(ms, 'rv:reaction', { kind: 'selection' }),
  ],
  [
    'a change of focus',
    1_000,
    (visit: RecordingBuilder, ms: number) => visit.at(ms, 3, { source: 2, type: 5, id: 9 }),
  ],
  [
    'a new request',
    1_000,
    (visit: RecordingBuilder, ms: number) => visit.emit(ms, 'rv:reaction', { kind: 'request' }),
  ],
  [
    'a dialog',
    7_000,
    (visit: RecordingBuilder, ms: number) => visit.emit(ms, 'rv:reaction', { kind: 'dialog' }),
  ],
  ['another address', 7_000, (visit: RecordingBuilder, ms: number) => visit.page(ms, '/b', 'push')],
] as const)('%s counts as a response for %i ms and no longer', (_, ms, answer) => {
  const dead = (after: number) =>
    signals(answer(home().click(1_000), 1_000 + after).until(20_000), 'dead-click').filter(
      ({ slow }) => !slow,
    ).length;
  expect(dead(ms)).toBe(0);
  expect(dead(ms + 1)).toBe(1);
});

test('the focus that a click itself moves is no response, nor is a request sent before it', () => {
  const focused = home().at(950, 3, { source: 2, type: 5, id: 7 }).click(1_000);
  const older = home().click(1_000).emit(1_500, 'rv:reaction', { kind: 'request', ago_ms: 900 });
  const slow = home().click(1_000).emit(6_000, 'rv:reaction', { kind: 'request', ago_ms: 4_900 });
  const dead = (visit: RecordingBuilder) => signals(visit.until(20_000), 'dead-click').length;
  expect([focused, older, slow].map(dead)).toEqual([1, 1, 0]);
});

test('a tap’s focus has the click’s timestamp; a focus set by the page comes after it', () => {
  const focus = { source: 2, type: 5, id: 7 };
  const own = home().at(1_000, 3, focus).click(1_000).until(20_000);
  const moved = home().click(1_000).at(1_000, 3, focus).until(20_000);
  expect([own, moved].map((visit) => signals(visit, 'dead-click').length)).toEqual([1, 0]);
});

test.each([
  ['a press moves', 0, 1],
  ['the page moves 30 ms before a press', -30, 0],
])('clicks with a focus that %s (%i ms from it): %i rage clicks', (_, afterMs, count) => {
  const visit = home();
  for (const ms of [1_000, 1_500, 2_000, 2_500]) {
    visit.at(ms, 3, { source: 2, type: 1, id: 7 });
    visit.at(ms + afterMs, 3, { source: 2, type: 5, id: 7 }).click(ms + 60);
  }
  expect(signals(visit.until(20_000), 'rage-click').length).toBe(count);
});

test('a change while the pointer is down is a response; a key press does not extend the previous click', () => {
  const down = { source: 2, type: 1, id: 7 };
  const dragged = home().at(1_000, 3, down).mutate(2_000).click(6_000).until(20_000);
  const tooLong = home().at(1_000, 3, down).mutate(2_000).click(11_001).until(30_000);
  const byKey = home().at(1_000, 3, down).click(1_100).mutate(2_000);
  byKey.click(3_000, {}, { pointer: 'keyboard' }).until(20_000);
  const dead = (visit: RecordingBuilder) => signals(visit, 'dead-click').length;
  expect([dragged, tooLong, byKey].map(dead)).toEqual([0, 1, 1]);
});

test('a page change at pointerdown, just before the recorded press, is a response', () => {
  const down = { source: 2, type: 1, id: 7 };
  const deadAfter = (ms: number) =>
    signals(home().mutate(ms).at(1_000, 3, down).click(1_060).until(20_000), 'dead-click').length;
  expect([999, 995, 990].map(deadAfter)).toEqual([0, 0, 1]);
});

test('a changed field, a style rule and a played video are responses', () => {
  for (const source of [5, 7, 8, 9, 13, 15]) {
    const visit = home().click(1_000).at(1_100, 3, { source, id: 9 }).until(20_000);
    expect(signals(visit, 'dead-click'), `source ${source}`).toEqual([]);
  }
});

test('an input button can be dead; a text field cannot', () => {
  const dead = (role: string) =>
    signals(
      home().click(1_000, { tag: 'input', role, editable: true }).until(20_000),
      'dead-click',
    );
  expect(['button', 'checkbox', 'textbox'].map((role) => dead(role).length)).toEqual([1, 1, 0]);
});

test('a click on a label, which the browser repeats on its field, is one click', () => {
  const visit = home();
  for (const ms of [1_000, 1_400])
    visit.click(ms, { tag: 'label' }).click(ms + 2, { tag: 'input' });
  expect(digestOfVisit(visit.until(9_000)).counts).toMatchObject({ clicks: 2 });
  expect(signals(visit, 'rage-click')).toEqual([]);
});

test('no dead click is reported on a page that was hidden or left before the wait was over', () => {
  const hidden = home().click(1_000).emit(4_000, 'rv:visibility', { visible: false });
  expect(signals(hidden.until(30_000), 'dead-click')).toEqual([]);
  expect(signals(home().click(1_000).until(7_500), 'dead-click')).toEqual([]);
});

test.each([
  ['the page before it was hidden', 2_000, false, 1],
  ['its page was shown', 2_001, true, 0],
])(
  'a click right after %s at %i ms (visible: %s) leaves %i dead clicks',
  (_, ms, visible, count) => {
    const visit = home().emit(ms, 'rv:visibility', { visible }).page(2_000, '/next').click(2_100);
    expect(signals(visit.until(30_000), 'dead-click')).toHaveLength(count);
  },
);

test('a countdown is no response; a counter that a click sets is', () => {
  const ticking = home();
  for (let ms = 100; ms < 20_000; ms += 1_000) ticking.write(ms + (ms % 3) * 8);
  expect(signals(ticking.click(8_300), 'dead-click').length).toBe(1);
  const counting = home();
  for (let ms = 100; ms < 20_000; ms += 1_000) counting.write(ms);
  expect(signals(counting.click(8_300).write(8_350), 'dead-click')).toEqual([]);
  const stepping = home();
  for (let ms = 1_000; ms < 12_000; ms += 1_000) stepping.click(ms).write(ms + 30);
  expect(signals(stepping.until(30_000), 'dead-click')).toEqual([]);
});

test.each([
  ['the field that the press left', true],
  ['a field that the press changed', false],
])('a click whose press recorded %s is dead: %s', (_, isLeft) => {
  const visit = home().at(1_000, 3, { source: 2, type: 1, id: 7, x: 160, y: 220 });
  visit.at(1_001, 3, { source: 5, id: 9, text: '' });
  const field = { role: 'textbox', label: 'Code', selector: '#code' };
  const typing = { hesitation_ms: 10, input_ms: 300, idle_ms: 100, refills: 0, invalid: 0 };
  if (isLeft) visit.emit(1_002, 'rv:field', { field, form: '', search: false, ...typing });
  expect(signals(visit.click(1_060).until(20_000), 'dead-click').length).toBe(isLeft ? 1 : 0);
});

/** A ripple effect: an empty node in the clicked button, removed after `forMs`. */
const wave = (ms: number, forMs: number, id: number, text = '', tagName = 'div') => [
  {
    ms,
    adds: [
      {
        parentId: 7,
        nextId: null,
        node: {
          ...{ id, type: 2, tagName, attributes: {} },
          childNodes: text ? [{ id: id + 1, type: 3, textContent: text }] : [],
        },
      },
    ],
    removes: [],
  },
  { ms: ms + forMs, adds: [], removes: [{ parentId: 7, id }] },
];
test.each<[string, boolean, ReturnType<typeof wave>, asks?: boolean]>([
  ['a wave of 2.3 s', true, wave(1_010, 2_300, 50)],
  ['two waves of 2.3 s', true, [...wave(1_010, 2_300, 50), ...wave(2_510, 2_300, 60)]],
  ['a badge of 4 s', false, wave(1_010, 4_000, 50)],
  ['a word of 2 s', false, wave(1_010, 2_000, 50, 'Saved')],
  ['a tick of 2 s', false, wave(1_010, 2_000, 50, '', 'svg')],
  ['a tick until 250 ms after the click', false, wave(1_010, 240, 50, '', 'svg')],
  ['a tick until 251 ms after it', true, wave(1_010, 241, 50, '', 'svg')],
  ['a wave and asks its server', false, wave(1_010, 2_300, 50), true],
])('a button that shows %s is dead: %s', (_, isDead, changes, asks) => {
  const visit = home();
  const node = { id: 7, type: 2, tagName: 'button', attributes: {}, childNodes: [] };
  const none = { source: 0, texts: [], attributes: [] };
  visit.at(100, 3, { ...none, removes: [], adds: [{ parentId: 5, nextId: null, node }] });
  for (const { ms, adds, removes } of changes.toSorted((a, b) => a.ms - b.ms)) {
    if (adds.length > 0) visit.click(ms - 10);
    visit.at(ms, 3, { ...none, adds, removes });
  }
  if (asks) visit.emit(1_300, 'rv:reaction', { kind: 'request', ago_ms: 250 });
  expect(signals(visit.until(20_000), 'dead-click').length).toBe(isDead ? 1 : 0);
});

test('a click with a modifier key opens its target elsewhere, so it is never dead', () => {
  const visit = (modified: boolean) => home().click(1_000, {}, { modified }).until(20_000);
  expect(signals(visit(false), 'dead-click')).toHaveLength(1);
  expect(signals(visit(true), 'dead-click')).toEqual([]);
});

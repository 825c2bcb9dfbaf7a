import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const BODY = 4;
const ICON = 9;
const LOADER = 70;

interface Slow {
  /** When the loader comes and goes, after the click. */
  readonly comesMs?: number;
  readonly goesMs?: number;
  /** When the request that the click sent ends, after the click. */
  readonly endMs?: number;
  readonly text?: string;
  /** The class of the element around the text. */
  readonly className?: string;
  /** How many elements the loader draws, such as the bars of a spinner. */
  readonly bars?: number;
  /** What the page does when the response has arrived. */
  readonly result?: (visit: RecordingBuilder) => void;
}

const attributes = (isShown: boolean) => [
  { id: BODY, attributes: { 'data-loading': isShown ? 'true' : null } },
  { id: ICON, attributes: { class: isShown ? 'icon loader' : 'icon' } },
];

/** A text, in an element of a class if one is given. */
function wordsOf(textContent: string, className?: string) {
  const text = { id: LOADER + 1, type: 3, textContent };
  const attributes = { class: className };
  return className === undefined
    ? text
    : { id: LOADER + 30, type: 2, tagName: 'span', attributes, childNodes: [text] };
}

/** A click whose request shows a loader as long as it waits. */
function slow(kind: 'attributes' | 'elements', options: Slow = {}): RecordingBuilder {
  const { comesMs = 20, goesMs = 5_060, endMs = 5_050, text = '', bars = 1, className } = options;
  const { result = (visit) => visit.write(1_000 + endMs + 30) } = options;
  const childNodes = [
    ...Array.from({ length: bars }, (_, index) => ({
      ...{ id: LOADER + 2 + index, type: 2, tagName: 'i', attributes: {}, childNodes: [] },
    })),
    ...(text ? [wordsOf(text, className)] : []),
  ];
  const node = { id: LOADER, type: 2, tagName: 'div', attributes: {}, childNodes };
  const visit = home().click(1_000).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  visit.change(
    1_000 + comesMs,
    kind === 'attributes'
      ? { attributes: attributes(true) }
      : { adds: [{ parentId: BODY, nextId: null, node }] },
  );
  visit.emit(1_000 + endMs, 'rv:reaction', { kind: 'request', ago_ms: endMs - 10 });
  visit.change(
    1_000 + goesMs,
    kind === 'attributes'
      ? { attributes: attributes(false) }
      : { removes: [{ parentId: BODY, id: LOADER }] },
  );
  result(visit);
  return visit.until(30_000);
}
const slowness = (visit: RecordingBuilder) =>
  signals(visit, 'dead-click').map((each) => each.slow === true);

test.each<[string, readonly boolean[], RecordingBuilder]>([
  ['a loader that is shown by attributes', [true], slow('attributes')],
  ['a loader of elements', [true], slow('elements')],
  ['a spinner of twelve bars', [true], slow('elements', { bars: 12 })],
  ['a loader with a text', [], slow('elements', { text: 'Almost there' })],
  ...[
    ...['sr-only', 'visually-hidden', 'visuallyhidden'],
    ...['screen-reader-text', 'cdk-visually-hidden'],
  ].map((className): [string, readonly boolean[], RecordingBuilder] => [
    `a loader with a text for screen readers (${className})`,
    [true],
    slow('elements', { text: 'Loading', className }),
  ]),
  ['a loader with a label', [], slow('elements', { text: 'Loading', className: 'label' })],
  ['a loader that goes before the response', [], slow('attributes', { goesMs: 4_000 })],
  ['a note that goes after the response', [], slow('elements', { goesMs: 5_500 })],
  ['a loader that comes late', [], slow('elements', { comesMs: 2_400 })],
  ['a request of 2 s', [], slow('attributes', { endMs: 2_000, goesMs: 2_010 })],
])('a slow request that shows %s: slow %j', (_, expected, visit) => {
  expect(slowness(visit)).toEqual(expected);
});

const SAVE = 60;
const ICON_OF_BUTTON = 80;
/** A click on a button whose icon is a loader until the response arrives. */
function slowSave(replaced: 'icon' | 'picture'): RecordingBuilder {
  const svg = (id: number) => ({ id, type: 2, tagName: 'svg', attributes: {}, childNodes: [] });
  const swap = (visit: RecordingBuilder, ms: number, parentId: number, from: number, to: number) =>
    visit.change(ms, {
      removes: [{ parentId, id: from }],
      adds: [{ parentId, nextId: null, node: svg(to) }],
    });
  const parentId = replaced === 'icon' ? SAVE : BODY;
  const button = { id: SAVE, type: 2, tagName: 'button', attributes: {}, childNodes: [] };
  const visit = home().change(500, {
    adds: [
      { parentId: BODY, nextId: null, node: button },
      { parentId, nextId: null, node: svg(ICON_OF_BUTTON) },
    ],
  });
  visit.click(1_000, {}, { id: SAVE }).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  swap(visit, 1_020, parentId, ICON_OF_BUTTON, LOADER);
  visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
  swap(visit, 6_060, parentId, LOADER, ICON_OF_BUTTON + 1);
  return visit.write(6_080).until(30_000);
}
test.each<['icon' | 'picture', readonly boolean[]]>([
  ['icon', [true]],
  ['picture', []],
])('a slow request with a loader in place of its %s: slow %j', (replaced, expected) => {
  expect(slowness(slowSave(replaced))).toEqual(expected);
});

/** A click on a button that a spinning copy replaces until the response arrives. */
function slowCopy(
  words: string,
  { isReplaced = true, label = 'Save order' } = {},
): RecordingBuilder {
  const button = (id: number, text: string, ...childNodes: object[]) => ({
    ...{ id, type: 2, tagName: 'button', attributes: {} },
    childNodes: [...childNodes, { id: id + 1, type: 3, textContent: text }],
  });
  const spinner = { id: LOADER + 5, type: 2, tagName: 'i', attributes: {}, childNodes: [] };
  const visit = home().change(500, {
    adds: [{ parentId: BODY, nextId: null, node: button(SAVE, 'Save order') }],
  });
  visit.click(1_000, { label }, { id: SAVE });
  visit.emit(1_010, 'rv:reaction', { kind: 'request-start' });
  visit.change(1_020, {
    removes: isReplaced ? [{ parentId: BODY, id: SAVE }] : [],
    adds: [{ parentId: BODY, nextId: null, node: button(LOADER, words, spinner) }],
  });
  visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
  visit.change(6_060, {
    removes: [{ parentId: BODY, id: LOADER }],
    adds: [{ parentId: BODY, nextId: null, node: button(SAVE + 5, 'Save order') }],
  });
  return visit.write(6_080).until(30_000);
}
test.each<[string, readonly boolean[]]>([
  ['Save order', [true]],
  ['Order saved', []],
])(
  'a slow request whose button is replaced by a spinning one with “%s”: slow %j',
  (words, slow) => {
    expect(slowness(slowCopy(words))).toEqual(slow);
  },
);

test('a button that is shown beside the clicked one with the same words is a response', () => {
  expect(slowness(slowCopy('Save order', { isReplaced: false }))).toEqual([]);
});

test('hidden words in a button without a name are a response', () => {
  expect(slowness(slowCopy('*****', { label: '' }))).toEqual([]);
});

test('a loader without a result responds slowly, as it goes', () => {
  expect(slowness(slow('attributes', { result: () => {} }))).toEqual([true]);
});

test('a mark that stays is a response, even if a loader beside it goes with the request', () => {
  const visit = home().click(1_000).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  visit.change(1_020, {
    attributes: [...attributes(true), { id: 7, attributes: { 'data-selected': 'true' } }],
  });
  visit.emit(6_050, 'rv:reaction', { kind: 'request', ago_ms: 5_040 });
  visit.change(6_060, { attributes: attributes(false) }).write(6_080);
  expect(slowness(visit.until(30_000))).toEqual([]);
});

const DIALOG = 61;
/** A click on a button in a dialog, which disables the button, shows a loader in it, and closes after an animation. */
function slowDialog(closesMs: number, endMs: number, rulesMs?: number): RecordingBuilder {
  const button = { id: SAVE, type: 2, tagName: 'button', attributes: {}, childNodes: [] };
  const dialog = { id: DIALOG, type: 2, tagName: 'div', attributes: {}, childNodes: [button] };
  const visit = home().change(500, { adds: [{ parentId: BODY, nextId: null, node: dialog }] });
  visit.click(1_000, {}, { id: SAVE }).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  if (rulesMs) visit.at(rulesMs, 3, { source: 8, id: 12, adds: [{ rule: '.spin{}', index: 0 }] });
  const loader = { id: LOADER, type: 2, tagName: 'svg', attributes: {}, childNodes: [] };
  visit.change(1_020, {
    adds: [{ parentId: SAVE, nextId: null, node: loader }],
    attributes: [{ id: SAVE, attributes: { disabled: '', class: 'loading' } }],
  });
  const closes = { removes: [{ parentId: BODY, id: DIALOG }] };
  if (closesMs < endMs) visit.change(1_000 + closesMs, closes);
  visit.emit(1_000 + endMs, 'rv:reaction', { kind: 'request', ago_ms: endMs - 10 });
  visit.write(1_030 + endMs);
  if (closesMs >= endMs) visit.change(1_000 + closesMs, closes);
  return visit.until(30_000);
}
test.each<[string, readonly boolean[], number, number]>([
  ['with a slow response', [true], 5_050, 5_000],
  ['after a slow response', [true], 5_900, 5_000],
  ['after a fast response', [], 2_000, 1_000],
  ['before the response', [], 4_000, 5_000],
  ['long after the response', [], 9_000, 5_000],
])('a dialog with a loading button that closes %s: slow %j', (_, expected, closesMs, endMs) => {
  expect(slowness(slowDialog(closesMs, endMs))).toEqual(expected);
});

test.each<[string, number, readonly boolean[]]>([
  ['as the loader is rendered', 1_014, [true]],
  ['alone', 1_400, []],
])('a style rule that is added %s: slow', (_, rulesMs, expected) => {
  expect(slowness(slowDialog(5_050, 5_000, rulesMs))).toEqual(expected);
});

test.each<[string, boolean, readonly boolean[]]>([
  ['of the page that it opens', true, [true]],
  ['of the same page', false, []],
])(
  'a loader that goes 300 ms after a slow response, with the content %s: slow',
  (_, opens, expected) => {
    const visit = slow('elements', {
      goesMs: 5_350,
      result: (each) => {
        if (opens) each.page(6_060, '/plants', 'push');
        each.write(6_360);
      },
    });
    expect(slowness(visit)).toEqual(expected);
  },
);

test('a style rule that a click adds while something else moves is its response', () => {
  const visit = home();
  for (let ms = 200; ms < 12_000; ms += 80) visit.set(ms, 12, { style: `left: ${ms}px` });
  visit.click(3_000, {}, { id: SAVE });
  visit.at(3_020, 3, { source: 8, id: 13, adds: [{ rule: ':root{--bg:#000}', index: 0 }] });
  expect(signals(visit.until(30_000), 'dead-click')).toEqual([]);
});

test('a loader deep in a page that then removes 400,000 nodes is compared in well under a second', () => {
  const within = (depth: number): object => ({
    ...{ id: 1_000 + depth, type: 2, tagName: depth > 0 ? 'div' : 'button', attributes: {} },
    childNodes: depth > 0 ? [within(depth - 1)] : [],
  });
  const page = home().change(500, { adds: [{ parentId: BODY, nextId: null, node: within(180) }] });
  page.click(1_000, {}, { id: 1_000 }).emit(1_010, 'rv:reaction', { kind: 'request-start' });
  const names = Array.from({ length: 8 }, (_, n) => [`data-${n}`, 'x']);
  page.set(1_020, 1_000, Object.fromEntries(names));
  page.emit(6_000, 'rv:reaction', { kind: 'request', ago_ms: 4_990 });
  for (let from = 5_000; from < 405_000; from += 20_000) {
    const removes = Array.from({ length: 20_000 }, (_, n) => ({ parentId: BODY, id: from + n }));
    page.change(6_030 + from / 1_000, { removes });
  }
  page.until(30_000);
  const before = process.cpuUsage();
  signals(page, 'dead-click');
  // 170 ms, or 5,400 if each removed node is looked for around each property.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

/** A click whose request never ends, and shows this text beside the button. */
function shown(textContent: string, more: object = {}, elements = 0): RecordingBuilder {
  const text = { id: LOADER + 1, type: 3, textContent };
  const empty = (id: number) => ({ id, type: 2, tagName: 'i', attributes: {}, childNodes: [] });
  const childNodes = [text, ...Array.from({ length: elements }, (_, n) => empty(500 + n))];
  const node = { id: LOADER, type: 2, tagName: 'span', attributes: {}, childNodes };
  const adds = [{ parentId: BODY, nextId: null, node }];
  const before = { adds: [{ parentId: BODY, nextId: null, node: empty(400) }] };
  const visit = home()
    .change(500, before)
    .click(1_000)
    .emit(1_010, 'rv:reaction', { kind: 'request-start' });
  return visit.change(1_030, { adds, ...more }).until(30_000);
}
test.each<[string, readonly boolean[], RecordingBuilder]>([
  ['three dots', [false], shown('...')],
  ['an ellipsis', [false], shown('…')],
  ['a word', [], shown('Sent')],
  ['dots and another change', [], shown('...', { attributes: attributes(true) })],
  ['dots instead of something', [], shown('...', { removes: [{ parentId: BODY, id: 400 }] })],
  ['dots and many elements', [], shown('...', {}, 40)],
])('a request without a response that shows %s: slow %j', (_, expected, visit) => {
  expect(slowness(visit)).toEqual(expected);
});
test.each<[string, readonly boolean[], RecordingBuilder]>([
  ['dots until its response', [true], slow('elements', { text: '...' })],
  ['dots that stay', [], slow('elements', { text: '...', goesMs: 9_000 })],
])('a slow request that shows %s: slow %j', (_, expected, visit) => {
  expect(slowness(visit)).toEqual(expected);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { BATCH_MAX_DEPTH } from '../../../lambdas/contract/limits.ts';
import { controlTraits } from '../../../lambdas/recordings/analysis/detectors/finding.ts';
import { hashOf } from '../../../lambdas/recordings/analysis/events/untrusted.ts';
import {
  COUNT,
  FILE_LINK,
  FONT_ICON,
  NOTICE,
  OPAQUE,
  PHOTO_LINK,
  PICTURE,
} from '../../../lambdas/recordings/analysis/page/element-traits.ts';
import { hasText } from '../../../lambdas/recordings/analysis/page/mutations.ts';
import { Structure } from '../../../lambdas/recordings/analysis/page/structure.ts';

const node = (id: number, tagName: string, attributes: object = {}, ...childNodes: object[]) => ({
  ...{ type: 2, id, tagName, attributes, childNodes },
});
const text = (id: number, textContent: string) => ({ type: 3, id, textContent });
const written = (...trees: readonly object[]) => {
  const structure = new Structure();
  const count = trees
    .map((tree) => structure.addTree(tree, 1))
    .reduce((sum, each) => sum + each, 0);
  const { numbers } = structure;
  return {
    count,
    numbers: Array.from({ length: numbers.length }, (_, place) => numbers.at(place)),
  };
};

test.each<[string, object, number[]]>([
  ['an element', node(7, 'p'), [7, 1]],
  ['a text', text(7, 'Hello'), [7, -1]],
  [
    'an element and its children',
    node(7, 'p', {}, text(8, 'a'), node(9, 'b')),
    [7, 1, 8, -7, 9, 7],
  ],
  ['a class of a control', node(7, 'button', { class: 'on' }), [7, 1, 0, hashOf('on')]],
  ['the class of anything else', node(7, 'p', { class: 'on' }), [7, 1, 0, hashOf('on')]],
  [
    'mark and class of a component',
    node(7, 'x-y', { class: 'on' }),
    [7, 1, 0, OPAQUE, 0, hashOf('on')],
  ],
  ['the mark of a frame', node(7, 'iframe'), [7, 1, 0, OPAQUE]],
  ['the class of a role', node(7, 'p', { role: 'tab', class: 'on' }), [7, 1, 0, hashOf('on')]],
  [
    'a class inside a control',
    node(7, 'a', {}, node(8, 'b', { class: 'on' })),
    [7, 1, 8, 7, 0, hashOf('on')],
  ],
  ['the mark of a picture', node(7, 'svg', {}, node(8, 'path')), [7, 1, 0, PICTURE, 8, 7]],
  [
    'mark and class of an icon',
    node(7, 'a', {}, node(8, 'i', { class: 'on' })),
    [7, 1, 8, 7, 0, PICTURE, 0, FONT_ICON, 0, hashOf('on')],
  ],
  ['the mark of a notice', node(7, 'div', { role: 'status' }), [7, 1, 0, NOTICE]],
  ['the mark of a region of notices', node(7, 'ol', { 'aria-live': 'polite' }), [7, 1, 0, NOTICE]],
  ['the mark of a link to a photo', node(7, 'a', { href: '/a.JPG?w=_' }), [7, 1, 0, PHOTO_LINK]],
  ['no mark for a link to a page', node(7, 'a', { href: '/a.jpg/list' }), [7, 1]],
  ...['/a.pdf', 'https://b.c/d/e.PDF?v=_#p', 'https://b.c/prices.xlsx', '/d/ical/', '/d/5/pdf'].map(
    (href): [string, object, number[]] => [
      `the mark of a link to a file (${href})`,
      node(7, 'a', { href }),
      [7, 1, 0, FILE_LINK],
    ],
  ),
  ...['https://b.c/pdf', '/pdf', '/new-pdf', '/search?file=a.pdf', 'https://files.zip/'].map(
    (href): [string, object, number[]] => [
      `no mark for a link to a page (${href})`,
      node(7, 'a', { href }),
      [7, 1],
    ],
  ),
  ['the mark of a number', node(7, 'b', {}, text(8, '1 204')), [7, 1, 8, -7, 0, COUNT]],
  ['no mark for a price with its unit', text(7, '3 kg'), [7, -1]],
  ['no mark for a long number', text(7, '1 204 55'), [7, -1]],
  ['nothing for a blank text', text(7, ' \n'), []],
  ['nothing for the text of a style', { ...text(7, 'a{}'), isStyle: true }, []],
  ['nothing for what is never shown, nor its children', node(7, 'script', {}, text(8, 'a')), []],
  ['nothing for a hidden field', node(7, 'input', { type: 'hidden' }), []],
  ['nothing for a comment', { type: 5, id: 7, textContent: 'a' }, []],
  ['nothing for a node without an id', node(0, 'p'), []],
  ['the node with the lowest id', node(1, 'p'), [1, 1]],
])('the tree of a page contains %s', (_, tree, numbers) => {
  const found = written(tree);
  expect(found.numbers).toEqual(numbers);
  expect(found.count).toBe(numbers.filter((each, place) => place % 2 === 0 && each > 0).length);
});

test('a tree is read down to the depth limit of a batch', () => {
  let tree = node(2_000, 'p');
  for (let id = 1_999; id > 0; id -= 1) tree = node(id, 'p', {}, tree);
  expect(written(tree).count).toBe(BATCH_MAX_DEPTH + 1);
});

test('a removed node is in the tree once, with its negative id', () => {
  const structure = new Structure();
  for (const id of [7, 0, -7]) structure.remove(id);
  expect([structure.numbers.length, structure.numbers.at(0), structure.numbers.at(1)]).toEqual([
    2, -7, 0,
  ]);
});

test.each([
  ['text', 0, 8, true],
  ['elements alone', 0, 4, false],
  ['text at its start', 4, 4, true],
  ['text at its end', 0, 6, true],
  ['a class and a removal', 6, 4, false],
])('a range of %s: does it have text?', (_, start, length, expected) => {
  const structure = new Structure();
  structure.addTree(node(7, 'button', { class: 'on' }), 1);
  structure.addTree(text(8, 'Hello'), 7);
  structure.addTree(node(9, 'p'), 1);
  structure.remove(9);
  expect(hasText(structure.numbers, start, length)).toBe(expected);
});

test.each([
  [
    { submits: true, inDialog: true },
    { submits: true, inDialog: true },
  ],
  [{ submits: true, inDialog: false }, { submits: true }],
  [{ submits: false, inDialog: true }, { inDialog: true }],
  [{ submits: false, inDialog: false }, {}],
])('a finding names only its control: %j', (target, traits) => {
  expect(controlTraits(target as never)).toStrictEqual(traits);
});

test('hashes of any number of texts stay the same, and only a thousand of them stay in memory', () => {
  let largest = 0;
  const { set } = Map.prototype;
  const spy = vi.spyOn(Map.prototype, 'set').mockImplementation(function (
    this: Map<unknown, unknown>,
    key,
    value,
  ) {
    set.call(this, key, value);
    largest = Math.max(largest, this.size);
    return this;
  });
  onTestFinished(() => spy.mockRestore());
  const texts = Array.from({ length: 2_500 }, (_, n) => `class-${n}`);
  const first = texts.map(hashOf);
  spy.mockRestore();
  expect(largest).toBe(1_000);
  expect(texts.map(hashOf)).toEqual(first);
  expect(new Set(first).size).toBe(texts.length);
});

import { expect, test } from 'vitest';
import { Reader } from '../../../lambdas/recordings/analysis/events/reader.ts';
import { sizesBetween } from '../../../lambdas/recordings/analysis/page/page-size.ts';
import { type RecordingBuilder, recording } from '../../factories/recording.ts';

const element = (id: number, tagName: string, ...childNodes: object[]) => ({
  ...{ id, type: 2, tagName, attributes: {}, childNodes },
});
const text = (id: number) => ({ id, type: 3, textContent: `Text ${id}` });
/** A page with two elements: a document, html and body are the other three nodes. */
const page = (one: object[], other: object[] = []): RecordingBuilder =>
  recording().at(0, 2, {
    node: {
      ...{ id: 1, type: 0 },
      childNodes: [
        element(2, 'html', element(3, 'body', element(4, 'p', ...one), element(5, 'p', ...other))),
      ],
    },
    initialOffset: { left: 0, top: 0 },
  });
function sizesOf(visit: RecordingBuilder) {
  const reader = new Reader();
  for (const batch of visit.until(9_000).batches()) reader.read(batch);
  return sizesBetween(reader.timeline(), 0, 9_000);
}
/** The last size, and whether the page is empty then. */
function sizeOf(visit: RecordingBuilder) {
  const last = sizesOf(visit).at(-1);
  return [last?.size, last?.isEmpty];
}
const removes = (visit: RecordingBuilder, id: number, parentId = 4) =>
  visit.change(1_000 + id, { removes: [{ parentId, id }] });
const adds = (visit: RecordingBuilder, node: { id: number }, parentId: number) =>
  visit.change(2_000 + node.id, { adds: [{ parentId, nextId: null, node }] });

test.each([
  ['no text', page([]), [5, true]],
  ['a text', page([text(10)]), [6, false]],
  ['a text that a framework split', page([text(10), text(11), text(12)]), [6, false]],
  ['texts in two elements', page([text(10), text(11)], [text(12)]), [7, false]],
])('%s counts as one node per element', (_, visit, size) => {
  expect(sizeOf(visit)).toEqual(size);
});

const split = () => page([text(10), text(11)]);
test.each([
  ['one part of a text is removed', removes(split(), 10), [6, false]],
  ['all parts of a text are removed', removes(removes(split(), 10), 11), [5, true]],
  ['the element of a text is removed', removes(split(), 4, 3), [4, true]],
  ['a part is added', adds(split(), text(12), 4), [6, false]],
  ['a part moves to another element', adds(split(), text(11), 5), [7, false]],
  [
    'a part moves there and is removed',
    removes(adds(page([text(2_010)]), text(11), 5), 2_010),
    [6, false],
  ],
])('the size of a page is right after %s', (_, visit, size) => {
  expect(sizeOf(visit)).toEqual(size);
});

test.each(['img', 'canvas', 'iframe', 'textarea', 'my-app'])(
  'a page with only %s is not empty',
  (tag) => {
    expect(sizeOf(page([element(10, tag)]))).toEqual([6, false]);
    expect(sizeOf(removes(page([element(10, tag)]), 10))).toEqual([5, true]);
  },
);

const snapshot = page([]).events[0]?.data;
test.each([
  [
    'each snapshot and each change',
    adds(page([text(10)]), text(12), 5).at(3_000, 2, snapshot),
    [
      [0, 6],
      [2_012, 7],
      [3_000, 5],
    ],
  ],
  [
    'no change before the first snapshot',
    adds(recording().until(0), text(10), 4).at(3_000, 2, snapshot),
    [[3_000, 5]],
  ],
])('counts the nodes after %s', (_, visit, sizes) => {
  expect(sizesOf(visit).map(({ at, size }) => [at, size])).toEqual(sizes);
});

import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { PartCache } from '../../../web/app/recordings/playback/part-cache.ts';

const element = (id: number, ...childNodes: object[]) => ({
  id,
  type: 2,
  tagName: 'div',
  attributes: {},
  childNodes,
});
const page: RecordedEvent[] = [
  { type: 4, timestamp: 1, data: { href: 'https://shop.example/', width: 800, height: 600 } },
  {
    type: 2,
    timestamp: 1,
    data: { node: { id: 1, type: 0, childNodes: [element(2, element(3)), element(4)] } },
  },
];
/** Moves the third node back and forth between the other two. */
const moved = (batch: number): RecordedEvent => ({
  type: 3,
  timestamp: 1 + batch,
  data: {
    source: 0,
    removes: [],
    adds: [],
    texts: [],
    attributes: [],
    moves: [{ id: 3, parentId: batch % 2 ? 4 : 2, nextId: null, adds: 0 }],
  },
});
const from = (batch: number) => (batch % 2 ? 2 : 4);

test.each([
  ['all at once', [[0, 1, 2, 3, 4]]],
  ['one after the other', [[0], [1], [2], [3], [4]]],
  ['the last first', [[4], [2], [0, 1, 3]]],
])('batches of a running session play moved nodes, loaded %s', async (_, turns) => {
  const batches = [page, ...[1, 2, 3, 4].map((batch) => [moved(batch)])];
  const cache = new PartCache(batches.length, (index) =>
    Promise.resolve({ synthetic: 0, events: structuredClone(batches[index] ?? []) }),
  );
  for (const turn of turns) {
    const loaded = await Promise.all(turn.map((index) => cache.load(index)));
    for (const [place, { events }] of loaded.entries()) {
      const batch = turn[place] as number;
      if (batch > 0)
        expect(events[0]?.data).toMatchObject({
          removes: [{ parentId: from(batch), id: 3 }],
          adds: [{ parentId: batch % 2 ? 4 : 2, nextId: null, node: element(3) }],
        });
    }
  }
});

test('a long running session fetches each batch once, even if nodes moved', async () => {
  const fetched: number[] = [];
  const cache = new PartCache(40, (index) => {
    fetched.push(index);
    return Promise.resolve({
      synthetic: 0,
      events: index ? [moved(index)] : structuredClone(page),
    });
  });
  for (let index = 0; index < 40; index += 1) await cache.load(index);
  expect(fetched).toEqual(Array.from({ length: 40 }, (_, index) => index));
});

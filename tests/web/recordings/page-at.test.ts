import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { pageAt } from '../../../web/app/recordings/playback/page-at.ts';
import { PartCache } from '../../../web/app/recordings/playback/part-cache.ts';

const event = (timestamp: number, type: number, data: unknown = {}): RecordedEvent => ({
  ...{ type, timestamp, data },
});
const text = (timestamp: number, value: string) =>
  event(timestamp, 3, { source: 0, texts: [{ id: 2, value }] });
const picture = (timestamp: number) => [
  event(timestamp, 4, { href: 'https://shop.example/', width: 800, height: 600 }),
  event(timestamp, 2, {
    node: { id: 1, type: 0, childNodes: [{ id: 2, type: 3, textContent: 'first' }] },
  }),
];
const shownAt = (events: readonly RecordedEvent[], wanted: number) => {
  const { at, mirror, following } = pageAt(events, wanted);
  return [at, mirror.tree?.find(2)?.textContent, following.map(({ timestamp }) => timestamp)];
};

const visit = [event(100, 5), ...picture(110), text(120, 'second'), text(130, 'third')];

test('the page at a time contains all events up to and including that time', () => {
  expect(shownAt(visit, 119)).toEqual([119, 'first', [120, 130]]);
  expect(shownAt(visit, 120)).toEqual([120, 'second', [130]]);
  expect(shownAt(visit, 500)).toEqual([500, 'third', []]);
});

test('before the first snapshot, the first snapshot is shown', () => {
  expect(shownAt(visit, 0)).toEqual([110, 'first', [120, 130]]);
  expect(shownAt([text(120, 'lost')], 50)).toEqual([50, undefined, [120]]);
  expect(shownAt([text(120, 'lost'), text(130, 'lost')], 125)[2]).toEqual([130]);
});

test('batches that arrived out of order are ordered by event time', () => {
  const [early, ...rest] = [...visit];
  expect(shownAt([...rest, early as RecordedEvent], 125)).toEqual([125, 'second', [130]]);
});

test('events with equal times keep their order, and a sorted list is not copied', () => {
  expect(shownAt([...picture(110), text(120, 'a'), text(120, 'b')], 120)).toEqual([120, 'b', []]);
  expect(pageAt(visit, 120).inOrder).toBe(visit);
});

/** A cache that records fetched parts; the first `withoutPicture` parts have no snapshot. */
function cacheOf(length: number, withoutPicture = 0) {
  const fetched: number[] = [];
  const cache = new PartCache(length, async (index) => {
    fetched.push(index);
    const events = index < withoutPicture ? [text(index, 'x')] : picture(index);
    return { events, synthetic: 0 };
  });
  return { cache, fetched };
}

test('parts are fetched up to the first full snapshot, or up to the last part', async () => {
  const { cache, fetched } = cacheOf(4, 2);
  expect((await cache.range({ first: 0, last: 0 })).last).toBe(2);
  expect(fetched).toEqual([0, 1, 2]);
  const none = cacheOf(2, 2);
  expect((await none.cache.range({ first: 0, last: 0 })).last).toBe(1);
  expect(none.fetched).toEqual([0, 1]);
});

test('the eight latest parts are cached, and a longer range is cached as a whole', async () => {
  const { cache, fetched } = cacheOf(20);
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 0, 8]) await cache.load(index);
  expect(cache.has({ first: 2, last: 8 })).toBe(true);
  expect([cache.has({ first: 0, last: 0 }), cache.has({ first: 1, last: 2 })]).toEqual([
    true,
    false,
  ]);
  await cache.range({ first: 5, last: 14 });
  expect(cache.has({ first: 5, last: 14 })).toBe(true);
  expect(fetched).toEqual([...Array(15).keys()]);
});

import { expect, test, vi } from 'vitest';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import { PartCache } from '../../../web/app/recordings/playback/part-cache.ts';
import type { Loaded } from '../../../web/app/recordings/playback/part-events.ts';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import {
  MINUTE,
  minutes,
  PARTS,
  pausedAt,
  preparePlayback,
  settled,
  shownText,
  spans,
  tested,
  text,
} from './minutes.ts';

preparePlayback();

test('a late start time loads only its part', async () => {
  await pausedAt(7.6 * MINUTE);
  expect(shownText()).toBe('half past 7');
  expect(tested.loadedParts).toEqual([7]);
});

test('requests the part of a moment without waiting for the code of the replayer', async () => {
  const playback = new Playback(
    { parts: spans, load: async (index) => minutes(tested.loadedParts.push(index) && index) },
    2 * MINUTE,
    PARTS * MINUTE,
  );
  tested.end = playback.mount(tested.root);
  expect(tested.loadedParts).toEqual([2]);
  await settled(playback);
});

test('shows the page before it lists its events', async () => {
  const playback = new Playback({ parts: spans, load: async (at) => minutes(at) }, 0, 0);
  const idleWhenShown = new Promise((resolve) =>
    playback.onChange(
      () => playback.getState().status === 'paused' && resolve(playback.getState().idle),
    ),
  );
  tested.end = playback.mount(tested.root);
  expect(await idleWhenShown).toEqual([]);
  await expect.poll(() => playback.getState().idle).toHaveLength(1);
});

test('a seek loads only its part, and a seek back loads nothing', async () => {
  const playback = await pausedAt(2 * MINUTE);
  playback.seek(9.2 * MINUTE);
  await settled(playback);
  await expect.poll(shownText).toBe('minute 9');
  playback.seek(2.9 * MINUTE);
  await expect.poll(shownText).toBe('half past 2');
  expect(tested.loadedParts).toEqual([2, 9]);
  expect(playback.getState()).toMatchObject({ status: 'paused', atMs: 2.9 * MINUTE });
});

test('playback continues into the next part after the last event, without skipping the pause', async () => {
  const playback = await pausedAt(4.9 * MINUTE);
  playback.setSkips(false);
  playback.play();
  await expect.poll(() => tested.loadedParts).toEqual([4, 5]);
  await expect.poll(() => playback.getState().atMs).toBeGreaterThan(4.9 * MINUTE + 100);
  expect(playback.getState().atMs).toBeLessThan(5 * MINUTE);
  expect(shownText()).toBe('half past 4');
});

test('a hovered time is computed before the click, and shown once', async () => {
  const playback = await pausedAt(2 * MINUTE);
  const fold = vi.spyOn(PageMirror.prototype, 'apply');
  playback.prefetch(9.6 * MINUTE);
  await expect.poll(() => fold.mock.calls.length).toBeGreaterThan(0);
  fold.mockClear();
  playback.seek(9.6 * MINUTE);
  await expect.poll(shownText).toBe('half past 9');
  expect(fold).not.toHaveBeenCalled();
  playback.seek(9.1 * MINUTE);
  await expect.poll(shownText).toBe('minute 9');
  playback.seek(9.6 * MINUTE);
  await expect.poll(shownText).toBe('half past 9');
});

test('a pointer moving over the timeline loads one part at a time, then the one it rests on', async () => {
  const first = Promise.withResolvers<Loaded>();
  const playback = await pausedAt(2 * MINUTE, async (index) =>
    index === 5 ? first.promise : minutes(index),
  );
  for (const minute of [5, 6, 7, 8]) playback.prefetch(minute * MINUTE);
  expect(tested.loadedParts).toEqual([2, 5]);
  first.resolve(minutes(5));
  await expect.poll(() => tested.loadedParts).toEqual([2, 5, 8]);
});

test('a part that fails to prefetch does not block the next one', async () => {
  const playback = await pausedAt(2 * MINUTE, async (index) => {
    if (index === 5) throw new Error('offline');
    return minutes(index);
  });
  playback.prefetch(5 * MINUTE);
  playback.prefetch(8 * MINUTE);
  await expect.poll(() => tested.loadedParts).toEqual([2, 5, 8]);
});

test('the skip key also loads the part that its next press needs', async () => {
  const playback = await pausedAt(3 * MINUTE - 15_000);
  playback.step(10_000);
  expect(playback.getState().atMs).toBe(3 * MINUTE - 5_000);
  await expect.poll(() => tested.loadedParts).toEqual([2, 3]);
});

test('only the latest parts stay in memory', async () => {
  const playback = await pausedAt(0);
  for (let minute = 1; minute < PARTS; minute += 1) {
    playback.seek(minute * MINUTE);
    await expect.poll(shownText).toBe(`minute ${minute}`);
  }
  playback.seek(0);
  await expect.poll(shownText).toBe('minute 0');
  expect(tested.loadedParts.filter((index) => index === 0)).toHaveLength(2);
});

test('a range of parts starts with one synthetic snapshot only', async () => {
  const cache = new PartCache(PARTS, async (index) => minutes(index));
  const { events } = await cache.range({ first: 3, last: 5 });
  expect(events.map(({ type }) => type)).toEqual([4, 2, 3, 3, 3]);
});

/** A cache whose first part arrives after later ones have replaced it. */
async function replacedFirstPart() {
  const slow = [Promise.withResolvers<Loaded>(), Promise.withResolvers<Loaded>()];
  let fetched = 0;
  const cache = new PartCache(PARTS, async (index) =>
    index === 0 ? (slow[fetched++]?.promise ?? minutes(0)) : minutes(index),
  );
  const first = cache.load(0);
  for (let index = 1; index < PARTS; index += 1) await cache.load(index);
  return { cache, first, slow };
}

test('a part that arrives after others have replaced it is not counted as loaded', async () => {
  const { cache, first, slow } = await replacedFirstPart();
  slow[0]?.resolve(minutes(0));
  await first;
  expect(cache.has({ first: 0, last: 0 })).toBe(false);
});

test('a part that was requested again survives the failure of its first request', async () => {
  const { cache, first, slow } = await replacedFirstPart();
  const second = cache.load(0);
  slow[0]?.reject(new Error('offline'));
  await first.catch(() => {});
  slow[1]?.resolve(minutes(0));
  await second;
  expect(cache.load(0)).toBe(second);
});

test('reports a part that fails to load, and requests it again on retry', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  let isBroken = true;
  const playback = await pausedAt(3 * MINUTE, (index) =>
    isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(minutes(index)),
  );
  expect(playback.getState().status).toBe('broken');
  expect(reportError).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  isBroken = false;
  playback.seek(3 * MINUTE);
  await expect.poll(shownText).toBe('minute 3');
  expect(playback.getState().status).toBe('paused');
});

test('playback resumes after a retry', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  let isBroken = false;
  const playback = await pausedAt(0, (index) =>
    isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(minutes(index)),
  );
  playback.play();
  await expect.poll(() => playback.getState().status).toBe('playing');
  isBroken = true;
  playback.seek(3 * MINUTE);
  await expect.poll(() => playback.getState().status).toBe('broken');
  isBroken = false;
  playback.seek(playback.getState().atMs);
  await expect.poll(() => playback.getState().status).toBe('playing');
  expect(playback.getState().atMs).toBeGreaterThanOrEqual(3 * MINUTE);
});

test('offline, the next part is requested and reported once while loaded parts play', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const playback = await pausedAt(2.5 * MINUTE - 1_000, async (index) => {
    if (index === 3) throw new Error('offline');
    return minutes(index);
  });
  playback.setSkips(false);
  playback.play();
  await expect.poll(() => playback.getState().atMs).toBeGreaterThan(2.5 * MINUTE - 400);
  expect(tested.loadedParts).toEqual([2, 3]);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('parts without any snapshot count as empty', async () => {
  const playback = await pausedAt(0, async () => ({ synthetic: 0, events: [text(0, 'lost')] }));
  expect(playback.getState().status).toBe('empty');
});

test('playback stops at the end and restarts from the beginning', async () => {
  const playback = await pausedAt(PARTS * MINUTE - 10);
  playback.play();
  await expect.poll(() => playback.getState().status).toBe('ended');
  playback.play();
  await expect.poll(shownText).toBe('minute 0');
  expect(playback.getState().status).toBe('playing');
  playback.pause();
});

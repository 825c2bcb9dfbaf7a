import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { PartCache } from '../../../web/app/recordings/playback/part-cache.ts';
import type { Loaded } from '../../../web/app/recordings/playback/part-events.ts';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { Screen } from '../../../web/app/recordings/playback/screen.ts';
import { START } from './restless-page.ts';

const MINUTE = 60_000;
const PARTS = 12;
const event = (ms: number, type: number, data: unknown): RecordedEvent => ({
  ...{ type, data },
  timestamp: START + ms,
});
const page = (ms: number, heading: string) => [
  event(ms, 4, { href: 'https://shop.example/', width: 1_200, height: 800 }),
  event(ms, 2, {
    node: {
      ...{ id: 1, type: 0 },
      childNodes: [
        {
          ...{ id: 2, type: 2, tagName: 'html', attributes: {} },
          childNodes: [
            { id: 3, type: 2, tagName: 'head', attributes: {}, childNodes: [] },
            {
              ...{ id: 4, type: 2, tagName: 'body', attributes: {} },
              childNodes: [{ id: 5, type: 3, textContent: heading }],
            },
          ],
        },
      ],
    },
    initialOffset: { left: 0, top: 0 },
  }),
];
const text = (ms: number, value: string) =>
  event(ms, 3, { source: 0, removes: [], adds: [], texts: [{ id: 5, value }], attributes: [] });

/** One part per minute, which starts with a full snapshot and shows its number. */
const minutes = (index: number): Loaded => ({
  synthetic: index === 0 ? 0 : 2,
  events: [
    ...page(index * MINUTE, `minute ${index}`),
    text(index * MINUTE + 30_000, `half past ${index}`),
  ],
});
const spans = Array.from({ length: PARTS }, (_, index) => ({
  from_ms: index * MINUTE,
  to_ms: (index + 1) * MINUTE,
  keyframe: true,
}));

let loadedParts: number[];
let root: HTMLElement;
let end: (() => void) | undefined;
beforeEach(() => {
  loadedParts = [];
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  end?.();
  root.remove();
  vi.restoreAllMocks();
});

/** A visible playback of the minutes, paused at a time. */
async function pausedAt(
  ms: number,
  load: (index: number) => Promise<Loaded> = async (index) => minutes(index),
) {
  const countedLoad = (index: number) => {
    loadedParts.push(index);
    return load(index);
  };
  const playback = new Playback({ parts: spans, load: countedLoad }, ms, PARTS * MINUTE);
  end = playback.mount(root);
  await settled(playback);
  return playback;
}
const settled = (playback: Playback) =>
  expect.poll(() => playback.getState().status).not.toBe('loading');
const shownText = () => root.querySelector('iframe')?.contentDocument?.body.textContent;

test('a late start time loads only its part', async () => {
  await pausedAt(7.6 * MINUTE);
  expect(shownText()).toBe('half past 7');
  expect(loadedParts).toEqual([7]);
});

test('requests the part of a moment without waiting for the code of the replayer', async () => {
  const playback = new Playback(
    { parts: spans, load: async (index) => minutes(loadedParts.push(index) && index) },
    2 * MINUTE,
    PARTS * MINUTE,
  );
  end = playback.mount(root);
  expect(loadedParts).toEqual([2]);
  await settled(playback);
});

test('shows the page before it lists its events', async () => {
  const playback = new Playback({ parts: spans, load: async (at) => minutes(at) }, 0, 0);
  const idleWhenShown = new Promise((resolve) =>
    playback.onChange(
      () => playback.getState().status === 'paused' && resolve(playback.getState().idle),
    ),
  );
  end = playback.mount(root);
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
  expect(loadedParts).toEqual([2, 9]);
  expect(playback.getState()).toMatchObject({ status: 'paused', atMs: 2.9 * MINUTE });
});

test('playback continues into the next part after the last event, without skipping the pause', async () => {
  const playback = await pausedAt(4.9 * MINUTE);
  playback.setSkips(false);
  playback.play();
  await expect.poll(() => loadedParts).toEqual([4, 5]);
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
  expect(loadedParts).toEqual([2, 5]);
  first.resolve(minutes(5));
  await expect.poll(() => loadedParts).toEqual([2, 5, 8]);
});

test('a part that fails to prefetch does not block the next one', async () => {
  const playback = await pausedAt(2 * MINUTE, async (index) => {
    if (index === 5) throw new Error('offline');
    return minutes(index);
  });
  playback.prefetch(5 * MINUTE);
  playback.prefetch(8 * MINUTE);
  await expect.poll(() => loadedParts).toEqual([2, 5, 8]);
});

test('the skip key also loads the part that its next press needs', async () => {
  const playback = await pausedAt(3 * MINUTE - 15_000);
  playback.step(10_000);
  expect(playback.getState().atMs).toBe(3 * MINUTE - 5_000);
  await expect.poll(() => loadedParts).toEqual([2, 3]);
});

test('only the latest parts stay in memory', async () => {
  const playback = await pausedAt(0);
  for (let minute = 1; minute < PARTS; minute += 1) {
    playback.seek(minute * MINUTE);
    await expect.poll(shownText).toBe(`minute ${minute}`);
  }
  playback.seek(0);
  await expect.poll(shownText).toBe('minute 0');
  expect(loadedParts.filter((index) => index === 0)).toHaveLength(2);
});

test('a range of parts starts with one synthetic snapshot only', async () => {
  const cache = new PartCache(PARTS, async (index) => minutes(index));
  const { events } = await cache.range({ first: 3, last: 5 });
  expect(events.map(({ type }) => type)).toEqual([4, 2, 3, 3, 3]);
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
  expect(loadedParts).toEqual([2, 3]);
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

test('the large button plays, pauses, and tries again after a failure', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  let isBroken = false;
  const playback = await pausedAt(0, (index) =>
    isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(minutes(index)),
  );
  playback.toggle();
  await expect.poll(() => playback.getState().status).toBe('playing');
  playback.toggle();
  expect(playback.getState().status).toBe('paused');
  playback.toggle();
  isBroken = true;
  playback.seek(3 * MINUTE);
  await expect.poll(() => playback.getState().status).toBe('broken');
  isBroken = false;
  playback.toggle();
  await expect.poll(() => playback.getState().status).toBe('playing');
  expect(playback.getState().atMs).toBeGreaterThanOrEqual(3 * MINUTE);
  playback.pause();
});

test('a new speed and skipping apply to the page that is shown', async () => {
  const playback = await pausedAt(0);
  const applied = vi.spyOn(Screen.prototype, 'set');
  playback.setSpeed(4);
  playback.setSkips(false);
  expect(applied.mock.calls).toMatchObject([
    [{ speed: 4, skips: true }],
    [{ speed: 4, skips: false }],
  ]);
  expect(playback.getState()).toMatchObject({ speed: 4, skips: false });
});

/** Playback that has shown all it has, while the next part is on its way. */
async function waitingForPart3() {
  const part = Promise.withResolvers<Loaded>();
  const playback = await pausedAt(2.5 * MINUTE - 100, async (index) =>
    index === 3 ? part.promise : minutes(index),
  );
  playback.setSkips(false);
  playback.play();
  await expect.poll(() => playback.getState().status).toBe('loading');
  return { playback, arrive: () => part.resolve(minutes(3)) };
}

test('playback waits for a part that is still loading, and continues with it', async () => {
  const { playback, arrive } = await waitingForPart3();
  arrive();
  await expect.poll(() => playback.getState().status).toBe('playing');
  expect(playback.getState().atMs).toBeGreaterThanOrEqual(3 * MINUTE);
  expect(shownText()).toBe('minute 3');
  playback.pause();
});

test('a seek while a part is loading is not undone when the part arrives', async () => {
  const { playback, arrive } = await waitingForPart3();
  playback.seek(7 * MINUTE);
  arrive();
  await expect.poll(() => playback.getState().status).toBe('playing');
  await expect.poll(shownText).toBe('minute 7');
  playback.pause();
  expect(playback.getState().atMs).toBeGreaterThanOrEqual(7 * MINUTE);
});

test('a page that cannot be continued is rebuilt at the played time, and keeps playing', async () => {
  // A node in an unknown frame, which the replayer skips and the model keeps.
  const node = { ...{ id: 7, type: 2, tagName: 'b', rootId: 99 }, attributes: {}, childNodes: [] };
  const change = (ms: number, data: object) =>
    event(ms, 3, { source: 0, removes: [], adds: [], texts: [], attributes: [], ...data });
  const playback = await pausedAt(0, async () => ({
    synthetic: 0,
    events: [
      ...page(0, 'start'),
      change(50, { adds: [{ parentId: 4, nextId: null, node }] }),
      change(100, { attributes: [{ id: 7, attributes: { class: 'x' } }] }),
      change(9_000, {}),
    ],
  }));
  playback.play();
  const added = () => root.querySelector('iframe')?.contentDocument?.querySelector('b');
  await expect.poll(() => added()?.className).toBe('x');
  await expect.poll(() => playback.getState().status).toBe('playing');
  expect(playback.getState().atMs).toBeGreaterThanOrEqual(50);
  playback.pause();
});

test('a recording plays at normal speed and skips inactivity, unless the viewer changed that', () => {
  const source = { parts: spans, load: async () => minutes(0) };
  expect(new Playback(source, 0, 0).getState()).toMatchObject({ speed: 1, skips: true });
  const settings = { speed: 4, skips: false };
  expect(new Playback(source, 0, 0, settings).getState()).toMatchObject(settings);
});

test('a recording that was paused at its end starts again, and a second play changes nothing', async () => {
  const playback = await pausedAt(PARTS * MINUTE);
  const seek = vi.spyOn(playback, 'seek');
  playback.play();
  playback.play();
  expect(seek.mock.calls).toEqual([[0]]);
  playback.pause();
});

test('a pause while a part loads takes effect when the part arrives', async () => {
  const { playback, arrive } = await waitingForPart3();
  playback.pause();
  expect(playback.getState().status).toBe('loading');
  arrive();
  await expect.poll(() => playback.getState().status).toBe('paused');
});

test('the length of a running session grows with its events', async () => {
  const parts = [{ from_ms: null, to_ms: null, keyframe: false }];
  const playback = new Playback({ parts, load: async () => minutes(0) }, 0, 0);
  end = playback.mount(root);
  await expect.poll(() => playback.getState().totalMs).toBe(30_000);
});

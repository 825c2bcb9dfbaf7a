import { expect, test, vi } from 'vitest';
import type { Loaded } from '../../../web/app/recordings/playback/part-events.ts';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { Screen } from '../../../web/app/recordings/playback/screen.ts';
import {
  MINUTE,
  minutes,
  PARTS,
  pausedAt,
  preparePlayback,
  shownText,
  spans,
  tested,
} from './minutes.ts';

preparePlayback();

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

test.each([
  ['a later seek', (playback: Playback) => playback.seek(7 * MINUTE)],
  ['closing the player', () => tested.end?.()],
])('a part that fails after %s breaks nothing', async (_, leave) => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const part = Promise.withResolvers<Loaded>();
  const playback = await pausedAt(7 * MINUTE, async (index) =>
    index === 3 ? part.promise : minutes(index),
  );
  playback.seek(3 * MINUTE);
  leave(playback);
  part.reject(new Error('offline'));
  await new Promise((done) => setTimeout(done)); // the failure has reached the player
  expect(playback.getState().status).not.toBe('broken');
  expect(reported).not.toHaveBeenCalled();
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
  tested.end = playback.mount(tested.root);
  await expect.poll(() => playback.getState().totalMs).toBe(30_000);
});

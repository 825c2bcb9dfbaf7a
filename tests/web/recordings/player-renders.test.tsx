import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Replay } from '../../../web/app/recordings/player/replay.tsx';
import { ReplayAndEvents } from '../../../web/app/recordings/player/replay-and-events.tsx';
import { usePlayOnce } from '../../../web/app/recordings/player/use-play-once.ts';
import type { Moment } from '../../../web/app/recordings/timeline/moments.ts';
import { useMoments } from '../../../web/app/recordings/timeline/use-moments.ts';
import '../browser.ts';
import { played } from './played.ts';

/** Moments that count reads of their text, because each render of a row or mark reads it. */
function countedMoments() {
  const reads = { count: 0 };
  const moments = [20_000, 50_000, 80_000].map((atMs) =>
    Object.defineProperty({ atMs, kind: 'click', lane: 'actions', isProblem: false }, 'text', {
      get: () => {
        reads.count += 1;
        return `Clicked at ${atMs}`;
      },
    }),
  ) as unknown as Moment[];
  return { moments, reads };
}

test('event list and marks do not rerender while playback passes no event', () => {
  const [playback, { moments, reads }] = [played(), countedMoments()];
  render(<ReplayAndEvents playback={playback} moments={moments} />);
  act(() => playback.at(21_000));
  reads.count = 0;
  for (let atMs = 22_000; atMs < 24_000; atMs += 100) playback.at(atMs);
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('24');
  expect(reads.count).toBe(0);
});

test('the event that playback just passed is marked as current', () => {
  const [playback, { moments }] = [played(), countedMoments()];
  render(<ReplayAndEvents playback={playback} moments={moments} />);
  const current = () => document.querySelector('[aria-current=true]')?.textContent;
  playback.at(21_000);
  expect(current()).toContain('Clicked at 20000');
  playback.at(51_000);
  expect(current()).toContain('Clicked at 50000');
});

test('the large button pauses, plays, or starts again', () => {
  const playback = played();
  render(<ReplayAndEvents playback={playback} moments={[]} />);
  for (const [status, name] of [
    ['playing', 'Pause'],
    ['paused', 'Play'],
    ['ended', 'Play again'],
  ] as const) {
    playback.is(status);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  }
});

test('the moments of a session are computed only once', () => {
  const playback = played();
  const found = { pages: [], marks: [], events: [], recording: { facts: null } };
  const { result, rerender } = renderHook(() => useMoments(found, playback));
  const first = result.current;
  playback.at(5_000);
  rerender();
  expect(result.current).toBe(first);
});

test('of two clips on a page, only the focused one handles keys, and other keys work as usual', () => {
  const clips = [played(), played()];
  render(
    clips.map((clip, place) => (
      <section key={`${place}`}>
        <Replay playback={clip} />
      </section>
    )),
  );
  const [first] = document.querySelectorAll('section > section');
  const toggled = () => clips.map(({ toggle }) => toggle.mock.calls.length);
  expect(fireEvent.keyDown(first as Element, { key: ' ' })).toBe(false);
  expect(toggled()).toEqual([1, 0]);
  // Not prevented: Space scrolls the page.
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true);
  expect(toggled()).toEqual([1, 0]);
});

test('the player of a page handles its keys regardless of the focus', () => {
  const playback = played();
  render(<Replay playback={playback} isPage />);
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false);
  expect(playback.toggle).toHaveBeenCalledOnce();
});

test('a clip plays as soon as it can and pauses once at its end; then its viewer decides', () => {
  const playback = played();
  playback.is('loading');
  renderHook(() => usePlayOnce(playback, { endMs: 12_000 }));
  expect(playback.play).not.toHaveBeenCalled();
  playback.is('paused');
  expect(playback.play).toHaveBeenCalledTimes(1);
  playback.is('playing');
  playback.at(11_999);
  expect(playback.pause).not.toHaveBeenCalled();
  playback.at(12_000);
  expect(playback.pause).toHaveBeenCalledTimes(1);
  playback.is('paused');
  playback.is('playing');
  playback.at(13_000);
  expect([playback.play, playback.pause].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

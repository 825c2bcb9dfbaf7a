import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queries } from '../../../web/app/lib/query.tsx';
import { Providers } from '../../../web/app/providers.tsx';
import type { Playback as PlaybackOf } from '../../../web/app/recordings/playback/playback.ts';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import { Player } from '../../../web/app/recordings/player/player.tsx';
import { playerSettings } from '../../../web/app/recordings/player/player-settings.ts';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import '../app.tsx';
import { Tab, tabAt } from '../tab.tsx';

let playback: PlaybackOf;
beforeEach(() => {
  vi.spyOn(Playback.prototype, 'mount').mockImplementation(function (this: Playback) {
    playback = this;
    return () => {};
  });
  vi.spyOn(Playback.prototype, 'play').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** The player of a long recording. */
function show(path = '/recordings/s1', following: string | null = 's2', state?: unknown) {
  const history = tabAt(path, state);
  const recording = recordingRow({ watched: true, lasted_ms: 9_000_000 });
  render(
    <Providers>
      <Tab history={history}>
        <Queries>
          <Player details={loadedRecording(recording, { following })} />
        </Queries>
      </Tab>
    </Providers>,
  );
  return history;
}
const end = () =>
  act(() => {
    const ended = { ...playback.getState(), status: 'ended' as const };
    playback.getState = () => ended;
    playback.setSpeed(1); // reports a change
  });
const autoplay = () => screen.getByRole('switch', { name: 'Autoplay next' });
const isOn = () => autoplay().getAttribute('aria-checked') === 'true';

test('after the end, autoplay counts down and opens the next recording, which plays', () => {
  vi.useFakeTimers();
  const history = show();
  fireEvent.click(autoplay());
  expect(isOn()).toBe(true);
  expect(playerSettings().playsNext).toBe(true);
  expect(screen.queryByText(/Next recording in/)).toBeNull();
  end();
  screen.getByText('Next recording in 5 s');
  for (let passed = 0; passed < 5; passed += 1) act(() => void vi.advanceTimersByTime(1_000));
  expect(history.now()).toMatchObject({
    pathname: '/recordings/s2',
    state: { playback: 'autoplay' },
  });
});

test('canceling the countdown turns autoplay off and focuses its switch', () => {
  show();
  fireEvent.click(autoplay());
  end();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/Next recording in/)).toBeNull();
  expect(isOn()).toBe(false);
  expect(playerSettings().playsNext).toBe(false);
  expect(document.activeElement).toBe(autoplay());
});

test('without autoplay, a recording ends without a countdown', () => {
  show();
  end();
  expect(screen.queryByText(/Next recording in/)).toBeNull();
});

test('the last recording ends without a countdown', () => {
  show('/recordings/s1', null);
  fireEvent.click(autoplay());
  end();
  expect(screen.queryByText(/Next recording in/)).toBeNull();
});

test('a recording plays on arrival only if autoplay opened it', () => {
  show();
  expect(playback.play).not.toHaveBeenCalled();
  show('/recordings/s2', null, { playback: 'autoplay' });
  expect(playback.play).toHaveBeenCalledOnce();
});

test('a link copies the second that is shown, and opens the recording there', () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show('/recordings/s1?t=6500.7');
  expect(playback.getState().atMs).toBe(6_500_700);
  fireEvent.click(screen.getByRole('button', { name: /Copy link/ }));
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}/recordings/s1?t=6500`);
});

test('an unreadable start time opens a recording at its start', () => {
  show('/recordings/s1?t=soon');
  expect(playback.getState().atMs).toBe(0);
});

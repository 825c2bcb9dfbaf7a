import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Playback, PlaybackState } from '../../../web/app/recordings/playback/playback.ts';
import { usePlayOnce } from '../../../web/app/recordings/player/use-play-once.ts';
import { AudioPlayer } from '../../../web/app/reports/audio/audio-player.tsx';
import { VideoControls } from '../../../web/app/video/video-controls.tsx';
import { Voice } from '../../../web/app/video/voice.tsx';
import { user } from '../app.tsx';

const audio = { url: 'https://bucket.example/a.mp3', captions: 'WEBVTT\n' };
const chapters = [
  {
    title: 'Thursday',
    sentences: [
      { text: '31 visitors came.', at_ms: 0, end_ms: 2_000 },
      { text: 'One was stuck.', at_ms: 2_500, end_ms: 10_000 },
    ],
    clips: [],
  },
];
const voice = () => document.querySelector('audio') as HTMLAudioElement;
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:captions';
  URL.revokeObjectURL = () => {};
  play.mockReset().mockResolvedValue();
  pause.mockReset();
});

test('the summary shows the current sentence, the time and the progress', () => {
  render(<AudioPlayer {...{ audio, chapters }} totalMs={10_000} onRetry={() => {}} />);
  const playedSounds = () =>
    [...document.querySelectorAll('rect')].filter((bar) => bar.getAttribute('opacity') === '1');
  expect(screen.queryByText('31 visitors came.')).toBeNull();
  expect(playedSounds()).toHaveLength(0);
  voice().currentTime = 2.5;
  fireEvent.timeUpdate(voice());
  screen.getByText('One was stuck.');
  expect(screen.queryByText('31 visitors came.')).toBeNull();
  expect(playedSounds()).toHaveLength(16);
  const position = screen.getByRole('slider');
  expect(position.getAttribute('aria-valuetext')).toContain('0:02');
  fireEvent.change(position, { target: { value: '1000' } });
  expect(voice().currentTime).toBe(1);
  screen.getByText('31 visitors came.');
});

test('a summary without duration shows no progress', () => {
  render(<AudioPlayer {...{ audio, chapters }} totalMs={0} onRetry={() => {}} />);
  expect(document.querySelectorAll('rect[opacity="1"]')).toHaveLength(0);
});

test('one button plays, pauses, and after a failure requests a new link', async () => {
  const onRetry = vi.fn();
  render(<AudioPlayer {...{ audio, chapters, onRetry }} totalMs={10_000} />);
  await user.click(screen.getByRole('button'));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(voice());
  await user.click(screen.getByRole('button', { name: /^Pause/ }));
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.pause(voice());
  fireEvent.error(voice());
  screen.getByRole('alert');
  await user.click(screen.getByRole('button', { name: /^Play/ }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
});

const video = { audio, isMuted: false, onBroken: () => {} };
test('the voice follows the video: it starts, stops, and seeks only if it is far off', () => {
  const { rerender } = render(<Voice {...video} targetMs={1_000} isPlaying={false} />);
  expect(play).not.toHaveBeenCalled();
  expect(pause).toHaveBeenCalledOnce();
  rerender(<Voice {...video} targetMs={1_000} isPlaying />);
  expect(play).toHaveBeenCalledOnce();
  expect(voice().currentTime).toBe(1);
  rerender(<Voice {...video} targetMs={1_400} isPlaying />);
  expect(voice().currentTime).toBe(1);
  rerender(<Voice {...video} targetMs={1_401} isPlaying />);
  expect(voice().currentTime).toBe(1.401);
  rerender(<Voice {...video} targetMs={undefined} isPlaying />);
  expect(pause).toHaveBeenCalledTimes(2);
  expect(voice().muted).toBe(false);
});

test('a playing voice is not restarted', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValueOnce(false);
  render(<Voice {...video} targetMs={0} isPlaying isMuted />);
  expect(play).not.toHaveBeenCalled();
  expect(voice().muted).toBe(true);
});

test.each([
  [true, 'Turn the voice on', 'volume-x'],
  [false, 'Turn the voice off', 'volume-2'],
])('where the video is muted: %s, its button says "%s" beside %s', (isMuted, name, icon) => {
  const voice = { isMuted, onMute: () => {} };
  const playing = { atMs: 0, totalMs: 1_000, isPlaying: true, onToggle: () => {} };
  render(<VideoControls {...playing} voice={voice} onFullScreen={undefined} />);
  const button = screen.getByRole('button', { name });
  expect(button.querySelector('svg')?.classList).toContain(`lucide-${icon}`);
});

/** A playback whose state is set by the test. */
function playbackAt(state: Partial<PlaybackState>) {
  let now = state;
  const listeners = new Set<() => void>();
  const playback = {
    getState: () => now,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: vi.fn(),
    pause: vi.fn(),
  };
  const become = (next: Partial<PlaybackState>) =>
    act(() => {
      now = next;
      for (const listener of listeners) listener();
    });
  return { playback: playback as typeof playback & Playback, become };
}
function Once({ playback, isEnabled }: { playback: Playback; isEnabled?: boolean }) {
  usePlayOnce(playback, { endMs: 5_000, ...(isEnabled !== undefined && { isEnabled }) });
  return null;
}

test('a clip plays automatically once and stops at its end', () => {
  const { playback, become } = playbackAt({ status: 'loading', atMs: 0 });
  render(<Once playback={playback} />);
  expect(playback.play).not.toHaveBeenCalled();
  become({ status: 'paused', atMs: 0 });
  become({ status: 'playing', atMs: 4_999 });
  expect(playback.play).toHaveBeenCalledOnce();
  expect(playback.pause).not.toHaveBeenCalled();
  become({ status: 'playing', atMs: 5_000 });
  become({ status: 'paused', atMs: 5_000 });
  become({ status: 'playing', atMs: 6_000 });
  expect(playback.play).toHaveBeenCalledOnce();
  expect(playback.pause).toHaveBeenCalledOnce();
});

test('a clip that starts only on request waits for a click', () => {
  const { playback, become } = playbackAt({ status: 'paused', atMs: 0 });
  render(<Once playback={playback} isEnabled={false} />);
  become({ status: 'loading', atMs: 0 });
  become({ status: 'paused', atMs: 0 });
  expect(playback.play).not.toHaveBeenCalled();
});

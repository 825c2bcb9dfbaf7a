import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Caption } from '../../../web/app/video/caption.tsx';
import { ScenePlayer } from '../../../web/app/video/scene-player.tsx';
import { videoTimelineOf } from '../../../web/app/video/video-timeline.ts';
import { user } from '../app.tsx';

const audio = { url: 'https://bucket.example/a.mp3', captions: 'WEBVTT\n' };
const voice = () => document.querySelector('audio') as HTMLAudioElement;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:captions';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

const quiet = videoTimelineOf(
  ['Thursday', 'First today', 'Later'].map((title, place) => ({
    ...{ title, clips: [] },
    sentences: [{ text: `${title}.`, at_ms: place * 10_500, end_ms: place * 10_500 + 10_000 }],
  })),
);

test('the voice of a video is turned off and on, and its captions are not announced twice', async () => {
  const { unmount } = render(<ScenePlayer timeline={quiet} audio={audio} onBroken={() => {}} />);
  const caption = () => screen.getByText('Thursday.').getAttribute('aria-live');
  expect([voice().muted, caption()]).toEqual([false, 'off']);
  await user.click(screen.getByRole('button', { name: 'Turn the voice off' }));
  expect(voice().muted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Turn the voice on' }));
  expect(voice().muted).toBe(false);
  unmount();
  render(<ScenePlayer timeline={quiet} audio={null} onBroken={() => {}} />);
  expect(caption()).toBe('polite');
});

test('a selected scene is played, and its picture scrolled into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<ScenePlayer timeline={quiet} audio={null} onBroken={() => {}} />);
  await user.click(screen.getByRole('button', { name: /^0:10/ }));
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('11');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Daily video' })]);
  scroll.mockRestore();
});

test('a caption names its clip among all clips, and a scene without one has only its text', () => {
  const clip = { session_id: 's1', start_ms: 0, end_ms: 1_000 };
  const scene = (fromMs: number, more = {}) => ({
    ...{ title: `Scene ${fromMs}`, fromMs, toMs: fromMs + 1_000, isAnother: false },
    ...more,
  });
  const scenes = [scene(0), scene(1_000, { clip }), scene(2_000), scene(3_000, { clip })];
  const timeline = { totalMs: 4_000, scenes, captions: [], speeches: [] };
  const textAt = (current: number) => {
    const at = { timeline, current, atMs: 0, isSpoken: false };
    const { container, unmount } = render(<Caption {...at} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect([0, 1, 2, 3].map(textAt)).toEqual([
    ...['', 'Scene 1000Clip 1 of 2'],
    ...['', 'Scene 3000Clip 2 of 2'],
  ]);
});

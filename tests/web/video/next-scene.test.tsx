import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getNarration, type NarrationChapter } from '../../../lambdas/contract/narration.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { server } from '../../fakes/server.ts';
import { open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const scene = (title: string, at_ms: number, hasClip: boolean): NarrationChapter => ({
  title,
  sentences: [{ text: `${title}.`, at_ms, end_ms: at_ms + 20_000 }],
  clips: hasClip ? [{ session_id: title, start_ms: 4_000, end_ms: 16_000 }] : [],
});

beforeEach(() => {
  signedIn();
  server.respond(getRecording, () => new Promise<never>(() => {}));
});
async function play(hasClips: boolean): Promise<void> {
  const chapters = [scene('First', 0, hasClips), scene('Second', 20_500, hasClips)];
  server.respond(getNarration, {
    narration: {
      date: '2026-11-20',
      analysis_date: '2026-11-19',
      site_name: 'archer.example',
      title: 'Two troubles',
      chapters,
      audio: null,
    },
  });
  open('/daily-video');
  await user.click(await screen.findByRole('button', { name: /^Play the video/ }));
}

test('the next scene’s clip loads hidden and unfocusable', async () => {
  await play(true);
  const clips = (await screen.findAllByText('Loading')).map((each) => each.closest('.absolute'));
  expect(clips.map((each) => each?.hasAttribute('inert'))).toEqual([false, true]);
});

test('the player’s keys skip forward and back, move between scenes, and pause', async () => {
  await play(false);
  await user.keyboard(' ');
  await screen.findByRole('button', { name: 'Play' });
  const position = () => Number(screen.getByRole('slider').getAttribute('aria-valuenow'));
  const seconds: number[] = [];
  const keys = ['{Shift>}{ArrowLeft}{/Shift}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}'];
  for (const key of [...keys, '{Shift>}{ArrowRight}{/Shift}', '{Shift>}{ArrowRight}{/Shift}']) {
    await user.keyboard(key);
    seconds.push(position());
  }
  expect(seconds).toEqual([0, 5, 10, 5, 21, 21]);
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getNarration } from '../../../lambdas/contract/narration.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { server } from '../../fakes/server.ts';
import { open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

test('the next scene’s clip gets ready where neither eye nor keyboard comes', async () => {
  const scene = (title: string, at_ms: number) => ({
    title,
    sentences: [{ text: `${title}.`, at_ms, end_ms: at_ms + 20_000 }],
    clips: [{ session_id: title, start_ms: 4_000, end_ms: 16_000 }],
  });
  signedIn();
  server.answer(getNarration, {
    narration: {
      date: '2026-11-20',
      analysis_date: '2026-11-19',
      site_name: 'archer.example',
      title: 'Two troubles',
      chapters: [scene('First', 0), scene('Second', 20_500)],
      audio: null,
    },
  });
  server.answer(getRecording, () => new Promise<never>(() => {}));
  open('/daily-video');
  await user.click(await screen.findByRole('button', { name: /^Play the video/ }));
  const clips = (await screen.findAllByText('Loading')).map((each) => each.closest('.absolute'));
  expect(clips.map((each) => each?.hasAttribute('inert'))).toEqual([false, true]);
});

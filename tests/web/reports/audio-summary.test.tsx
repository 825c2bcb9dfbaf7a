import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { getNarration, type Narration } from '../../../lambdas/contract/narration.ts';
import type { ReportRow } from '../../../lambdas/contract/reports.ts';
import { Queries } from '../../../web/app/lib/query.tsx';
import '../../../web/app/reports/audio/spoken-summary.tsx';
import { AudioSummary } from '../../../web/app/reports/audio/audio-summary.tsx';
import { chapter, narration } from '../../factories/narration.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', async () => ({
  ...(await import('../../fakes/auth.ts')),
  session: async () => ({ accessToken: 'a token' }),
}));

const quiet = narration(
  chapter('Thursday, November 19', '31 visitors came.', [0, 2_000]),
  chapter('First today', 'Nothing on archer.example needs you.', [2_500, 64_000]),
);
const spoken = (url = 'https://bucket.example/a.mp3'): Narration => ({
  ...quiet,
  audio: { url, captions: 'WEBVTT\n' },
});
const show = () =>
  render(
    <MemoryRouter>
      <Queries>
        <AudioSummary report={{ date: '2026-11-20' } as ReportRow} />
      </Queries>
    </MemoryRouter>,
  );
const voice = () => document.querySelector('audio') as HTMLAudioElement;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:captions';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLElement) {
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLElement,
  ) {
    fireEvent.pause(this);
  });
});

test('without a voice the player is static, with the text to read [INS-04]', async () => {
  server.respond(getNarration, { narration: quiet });
  show();
  await screen.findByRole('heading', { name: 'Audio summary' });
  const play = screen.getByRole('button', { name: 'Play the audio summary' });
  expect((play as HTMLButtonElement).disabled).toBe(true);
  await screen.findByText('1:04');
  screen.getByText('Audio isn’t available yet. You can read the summary below.');
  expect(voice()).toBeNull();
  expect(screen.getByText('31 visitors came.')).toBeTruthy();
  expect(screen.getByText('Nothing on archer.example needs you.')).toBeTruthy();
});

test('no duration is shown before the narration is loaded', async () => {
  let answer = (_: { narration: Narration }) => {};
  const waits = new Promise<{ narration: Narration }>((resolve) => {
    answer = resolve;
  });
  server.respond(getNarration, () => waits as never);
  show();
  await screen.findByRole('heading', { name: 'Audio summary' });
  expect(screen.queryByText('1:00')).toBeNull();
  answer({ narration: quiet });
  await screen.findByText('1:04');
});

test('an older report without a narration keeps the static player [INS-04]', async () => {
  server.respond(getNarration, { narration: null });
  show();
  await eventually(() => expect(server.requestsTo(getNarration)).toHaveLength(1));
  await screen.findByText('1:00');
  expect(screen.queryByText('Read the summary')).toBeNull();
});

test('a voice can be played and paused, with captions and the current sentence', async () => {
  server.respond(getNarration, { narration: spoken() });
  show();
  await screen.findByRole('slider');
  await click('Play the audio summary');
  expect(voice().querySelector('track')?.getAttribute('src')).toBe('blob:captions');
  voice().currentTime = 3;
  fireEvent.timeUpdate(voice());
  screen.getByText('0:03 of 1:04');
  expect(screen.getAllByText('Nothing on archer.example needs you.')).toHaveLength(2);
  await click('Pause the audio summary');
  await screen.findByRole('button', { name: 'Play the audio summary' });
});

test('the position can be changed with the keyboard', async () => {
  server.respond(getNarration, { narration: spoken() });
  show();
  const position = await screen.findByRole('slider', { name: 'Position in the audio summary' });
  fireEvent.change(position, { target: { value: '62000' } });
  expect(voice().currentTime).toBe(62);
  expect(position.getAttribute('aria-valuetext')).toBe('1:02 of 1:04');
});

test('an expired link shows a message, and the next click requests a new one', async () => {
  server.respond(getNarration, { narration: spoken() });
  show();
  await screen.findByRole('slider');
  fireEvent.error(voice());
  await screen.findByText('The audio couldn’t be loaded. Press play to try again.');
  server.respond(getNarration, { narration: spoken('https://bucket.example/b.mp3') });
  await click('Play the audio summary');
  await eventually(() => expect(voice().src).toBe('https://bucket.example/b.mp3'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the report links to its video', async () => {
  server.respond(getNarration, { narration: quiet });
  show();
  const link = await screen.findByRole('link', { name: 'Watch it as a video' });
  expect(link.getAttribute('href')).toBe('/daily-video?video=2026-11-20');
});

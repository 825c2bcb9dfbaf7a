import { act, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getNarration } from '../../../lambdas/contract/narration.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { discountDay } from '../../factories/narration.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/shell/app-shell.tsx';
import '../../../web/app/video/daily-video-page.tsx';
import { useVideoClock } from '../../../web/app/video/use-video-clock.ts';
import { click, eventually, open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

// Imported above, so that no test waits for the code to compile.
const clip = { session_id: 's1', start_ms: 4_000, end_ms: 16_000 };
const PLAY = /^Play the video/;
const thumbnail = () => screen.findByRole('button', { name: PLAY });

beforeEach(() => {
  signedIn();
  server.respond(getNarration, { narration: discountDay() });
});

test('/daily-video shows the daily video to signed-in users [ROUTE-13, GATE-02]', async () => {
  open('/daily-video');
  await thumbnail();
  await eventually(() => expect(document.title).toBe('Daily video · Reveille'));
});

test('a signed-out visitor is redirected to the login, and no request is sent [ROUTE-13]', async () => {
  provider.reset();
  const { history } = open('/daily-video?video=2026-11-20');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  expect(server.requestsTo(getNarration)).toEqual([]);
});

test('the URL sets the video, the viewer, the website and the day [VIDEO-01]', async () => {
  open(
    `/daily-video?video=2026-11-20&user=Maya&domain=shop.example&date=2026-11-19&userId=${ANN.id}`,
  );
  await screen.findByRole('heading', { level: 1, name: 'Good morning, Maya' });
  await screen.findByText('Thursday on shop.example in one minute.');
  expect(server.queries.filter(({ path }) => path === getNarration.path)).toEqual([
    { path: getNarration.path, query: { date: '2026-11-20' } },
  ]);
});

test('without a user in the query the greeting uses the default [VIDEO-08]', async () => {
  open('/daily-video');
  await screen.findByRole('heading', { level: 1, name: 'Good morning' });
  await screen.findByText('Thursday on archer.example in one minute.');
});

test('the user in the URL is greeted, as plain text [VIDEO-08]', async () => {
  open('/daily-video?user=%3Cb%3EMaya%3C%2Fb%3E');
  await screen.findByRole('heading', { level: 1, name: 'Good morning, <b>Maya</b>' });
});

test('a thumbnail shows title, day and duration; a click plays the video [VIDEO-02]', async () => {
  open('/daily-video');
  const still = await thumbnail();
  expect(still.textContent).toContain('3 shoppers gave up at the discount code');
  expect(still.textContent).toContain('Thursday, November 19, 2026');
  expect(still.textContent).toContain('1:04');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await user.click(still);
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Pause' }));
  expect(screen.queryByRole('button', { name: PLAY })).toBeNull();
  await screen.findByText('31 visitors came.', { ignore: 'details *' });
});

test('the scenes are listed with their text and link to their position', async () => {
  open('/daily-video');
  await user.click(await thumbnail());
  const list = within(await within(screen.getByRole('main')).findByRole('list'));
  await user.click(list.getByRole('button', { name: /First today$/ }));
  await screen.findByText('Repair Apply on /cart.', { ignore: 'details *' });
  expect(list.getByRole('button', { name: /First today$/ }).getAttribute('aria-current')).toBe(
    'true',
  );
});

test('a clip that fails to load returns to the thumbnail, which retries [VIDEO-03]', async () => {
  server.respond(getNarration, { narration: discountDay(clip) });
  server.reject(getRecording, 'recording-gone');
  open('/daily-video');
  await user.click(await thumbnail());
  const focused: unknown[] = [];
  document.addEventListener('focusin', ({ target }) => focused.push(target), { once: true });
  await screen.findByText('The video couldn’t be loaded. Press play to try again.');
  expect(focused).toEqual([await thumbnail()]);
  server.respond(getNarration, { narration: discountDay() });
  await user.click(await thumbnail());
  await screen.findByRole('button', { name: 'Pause' });
  expect(server.requestsTo(getNarration)).toHaveLength(2);
});

test('a video request that fails keeps the thumbnail, which retries [VIDEO-03]', async () => {
  server.loseConnection(getNarration);
  open('/daily-video');
  await screen.findByText('The video couldn’t be loaded. Press play to try again.');
  server.respond(getNarration, { narration: discountDay() });
  await user.click(await thumbnail());
  await screen.findByRole('button', { name: 'Pause' });
});

test('before the first report, the thumbnail shows when the first video arrives', async () => {
  server.respond(getNarration, { narration: null });
  open('/daily-video');
  await screen.findByText('Your first video comes with your first report');
  expect(screen.queryByRole('button', { name: PLAY })).toBeNull();
});

test('a summary describes the video [VIDEO-04]', async () => {
  open('/daily-video');
  await screen.findByRole('heading', { name: 'Summary' });
  screen.getByText(/^What happened on your website that day, in one minute/);
});

test('the page’s link is copied to the clipboard, and a toast confirms it [VIDEO-05]', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText');
  open('/daily-video?video=2026-11-20');
  await click('Copy link');
  expect(written).toHaveBeenCalledWith(`${window.location.origin}/daily-video?video=2026-11-20`);
  await screen.findByText('Link copied to clipboard!');
});

test('another user’s id shows and requests no video [VIDEO-09]', async () => {
  const { history } = open('/daily-video?userId=22222222-2222-4222-8222-222222222222');
  await screen.findByRole('heading', { level: 1, name: 'Access Denied' });
  screen.getByText("You don't have permission to view this video.");
  expect(screen.queryByRole('button', { name: PLAY })).toBeNull();
  expect(server.requestsTo(getNarration)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Back to emails' }));
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test.each([['no id'], ['the own id', `?userId=${ANN.id}`]])(
  'a URL with %s shows the video [VIDEO-10]',
  async (_, query = '') => {
    open(`/daily-video${query}`);
    await thumbnail();
    expect(screen.queryByText('Access Denied')).toBeNull();
  },
);

test('the video clock waits for missing parts, ends, and restarts', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const { result } = renderHook(() =>
    useVideoClock({ totalMs: 5_000, scenes: [], captions: [], speeches: [] }),
  );
  pass(1_000);
  expect(result.current.state.atMs).toBe(1_000);
  result.current.hold(true);
  pass(1_000);
  expect(result.current.state.atMs).toBe(1_000);
  result.current.hold(false);
  act(() => result.current.seek(4_500));
  pass(1_000);
  expect(result.current.state).toMatchObject({ atMs: 5_000, isPlaying: false });
  act(() => result.current.toggle());
  expect(result.current.state).toEqual({ atMs: 0, isPlaying: true, seeks: 2 });
  // A clip follows seeks, and not the clock.
  pass(1_000);
  act(() => result.current.seek(-1));
  expect(result.current.state).toEqual({ atMs: 0, isPlaying: true, seeks: 3 });
  act(() => result.current.toggle());
  pass(1_000);
  expect(result.current.state).toEqual({ atMs: 0, isPlaying: false, seeks: 3 });
});

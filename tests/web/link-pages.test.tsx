import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Clip } from '../../lambdas/contract/clip.ts';
import { problemDocument } from '../../lambdas/contract/problem.ts';
import type { SharedRecording } from '../../lambdas/contract/recording-shares.ts';
import { firstBatch } from '../factories/batch.ts';
import { recordingRow, rowFacts } from '../factories/recording-row.ts';
import { wireOf } from '../factories/wire.ts';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/clips/clip-page.tsx';
import '../../web/app/clips/shared-page.tsx';
import { Playback } from '../../web/app/recordings/playback/playback.ts';
import { click, eventually, open } from './app.tsx';
import { expectReviewed } from './visible-page.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const shared: SharedRecording = {
  recording: recordingRow({ state: 'running' }),
  pages: [{ page: '/checkout', entered_ms: 0, dwell_ms: 4_000 }],
  marks: [],
  events: [{ kind: 'click', at_ms: 1_000, label: 'Apply', count: 6, detail: '' }],
  parts: [],
  note: 'Watch the button below the code.',
  start_ms: 0,
  expires_at: '2026-11-28T12:00:00.000Z',
};
const at = 'GET /m/recording/a-token';

test('a shared link shows the recording and its note to anyone, without a login', async () => {
  server.responders.set(at, () => shared);
  open('/shared/a-token');
  await screen.findByRole('heading', { level: 1, name: 'A visit to archer.example' });
  screen.getByText('Watch the button below the code.');
  screen.getByText('Clicked “Apply”, 6 clicks');
  expect(provider.callNames()).toEqual([]);
});

test('a revoked link shows that it no longer works, and offers no retry', async () => {
  server.responders.set(at, () =>
    Response.json(problemDocument('share-gone'), problemDocument('share-gone')),
  );
  open('/shared/a-token');
  await screen.findByText('This link no longer works');
  expect(screen.queryByText(/An unexpected error/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a shared link that could not be loaded can be tried again', async () => {
  server.responders.set(at, () => new Response('', { status: 502 }));
  open('/shared/a-token');
  await screen.findByText('The recording couldn’t be loaded');
  screen.getByText('An unexpected error occurred. Please try again.');
  server.responders.set(at, () => shared);
  await click('Try again');
  await screen.findByRole('heading', { level: 1, name: 'A visit to archer.example' });
});

afterEach(() => void vi.restoreAllMocks());
/** Sets the browser's time zone to Berlin. */
function useBerlinTime() {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Europe/Berlin' };
  });
}

const facts = rowFacts({ duration_ms: 83_000, country: 'DE', referrer: 'search', pages: 3 });
const ended = { ...shared.recording, state: 'ready' as const, facts };

test.each<[string, Partial<SharedRecording>]>([
  ['that still runs', {}],
  ['of a visit that is over', { recording: ended, note: '', start_ms: 30_000 }],
])('a shared link to a recording %s equals its golden file', async (name, changes) => {
  useBerlinTime();
  server.responders.set(at, () => ({ ...shared, ...changes }));
  open('/shared/a-token');
  await expectReviewed(`shared recording ${name}`, 'A visit to');
});

const clip: Clip = {
  site_name: 'archer.example',
  date: '2026-11-19',
  title: 'Apply did not respond',
  watch_for: '3 visitors clicked Apply.',
  developer: 'On /cart: 7 clicks on Apply.',
  page: '/cart',
  start_ms: 24_000,
  end_ms: 38_000,
  events: [],
};

test.each<[string, string, Partial<Clip>]>([
  ['for a developer', '#developer', {}],
  ['for anyone', '', {}],
  ['without notes for a developer', '', { developer: undefined }],
])('the link to a clip %s equals its golden file', async (name, place, changes) => {
  server.responders.set('GET /m/clip/a-token', () => ({ ...clip, ...changes }));
  open(`/clip/a-token${place}`);
  await expectReviewed(`clip ${name}`, 'Apply did not respond');
});

test.each([
  ['a member', '/m/report/view.signed-1_2'],
  ['an owner', '/daily-insights/ann?date=2026-11-19'],
])(
  'a clip opened from the email of %s links back to that report, and its URL contains no reader',
  async (_, path) => {
    server.responders.set('GET /m/clip/a-token', () => clip);
    const { history } = open(`/clip/a-token#developer&report=${encodeURIComponent(path)}`);
    const way = await screen.findByRole('link', { name: 'Back to the report' });
    expect(way.getAttribute('href')).toBe(path);
    await screen.findByText(/7 clicks on Apply/);
    expect(document.querySelector('details')?.open).toBe(true);
    expect(history.now()).toMatchObject({ pathname: '/clip/a-token', hash: '#developer' });
    cleanup();
    open('/clip/a-token', history.now().state);
    const again = await screen.findByRole('link', { name: 'Back to the report' });
    expect(again.getAttribute('href')).toBe(path);
  },
);

test.each([
  'https://evil.example/',
  '//evil.example/m/report/a',
  'javascript:alert(1)',
  '/m/unsubscribe/view',
  '/m/report/../../login',
])('a clip has no link to %s', async (path) => {
  server.responders.set('GET /m/clip/a-token', () => clip);
  open(`/clip/a-token#report=${encodeURIComponent(path)}`);
  await screen.findByRole('heading', { name: 'Apply did not respond' });
  expect(screen.queryByRole('link', { name: 'Back to the report' })).toBeNull();
  screen.getByRole('link', { name: 'Have an account? Open your reports' });
});

test.each([
  ['plays by itself', false, 1],
  ['waits for a click where motion is reduced', true, 0],
])('a clip %s', async (_, isReduced, plays) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: isReduced && media.includes('reduced-motion'), media },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  }));
  const play = vi.spyOn(Playback.prototype, 'play').mockImplementation(() => {});
  vi.spyOn(Playback.prototype, 'mount').mockImplementation(function (this: Playback) {
    const ready = { ...this.getState(), status: 'paused' as const };
    Object.assign(this, { getState: () => ready });
    this.setSpeed(1); // reports a change
    return () => {};
  });
  server.responders.set('GET /m/clip/a-token', () => clip);
  open('/clip/a-token');
  await screen.findByRole('heading', { name: 'Apply did not respond' });
  await eventually(() => expect(screen.queryByText('Loading the recording')).toBeNull());
  expect(play).toHaveBeenCalledTimes(plays);
});

test('an expired link to a part of a shared recording is renewed', async () => {
  vi.spyOn(Playback.prototype, 'mount').mockImplementation(function (this: Playback) {
    this.prefetch(0);
    return () => {};
  });
  const batch = firstBatch('archer.example');
  const requested: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/part')) return answer(url, init);
    requested.push(url);
    const isExpired = url === '/part-old';
    return isExpired
      ? new Response('', { status: 403 })
      : new Response(new Uint8Array(wireOf(batch)));
  });
  const part = (url: string) => ({ url, from_ms: 0, to_ms: 1_000, keyframe: true });
  const links = ['/part-old', '/part-new'];
  server.responders.set(at, () => ({ ...shared, parts: [part(links.shift() ?? '')] }));
  open('/shared/a-token');
  await eventually(() => expect(requested).toContain('/part-new'));
});

test('an expired clip shows a message and links to the reports', async () => {
  server.responders.set('GET /m/clip/old', () =>
    Response.json(problemDocument('clip-gone'), problemDocument('clip-gone')),
  );
  open('/clip/old');
  await screen.findByText('This clip is no longer available');
  const way = screen.getByRole('link', { name: 'Have an account? Open your reports' });
  expect(way.getAttribute('href')).toBe('/emails');
});

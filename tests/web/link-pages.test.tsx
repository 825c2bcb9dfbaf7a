import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { documentOf } from '../../lambdas/contract/problem.ts';
import type { SharedRecording } from '../../lambdas/contract/recording-shares.ts';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/clips/shared-page.tsx';
import { open, press } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const shared: SharedRecording = {
  recording: {
    session_id: 's1',
    domain: 'archer.example',
    started_at: '2026-11-19T14:41:00.000Z',
    state: 'running',
    why: null,
    watched: false,
    live: false,
    starred: false,
    tags: [],
    note: '',
    visitor: 'v1',
    facts: null,
  },
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
  server.answers.set(at, () => shared);
  open('/shared/a-token');
  await screen.findByRole('heading', { level: 1, name: 'A visit to archer.example' });
  screen.getByText('Watch the button below the code.');
  screen.getByText('Clicked “Apply”, 6 clicks');
  expect(provider.acts()).toEqual([]);
});

test('a revoked link says that it no longer works, and offers no second try', async () => {
  server.answers.set(at, () => Response.json(documentOf('share-gone'), documentOf('share-gone')));
  open('/shared/a-token');
  await screen.findByText('This link no longer works');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a shared link that could not be loaded can be tried again', async () => {
  server.answers.set(at, () => new Response('', { status: 502 }));
  open('/shared/a-token');
  await screen.findByText('The recording couldn’t be loaded');
  server.answers.set(at, () => shared);
  await press('Try again');
  await screen.findByRole('heading', { level: 1, name: 'A visit to archer.example' });
});

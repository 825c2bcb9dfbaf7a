import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { listRecordingShares, shareRecording } from '../../../lambdas/contract/recording-shares.ts';
import { annotateRecording, listRecordings } from '../../../lambdas/contract/recordings.ts';
import { Queries } from '../../../web/app/lib/query.tsx';
import { ActiveLinks } from '../../../web/app/recordings/active-links.tsx';
import '../../../web/app/recordings/list/annotations-dialog.tsx';
import { loadedRecording, recordingList, recordingRow } from '../../factories/recording-row.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/recordings/recording-page.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import { StarButton } from '../../../web/app/recordings/row/star-button.tsx';
import { ShareDialog } from '../../../web/app/recordings/share-dialog.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn, user } from '../app.tsx';
import { SignedIn } from '../signed-in.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const row = recordingRow({ state: 'running', live: true });

beforeEach(() => {
  signedIn();
  server.respond(getRecording, loadedRecording(row));
  server.respond(listRecordings, recordingList([row]));
  server.respond(listSegments, { segments: [] });
});

test('a star is set from the list, without a notification', async () => {
  server.respond(annotateRecording, { success: true });
  open('/recordings');
  await screen.findByRole('button', { name: 'Star this recording' });
  server.respond(listRecordings, recordingList([{ ...row, starred: true }]));
  await click('Star this recording');
  await eventually(() =>
    expect(server.requestsTo(annotateRecording)).toEqual([
      expect.objectContaining({ body: { sessionId: 's1', starred: true } }),
    ]),
  );
  await screen.findByRole('button', { name: 'Remove the star', pressed: true });
  await eventually(() => expect(server.requestsTo(listRecordings)).toHaveLength(2));
  expect(screen.queryByText(recordings.annotations.saved.title)).toBeNull();
});

test.each([false, true])(
  'a star that was %s changes before the server has saved it',
  async (starred) => {
    server.respond(annotateRecording, () => new Promise<never>(() => {}));
    provider.emit({ is: 'signed-in', user: ANN });
    render(<StarButton row={{ ...row, starred }} />, { wrapper: Queries });
    await user.click(screen.getByRole('button', { pressed: starred }));
    await screen.findByRole('button', { pressed: !starred });
  },
);

test.each([
  [0, undefined, 0],
  [1, 'Start at 0:00', 1],
  [65_000, 'Start at 1:05', 65_000],
])(
  'a recording shared at %i ms starts there unless the owner changes that',
  async (atMs, label, startMs) => {
    server.respond(listRecordingShares, { shares: [] });
    render(<ShareDialog sessionId="s1" atMs={atMs} onClose={() => {}} />, { wrapper: SignedIn });
    await click('Create link');
    const sent = () =>
      server.requestsTo(shareRecording).map(({ body }) => (body as { startMs: number }).startMs);
    await eventually(() => expect(sent()).toEqual([startMs]));
    const box = screen.queryByRole('checkbox');
    expect(box?.parentElement?.textContent).toBe(label);
    if (!box) return;
    await user.click(box);
    await click('Create link');
    await eventually(() => expect(sent()).toEqual([startMs, 0]));
  },
);

test('of several links, only the one that is being revoked is busy', async () => {
  const revoke = { isPending: true, variables: 's-1', mutate: vi.fn() };
  const share = (id: string) => ({
    ...{ id, token: id, note: '', start_ms: 9_000 },
    ...{ created_at: '2026-11-19T15:00:00.000Z', expires_at: '2026-11-26T15:00:00.000Z' },
  });
  render(<ActiveLinks shares={[share('s-1'), share('s-2')]} revoke={revoke as never} />, {
    wrapper: SignedIn,
  });
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Copy link',
    'Revoking...',
    'Copy link',
    'Revoke',
  ]);
});

test('a star that cannot be saved is removed, with the reason', async () => {
  server.reject(annotateRecording, 'too-many-requests');
  open('/recordings');
  await click('Star this recording');
  await screen.findByText(general.tooManyRequests.title);
  await screen.findByRole('button', { name: 'Star this recording', pressed: false });
});

test('a link that cannot be copied says so and can be opened instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  server.respond(listRecordingShares, {
    shares: [
      {
        ...{ id: 'share-1', token: 'token-1', note: 'Look here', start_ms: 0 },
        ...{ created_at: '2026-11-19T15:00:00.000Z', expires_at: '2026-11-26T15:00:00.000Z' },
      },
    ],
  });
  open('/recordings/s1');
  await click('Share');
  const link = await screen.findByRole('link', { name: 'Look here' });
  expect(link.getAttribute('href')).toBe('http://localhost:3000/shared/token-1');
  await click('Copy link');
  await screen.findByText('Copy failed');
  expect(screen.queryByText('Link created')).toBeNull();
});

test('a note that a session’s end interrupts is as it was after the next login [GATE-03]', async () => {
  open('/recordings/s1');
  await click(recordings.annotations.edit);
  await user.type(
    await screen.findByRole('textbox', { name: recordings.annotations.note }),
    'Asked for a refund',
  );
  act(() => provider.emit({ is: 'signed-out', endedUser: ANN }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  await click('Sign in');
  await screen.findByDisplayValue('Asked for a refund');
});

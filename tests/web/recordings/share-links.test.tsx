import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import {
  listRecordingShares,
  type RecordingShare,
  revokeRecordingShare,
  shareRecording,
} from '../../../lambdas/contract/recording-shares.ts';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/recording-page.tsx';
import { Playback } from '../../../web/app/recordings/playback/playback.ts';
import '../../../web/app/recordings/share-dialog.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const share: RecordingShare = {
  id: 'share-1',
  token: 'token-1',
  note: 'Look here',
  start_ms: 0,
  created_at: '2026-11-19T15:00:00.000Z',
  expires_at: '2026-11-26T15:00:00.000Z',
};
const bodyOf = (path: string) => server.requests.filter((each) => each.path === path).at(-1)?.body;

beforeEach(() => {
  signedIn();
  server.respond(getRecording, loadedRecording(recordingRow({ state: 'running', live: true })));
});

test('playback stops while a recording is shared', async () => {
  const pause = vi.spyOn(Playback.prototype, 'pause');
  open('/recordings/s1');
  await click('Share');
  expect(pause).toHaveBeenCalledOnce();
});

test('a share link is created with a note and revoked from the list', async () => {
  server.respond(listRecordingShares, { shares: [] });
  server.respond(shareRecording, { share });
  server.respond(revokeRecordingShare, { success: true });
  open('/recordings/s1');
  await click('Share');
  await fill('Note (optional)', 'Look here');
  await user.click(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: '30 days' }));
  server.respond(listRecordingShares, { shares: [share] });
  await click('Create link');
  await eventually(() =>
    expect(bodyOf(shareRecording.path)).toMatchObject({ note: 'Look here', days: '30' }),
  );
  server.respond(listRecordingShares, { shares: [] });
  await click('Revoke');
  await eventually(() =>
    expect(bodyOf(revokeRecordingShare.path)).toEqual({ sessionId: 's1', shareId: 'share-1' }),
  );
  await eventually(() => expect(screen.queryByText('Active links')).toBeNull());
});

test('a link that is created before the list of links has loaded is in the list', async () => {
  const first = Promise.withResolvers<{ shares: RecordingShare[] }>();
  server.respond(listRecordingShares, () => first.promise);
  server.respond(shareRecording, { share });
  open('/recordings/s1');
  await click('Share');
  await eventually(() => expect(server.requestsTo(listRecordingShares)).toHaveLength(1));
  server.respond(listRecordingShares, { shares: [share] });
  await click('Create link');
  await eventually(() => expect(server.requestsTo(shareRecording)).toHaveLength(1));
  first.resolve({ shares: [] });
  await screen.findByRole('button', { name: 'Revoke' });
});

test('a double click creates one share link', async () => {
  server.respond(listRecordingShares, { shares: [] });
  server.respond(shareRecording, () => new Promise<never>(() => {}));
  open('/recordings/s1');
  await click('Share');
  await user.dblClick(await screen.findByRole('button', { name: 'Create link' }));
  await screen.findByRole('button', { name: 'Creating...' });
  expect(server.requestsTo(shareRecording)).toHaveLength(1);
});

test('a link whose response was lost is in the list', async () => {
  server.respond(listRecordingShares, { shares: [] });
  server.respond(shareRecording, () => {
    server.respond(listRecordingShares, { shares: [share] });
    throw new TypeError('Failed to fetch');
  });
  open('/recordings/s1');
  await click('Share');
  await click('Create link');
  await screen.findByRole('button', { name: 'Revoke' });
});

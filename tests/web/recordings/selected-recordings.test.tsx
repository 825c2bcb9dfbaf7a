import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { deleteRecordings, listRecordings } from '../../../lambdas/contract/recordings.ts';
import { recordingList, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const row = recordingRow();

beforeEach(() => {
  signedIn();
  server.respond(listSegments, { segments: [] });
});

test('a filter deselects the recordings that it hides', async () => {
  const other = recordingRow({ session_id: 's2', started_at: '2026-11-18T14:41:00.000Z' });
  server.respond(listRecordings, (request) =>
    recordingList(request?.starred ? [other] : [row, other]),
  );
  open('/recordings');
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await screen.findByText('2 selected');
  await user.click(screen.getByRole('link', { name: 'Starred' }));
  await screen.findByText('1 selected');
});

test('more than 50 selected recordings are deleted in several calls', async () => {
  const recordings = Array.from({ length: 51 }, (_, n) => recordingRow({ session_id: `s${n}` }));
  server.respond(listRecordings, recordingList(recordings));
  server.respond(deleteRecordings, ({ sessionIds }) => ({
    success: true,
    deleted: sessionIds.length,
  }));
  open('/recordings');
  const boxes = await screen.findAllByLabelText(/^Select the recording/);
  act(() => {
    for (const box of boxes) box.click();
  });
  await click('Delete selected');
  await screen.findByText('Delete 51 recordings?');
  await user.click(screen.getAllByRole('button', { name: 'Delete selected' }).at(-1) as Element);
  await screen.findByText('51 recordings deleted');
  expect(server.requestsTo(deleteRecordings)).toHaveLength(2);
});

test('recordings that could not be deleted stay selected, without the dialog', async () => {
  server.respond(listRecordings, recordingList([row]));
  open('/recordings');
  await user.click(await screen.findByRole('checkbox'));
  await click('Delete selected');
  await screen.findByText('Delete 1 recording?');
  await user.click(screen.getAllByRole('button', { name: 'Delete selected' }).at(-1) as Element);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('1 selected');
});

test('a page of recordings that fails to load says so and can be retried', async () => {
  const next = '00000000-0000-4000-8000-000000000000';
  server.respond(listRecordings, (request) => {
    if (request?.after) throw new TypeError('Failed to fetch');
    return recordingList([row], { next });
  });
  open('/recordings');
  await click('Show more');
  await screen.findByText('More recordings couldn’t be loaded.', undefined, { timeout: 10_000 });
  server.respond(listRecordings, recordingList([recordingRow({ session_id: 's2' })]));
  await click('Try again');
  await eventually(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
});

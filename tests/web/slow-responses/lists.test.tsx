import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listEmails } from '../../../lambdas/contract/emails.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { annotateRecording, listRecordings } from '../../../lambdas/contract/recordings.ts';
import { recordingList, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import { click, eventually, open } from '../app.tsx';
import { answerWith, twoRecipients } from '../emails/list.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(() => {
  twoRecipients();
  server.respond(listSegments, { segments: [] });
});

const never = () => new Promise<never>(() => {});
const busy = () => screen.getByRole('main').querySelector('[aria-busy=true]');

test('recordings of the filters before are marked as busy, and are not counted as matches', async () => {
  server.respond(listRecordings, recordingList([recordingRow()]));
  open('/recordings');
  await screen.findByText('1 recording');
  expect(busy()).toBeNull();
  server.respond(listRecordings, never);
  (await screen.findByRole('link', { name: 'Starred' })).click();
  await eventually(() => expect(busy()).not.toBeNull());
  screen.getByText('Loading recordings');
  expect(screen.queryByText('1 recording')).toBeNull();
});

test('while all recordings load again after a filter without a match, none of them is called the first', async () => {
  server.respond(listRecordings, recordingList([]));
  open('/recordings?starred=yes');
  await screen.findByText('No recordings match');
  server.respond(listRecordings, never);
  await click('Clear filters');
  await screen.findByText('Loading recordings');
  expect(screen.queryByText('No recordings yet')).toBeNull();
  screen.getByRole('link', { name: 'Starred' });
});

test('emails of the filters before are marked as busy', async () => {
  const { history } = open('/emails');
  await screen.findAllByRole('row');
  expect(busy()).toBeNull();
  history.go('/emails?days=3');
  await eventually(() => expect(busy()).not.toBeNull());
});

test('a search without a match does not claim that the next one has none', async () => {
  answerWith([]);
  const { history } = open('/emails?days=3');
  await screen.findByText('No emails match your search criteria');
  server.respond(listEmails, never);
  history.go('/emails?days=7');
  await eventually(() =>
    expect(screen.queryByText('No emails match your search criteria')).toBeNull(),
  );
});

test('the last of two quick clicks on a star is the one that is saved', async () => {
  server.respond(listRecordings, recordingList([recordingRow()]));
  const saved: (boolean | undefined)[] = [];
  const first = Promise.withResolvers<void>();
  server.respond(annotateRecording, async ({ starred }) => {
    if (saved.length === 0 && starred) await first.promise;
    saved.push(starred);
    return { success: true };
  });
  open('/recordings');
  await click('Star this recording');
  await click('Remove the star');
  first.resolve();
  await eventually(() => expect(saved).toEqual([true, false]));
});

test('a retry of the next page shows that it is loading', async () => {
  server.respond(listRecordings, recordingList([recordingRow()], { next: 'cursor' }));
  open('/recordings');
  const more = await screen.findByRole('button', { name: 'Show more' });
  server.loseConnection(listRecordings);
  more.click();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.respond(listRecordings, never);
  retry.click();
  await screen.findByRole('button', { name: 'Loading more' });
});

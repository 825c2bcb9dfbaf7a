import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { recordingList, recordingRow } from '../../factories/recording-row.ts';
import { reportIssue } from '../../factories/report.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/recordings/recording-page.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import { eventually, open, user } from '../app.tsx';
import { oneReport, PATH } from './insights.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(oneReport);

test('a number of a report links to its sessions, and a session to its recording', async () => {
  server.respond(listSegments, { segments: [] });
  const row = recordingRow({ state: 'unreadable', why: 'Its events couldn’t be read.' });
  server.respond(listRecordings, recordingList([row]));
  server.reject(getRecording, 'recording-gone');
  const { history } = open(PATH);
  const numbers = (await screen.findByText('Details')).closest('details') as HTMLElement;
  await user.click(within(numbers).getByText('3 of 9 visitors who reached it'));
  await user.click(await screen.findByRole('link', { name: 'Nov 19, 2026 3:41 PM' }));
  const { kind, page } = reportIssue();
  expect(server.requestsTo(listRecordings)[0]?.body).toMatchObject({ signal: kind, page });
  await eventually(() => expect(history.now().pathname).toBe('/recordings/s1'));
  await eventually(() =>
    expect(server.requestsTo(getRecording)[0]?.body).toEqual({ sessionId: 's1' }),
  );
});

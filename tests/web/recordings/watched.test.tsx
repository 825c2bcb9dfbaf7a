import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchRecording } from '../../../lambdas/contract/recording-playback.ts';
import { deleteRecordings } from '../../../lambdas/contract/recordings.ts';
import { Queries } from '../../../web/app/lib/query.tsx';
import {
  useDeleteRecordings,
  useReportWatched,
} from '../../../web/app/recordings/list/use-recordings.ts';
import { recordingRow } from '../../factories/recording-row.ts';
import { ANN, provider } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { eventually } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const reports = () => server.requestsTo(watchRecording).map(({ body }) => body);

/** Plays and pauses a recording; returns what was reported. */
async function playTwice(watched: boolean) {
  provider.emit({ is: 'signed-in', user: ANN });
  server.respond(watchRecording, { success: true });
  const recording = recordingRow({ watched });
  const player = renderHook(({ isPlaying }) => useReportWatched(recording, isPlaying), {
    wrapper: Queries,
    initialProps: { isPlaying: false },
  });
  await act(async () => {});
  expect(reports()).toEqual([]);
  for (const isPlaying of [true, false, true]) {
    await act(async () => player.rerender({ isPlaying }));
  }
}

test('a recording is reported as watched once it plays, and not again after a pause', async () => {
  await playTwice(false);
  await eventually(() => expect(reports()).toEqual([{ sessionId: 's1' }]));
  await act(async () => {});
  expect(reports()).toHaveLength(1);
});

test('a recording that was watched before is not reported', async () => {
  await playTwice(true);
  await act(async () => {});
  expect(reports()).toEqual([]);
});

test.each([
  [50, [50]],
  [51, [50, 1]],
])('%i recordings are deleted in calls of at most 50', async (count, calls) => {
  provider.emit({ is: 'signed-in', user: ANN });
  server.respond(deleteRecordings, ({ sessionIds }) => ({
    ...{ success: true, deleted: sessionIds.length },
  }));
  const { result } = renderHook(useDeleteRecordings, { wrapper: Queries });
  const ids = Array.from({ length: count }, (_, place) => `s${place}`);
  expect(await act(() => result.current.mutateAsync(ids))).toBe(count);
  const sizes = server
    .requestsTo(deleteRecordings)
    .map(({ body }) => (body as { sessionIds: string[] }).sessionIds.length);
  expect(sizes).toEqual(calls);
});

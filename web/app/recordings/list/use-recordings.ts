import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recordings as copy } from '../../../../lambdas/contract/copy/recordings.ts';
import { getRecording, watchRecording } from '../../../../lambdas/contract/recording-playback.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import {
  deleteRecording,
  deleteRecordings,
  listRecordings,
  RECORDINGS_PER_DELETION,
} from '../../../../lambdas/contract/recordings.ts';
import { call } from '../../lib/api.ts';
import { reload } from '../../lib/changed-data.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { type Filters, listRequest } from '../filters/use-filters.ts';

/** The rows loaded so far. A page may have no rows and still have a next page. */
export function useRecordingRows(filters: Filters, zone: string) {
  const request = listRequest(filters, zone);
  const query = useInfiniteQuery({
    queryKey: ['recordings', request],
    queryFn: ({ pageParam, signal }) =>
      call(listRecordings, { ...request, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // An empty list would claim that these filters match nothing.
    placeholderData: (before) =>
      before?.pages.some(({ recordings }) => recordings.length > 0) ? before : undefined,
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    rows: pages.flatMap(({ recordings }) => recordings),
    filterOptions: {
      countries: unique(pages.flatMap(({ countries }) => countries)),
      browsers: unique(pages.flatMap(({ browsers }) => browsers)),
      tags: unique(pages.flatMap(({ tags }) => tags)),
    },
    among: pages.at(-1)?.among ?? null,
  };
}

const unique = (values: readonly string[]) => [...new Set(values)].sort();

/** Reports once that a new recording plays; the list then shows it as watched. Playback does not depend on this call. */
export function useReportWatched(
  { session_id: sessionId, watched }: Pick<RecordingRow, 'session_id' | 'watched'>,
  isPlaying: boolean,
): void {
  const cache = useQueryClient();
  const { mutate, isIdle } = useMutation({
    mutationFn: () => call(watchRecording, { sessionId }),
    onSuccess: () => reload(cache, ['recordings']),
  });
  useEffect(() => {
    if (isPlaying && isIdle && !watched) mutate();
  }, [isPlaying, isIdle, watched, mutate]);
}

/**
 * Fetched once per mount: its links must not change during playback. A page that the login hides keeps its data, and with
 * them its open dialog. Only one recording is kept, because each may have megabytes of events.
 */
export function useRecording(sessionId: string) {
  const [mountedAt] = useState(() => performance.now());
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ['recording', sessionId, mountedAt],
    queryFn: () => call(getRecording, { sessionId }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => cache.removeQueries({ queryKey: ['recording'], type: 'inactive' }), [cache]);
  return query;
}

/** Deletes in several calls if there are more recordings than one call may have. Returns how many were deleted. */
async function deleteInCalls(sessionIds: readonly string[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < sessionIds.length; from += RECORDINGS_PER_DELETION) {
    const batch = sessionIds.slice(from, from + RECORDINGS_PER_DELETION);
    const { deleted } = await call(deleteRecordings, { sessionIds: batch });
    count += deleted;
  }
  return count;
}

export function useDeleteRecordings() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: deleteInCalls,
    onSuccess: (deleted) => notifySuccess(copy.select.done(deleted)),
    onError: (failure) => notifyFailure(failure),
    onSettled: () => reload(cache, ['recordings']),
  });
}

export function useDeleteRecording(sessionId: string) {
  const cache = useQueryClient();
  const go = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteRecording, { sessionId }),
    onSuccess: async () => {
      await reload(cache, ['recordings']);
      notifySuccess(copy.remove.done);
    },
    onError: (failure) => {
      notifyFailure(failure);
      void reload(cache, ['recordings']); // only the response may be lost
    },
  });
  // Not called after the page was left.
  const onSuccess = () => go('/recordings', { replace: true });
  return { remove: () => mutate(undefined, { onSuccess }), isPending };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { getRecording } from '../../../../lambdas/contract/recording-playback.ts';
import { annotateRecording } from '../../../../lambdas/contract/recordings.ts';
import { call } from '../../lib/api.ts';
import { reload, update } from '../../lib/changed-data.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';

type Annotations = z.input<(typeof annotateRecording)['body']>;
type Details = z.output<(typeof getRecording)['reply']>;

/** Saves the owner's star, tags or note. An open recording is updated in the cache, because it is fetched only once. */
export function useAnnotate(recordingId: string) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `annotations ${recordingId}` }, // in order, so that the last change is saved last
    mutationFn: (annotations: Annotations) => call(annotateRecording, annotations),
    onSuccess: async (saved, { sessionId, tagsBefore: _, ...changed }) => {
      const tags = saved.tags ?? changed.tags;
      const annotations = { ...changed, ...(tags && { tags }) };
      update<Details>(cache, ['recording', sessionId], (details) => ({
        ...details,
        recording: { ...details.recording, ...annotations },
      }));
      await reload(cache, ['recordings']);
      if (changed.starred === undefined) notifySuccess(recordings.annotations.saved);
    },
    onError: (failure) => {
      notifyFailure(failure);
      void reload(cache, ['recordings']); // only the response may be lost
    },
  });
}

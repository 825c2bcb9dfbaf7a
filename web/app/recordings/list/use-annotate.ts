import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import { annotateRecording } from '../../../../lambdas/contract/recordings.ts';
import { call } from '../../lib/api.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';

type Marks = z.input<(typeof annotateRecording)['body']>;

/** Saves the owner's star, tags or note. */
export function useAnnotate() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (marks: Marks) => call(annotateRecording, marks),
    onSuccess: async (_, { starred }) => {
      await cache.invalidateQueries({ queryKey: ['recordings'] });
      if (starred === undefined) notifySuccess(recordings.marks.saved);
    },
    onError: (failure) => notifyFailure(failure),
  });
}

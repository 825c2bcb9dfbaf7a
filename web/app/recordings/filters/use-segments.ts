import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordingSegments } from '../../../../lambdas/contract/copy/recording-segments.ts';
import {
  deleteSegment,
  listSegments,
  type Segment,
  saveSegment,
} from '../../../../lambdas/contract/recording-segments.ts';
import { call } from '../../lib/api.ts';
import { reload } from '../../lib/changed-data.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';

const copy = recordingSegments;

/** The predefined segments that every owner has. */
export const builtIn = [
  { name: copy.all, query: '' },
  { name: copy.live, query: 'live=yes' },
  { name: copy.starred, query: 'starred=yes' },
  { name: copy.problems, query: 'errors=yes' },
  { name: copy.returning, query: 'visits=returning' },
];

export function useSegments() {
  const cache = useQueryClient();
  const queryKey = ['segments'];
  const refresh = () => reload(cache, queryKey);
  const onError = (failure: Error) => {
    notifyFailure(failure);
    void refresh(); // only the response may be lost
  };
  const { data } = useQuery({ queryKey, queryFn: () => call(listSegments, undefined) });
  const save = useMutation({
    mutationFn: (segment: Omit<Segment, 'id'>) => call(saveSegment, segment),
    onSuccess: async () => {
      await refresh();
      notifySuccess(copy.saved);
    },
    onError,
  });
  const rename = useMutation({
    mutationFn: (segment: Segment) => call(saveSegment, segment),
    onSuccess: async () => {
      await refresh();
      notifySuccess(copy.renamed);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Segment) => call(deleteSegment, { id }),
    onSuccess: async (_, { name, query }) => {
      await refresh();
      const run = () => save.mutate({ name, query });
      notifySuccess({ ...copy.removed(name), action: { label: copy.undo, run } });
    },
    onError,
  });
  return { segments: data?.segments ?? [], save, rename, remove };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import {
  deleteSegment,
  listSegments,
  type Segment,
  saveSegment,
} from '../../../../lambdas/contract/recording-segments.ts';
import { call } from '../../lib/api.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { Link } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { type Filters, isNarrowed, queryOf } from './use-filters.ts';

const copy = recordings.segments;
const SegmentDialog = lazyPart(() => import('./segment-dialog.tsx').then((m) => m.SegmentDialog));

const builtIn = [
  { name: copy.all, query: '' },
  { name: copy.live, query: 'live=yes' },
  { name: copy.starred, query: 'starred=yes' },
  { name: copy.problems, query: 'errors=yes' },
  { name: copy.returning, query: 'visits=returning' },
];
const chip =
  'inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-ui text-ink-muted no-underline hover:bg-sunken hover:no-underline aria-[current]:border-accent-line aria-[current]:bg-accent-soft aria-[current]:text-accent';

function useSegments() {
  const cache = useQueryClient();
  const queryKey = ['segments'];
  const refresh = () => cache.invalidateQueries({ queryKey });
  const { data } = useQuery({ queryKey, queryFn: () => call(listSegments, undefined) });
  const save = useMutation({
    mutationFn: (segment: Omit<Segment, 'id'>) => call(saveSegment, segment),
    onSuccess: async () => {
      await refresh();
      notifySuccess(copy.saved);
    },
    onError: (failure) => notifyFailure(failure),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteSegment, { id }),
    onSuccess: async () => {
      await refresh();
      notifySuccess(copy.removed);
    },
    onError: (failure) => notifyFailure(failure),
  });
  return { segments: data?.segments ?? [], save, remove };
}

/** Filters under a name: one click away, and the current ones can be saved. */
export function Segments({ filters }: { filters: Filters }) {
  const { segments, save, remove } = useSegments();
  const [isNaming, setIsNaming] = useState(false);
  const query = queryOf(filters);
  const isSaved = [...builtIn, ...segments].some((each) => each.query === query);
  const to = (wanted: string) => (wanted ? `/recordings?${wanted}` : '/recordings');
  return (
    <nav aria-label={copy.label} className="mb-4 flex flex-wrap items-center gap-2">
      {builtIn.map((each) => (
        <Link
          key={each.name}
          to={to(each.query)}
          className={chip}
          {...(each.query === query && { 'aria-current': 'page' as const })}
        >
          {each.name}
        </Link>
      ))}
      {segments.map((segment) => (
        <span key={segment.id} className="inline-flex items-center">
          <Link
            to={to(segment.query)}
            className={chip}
            {...(segment.query === query && { 'aria-current': 'page' as const })}
          >
            {segment.name}
          </Link>
          {segment.query === query && (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={copy.remove(segment.name)}
              onClick={() => remove.mutate(segment.id)}
            >
              <X />
            </Button>
          )}
        </span>
      ))}
      {isNarrowed(filters) && !isSaved && (
        <Button variant="ghost" size="sm" onClick={() => setIsNaming(true)}>
          <BookmarkPlus />
          {copy.save}
        </Button>
      )}
      {isNaming && (
        <SegmentDialog
          isPending={save.isPending}
          close={() => setIsNaming(false)}
          onSave={(name) => save.mutate({ name, query }, { onSuccess: () => setIsNaming(false) })}
        />
      )}
    </nav>
  );
}

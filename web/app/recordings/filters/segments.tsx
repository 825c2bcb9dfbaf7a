import { Pencil, X } from 'lucide-react';
import { recordingSegments } from '../../../../lambdas/contract/copy/recording-segments.ts';
import type { Segment } from '../../../../lambdas/contract/recording-segments.ts';
import { lazyPart } from '../../lib/loading/lazy.tsx';
import { useOpenedPart } from '../../lib/loading/use-opened-part.ts';
import { Link } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { type Filters, queryStringOf } from './use-filters.ts';
import { builtIn, useSegments } from './use-segments.ts';

const copy = recordingSegments;
const SegmentDialog = lazyPart(() => import('./segment-dialog.tsx').then((m) => m.SegmentDialog));
const chip =
  'inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-ui text-ink-muted no-underline hover:bg-sunken hover:no-underline aria-[current]:border-accent-line aria-[current]:bg-accent-soft aria-[current]:text-accent';

/** Links to named filters. */
export function Segments({ filters }: { filters: Filters }) {
  const { segments, rename, remove } = useSegments();
  const { opened: renaming, open, close, onFailure } = useOpenedPart<Segment>();
  const query = queryStringOf(filters);
  const pathOf = (query: string) => (query ? `/recordings?${query}` : '/recordings');
  return (
    <nav
      data-keeps-place
      aria-label={copy.label}
      className="mb-4 flex flex-wrap items-center gap-2"
    >
      {builtIn.map((each) => (
        <Link
          key={each.name}
          to={pathOf(each.query)}
          className={chip}
          {...(each.query === query && { 'aria-current': 'page' as const })}
        >
          {each.name}
        </Link>
      ))}
      {segments.map((segment) => (
        <span key={segment.id} className="inline-flex items-center">
          <Link
            to={pathOf(segment.query)}
            className={chip}
            {...(segment.query === query && { 'aria-current': 'page' as const })}
          >
            {segment.name}
          </Link>
          {segment.query === query && (
            <>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={copy.rename(segment.name)}
                onClick={() => open(segment)}
              >
                <Pencil />
              </Button>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={copy.remove(segment.name)}
                onClick={() => remove.mutate(segment)}
              >
                <X />
              </Button>
            </>
          )}
        </span>
      ))}
      {renaming && (
        <SegmentDialog
          name={renaming.name}
          taken={segments.filter(({ id }) => id !== renaming.id).map(({ name }) => name)}
          {...{ close, onFailure }}
          isPending={rename.isPending}
          onSave={(name) => rename.mutate({ ...renaming, name }, { onSuccess: close })}
        />
      )}
    </nav>
  );
}

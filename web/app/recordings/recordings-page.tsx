import { Video } from 'lucide-react';
import { useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordingList } from '../../../lambdas/contract/copy/recording-list.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { InlineError } from '../ui/layout/inline-error.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { RowsOutline } from '../ui/layout/rows-outline.tsx';
import { Outline } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/state.tsx';
import { Segments } from './filters/segments.tsx';
import { isNarrowed, isOnlyLive, noFilters, useFilters } from './filters/use-filters.ts';
import { NoMatch } from './list/no-match.tsx';
import { NoRecordings } from './list/no-recordings.tsx';
import { RecordingTable } from './list/recording-table.tsx';
import { SelectionBar } from './list/selection-bar.tsx';
import { useRecordingRows } from './list/use-recordings.ts';

const copy = recordingList;
/** Loaded after the list, so that it appears sooner. */
const PausedNote = lazyPart(() =>
  import('../lib/account/paused-note.tsx').then((m) => m.PausedNote),
);
const FilterBar = lazyPart(() => import('./filters/filter-bar.tsx').then((m) => m.FilterBar));

export function RecordingsPage() {
  usePage('recordings');
  const [filters, change] = useFilters();
  const zone = useZone();
  const query = useRecordingRows(filters, zone);
  const isFiltered = isNarrowed(filters);
  const isFirstRun =
    query.isSuccess && query.rows.length === 0 && !query.hasNextPage && !isFiltered;
  return (
    <Page>
      <PageTitle title={pages.recordings.title} lead={copy.lead} />
      {query.data && <PausedNote isEmpty={isFirstRun} />}
      {!isFirstRun && (
        <>
          <Segments filters={filters} />
          <FilterBar
            fallback={<div className="mb-4 h-22.5 sm:h-10" />}
            {...{ filters, change }}
            options={query.filterOptions}
          />
        </>
      )}
      <Card
        isPadded={false}
        data-keeps-place
        aria-busy={query.isPlaceholderData}
        className={query.isPlaceholderData ? 'opacity-60' : ''}
      >
        <Rows
          {...{ query, isNarrowed: isFiltered, isLive: isOnlyLive(filters) }}
          clear={() => change(noFilters)}
        />
      </Card>
    </Page>
  );
}

interface RowsProps {
  query: ReturnType<typeof useRecordingRows>;
  isNarrowed: boolean;
  isLive: boolean;
  clear: () => void;
}

function Rows({ query, isNarrowed, isLive, clear }: RowsProps) {
  const zone = useZone();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const hasFailed = isFetchNextPageError && !isFetchingNextPage;
  // Only visible rows, so that "Delete selected" never deletes a recording that a filter hides.
  const selected = new Set(rows.map((row) => row.session_id).filter((id) => chosen.has(id)));
  const select = (sessionId: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(sessionId);
    else next.delete(sessionId);
    setChosen(next);
  };
  const moreButton = (label: string) => (
    <Button
      variant="secondary"
      busy={isFetchingNextPage && copy.loadingMore}
      onClick={() => query.fetchNextPage()}
    >
      {label}
    </Button>
  );
  if (query.isPending) {
    return (
      <Outline label={copy.loading} labelClassName="px-4 py-2 text-ui">
        <RowsOutline rowClassName="h-41.25 md:h-16.25" count={10} />
      </Outline>
    );
  }
  if (query.isLoadingError || (isFetchNextPageError && rows.length === 0)) {
    return (
      <ErrorState
        title={copy.loadFailed}
        action={<Button onClick={() => query.refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  if (rows.length === 0 && hasNextPage) {
    return (
      <NoMatch title={copy.notYet} lead={copy.notYetLead} action={moreButton(copy.searchOn)} />
    );
  }
  if (rows.length === 0 && isNarrowed) {
    const action = (
      <Button variant="secondary" onClick={clear}>
        {copy.clear}
      </Button>
    );
    const [title, lead] = isLive
      ? [copy.noneLive, copy.noneLiveLead]
      : [copy.noMatch, copy.noMatchLead];
    return <NoMatch {...{ title, lead, action }} />;
  }
  if (rows.length === 0) {
    return <NoRecordings icon={Video} title={copy.none} lead={copy.noneLead} />;
  }
  return (
    <>
      {selected.size > 0 ? (
        <SelectionBar selected={selected} onDone={() => setChosen(new Set())} />
      ) : (
        <p className="px-4 py-2 text-ui text-ink-subtle" role="status">
          {query.isPlaceholderData ? copy.loading : copy.count(rows.length, hasNextPage)}
        </p>
      )}
      <RecordingTable rows={rows} zone={zone} selected={selected} onSelect={select} />
      {query.among && (
        <p className="border-t border-line px-4 py-3 text-ui text-ink-subtle">
          {copy.among(query.among)}
        </p>
      )}
      {hasFailed && <InlineError text={copy.moreFailed} onRetry={() => query.fetchNextPage()} />}
      {hasNextPage && !hasFailed && (
        <p className="border-t border-line p-4 text-center">{moreButton(copy.more)}</p>
      )}
    </>
  );
}

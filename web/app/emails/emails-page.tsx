import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { useWebsiteState } from '../lib/account/website-state.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { isExpectedProblem } from '../lib/problem.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { InlineError } from '../ui/layout/inline-error.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { EmptyState, ErrorState, StateIcon } from '../ui/state.tsx';
import { EmailTable } from './email-table.tsx';
import { ListLoading } from './list-loading.tsx';
import { NoEmails } from './no-emails.tsx';
import { useEmailFilters, useEmailRows } from './use-emails.ts';

/** Loaded after the list, so that it appears sooner. */
const EmailFilterBar = lazyPart(() => import('./email-filters.tsx').then((m) => m.EmailFilterBar));
const PausedNote = lazyPart(() =>
  import('../lib/account/paused-note.tsx').then((m) => m.PausedNote),
);
const ConnectedDialog = lazyPart(() =>
  import('./connected-dialog.tsx').then((m) => m.ConnectedDialog),
);

export function EmailsPage() {
  usePage('emails');
  const [filters, change] = useEmailFilters();
  const query = useEmailRows(filters);
  const hasNone = query.data?.pages[0]?.hasAny === false;
  return (
    <Page>
      <PageTitle title={emails.title} lead={emails.lead} />
      {/* An empty list shows the next step itself. */}
      {query.data && !hasNone && <PausedNote />}
      {!hasNone && (
        <EmailFilterBar
          fallback={<div className="mb-4 h-32 md:h-10" />}
          filters={filters}
          change={change}
        />
      )}
      <Card
        isPadded={false}
        aria-busy={query.isPlaceholderData}
        className={query.isPlaceholderData ? 'opacity-60' : ''}
      >
        <Rows
          query={query}
          hasAllRows={filters.search === '' && filters.recipient === ''}
          clear={() => change({ search: '', days: '', recipient: '' })}
        />
      </Card>
      <ConnectedDialog />
    </Page>
  );
}

interface RowsProps {
  query: ReturnType<typeof useEmailRows>;
  clear: () => void;
  /** Whether the list is neither searched nor filtered by recipient. */
  hasAllRows: boolean;
}

function Rows({ query, clear, hasAllRows }: RowsProps) {
  const { id } = useUser();
  const zone = useZone();
  const website = useWebsiteState(id);
  const { rows, data, isPending, isError, error, refetch } = query;
  // Queries update synchronously; a deferred value lets React render the rows in slices.
  const isLoading = useDeferredValue(isPending);
  if (isLoading) return <ListLoading />;
  // Shows the data even if a refetch or the next page fails.
  if (isError && !data) {
    return (
      <ErrorState
        title={emails.loadFailed}
        lead={messageOf(error)}
        action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  if (!data?.pages[0]?.hasAny) return <NoEmails website={website} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={
          <StateIcon>
            <SearchX />
          </StateIcon>
        }
        title={emails.noMatch}
        lead={emails.noMatchLead}
        action={
          <Button variant="secondary" onClick={clear}>
            {emails.filters.clear}
          </Button>
        }
      />
    );
  }
  const { more, hasNextPage } = query;
  const hasFailed = query.isFetchNextPageError && !query.isFetchingNextPage;
  return (
    <>
      <EmailTable
        rows={rows}
        zone={zone}
        hasAllRows={hasAllRows}
        more={hasNextPage && !hasFailed ? more : undefined}
      />
      {hasFailed && <InlineError text={emails.olderFailed} onRetry={more} />}
    </>
  );
}

/** The text of a Problem; other errors get the specification's text (§8). */
const messageOf = (error: Error): string =>
  isExpectedProblem(error) ? (error.detail ?? error.message) : emails.unexpected;

import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { DEFAULT_TIMEZONE } from '../../../lambdas/contract/limits.ts';
import { useProfile } from '../lib/account/profile.ts';
import { useWebsiteState } from '../lib/account/website-state.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { hasWords } from '../lib/problem.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { EmptyState, ErrorState, StateIcon } from '../ui/state.tsx';
import { EmailTable } from './email-table.tsx';
import { Loading } from './list-loading.tsx';
import { NoEmails } from './no-emails.tsx';
import { OlderFailed } from './older-failed.tsx';
import { useEmailFilters, useEmailRows } from './use-emails.ts';

/** Loaded separately, since both are larger than the list itself. */
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
  const found = useEmailRows(filters);
  const hasNone = found.data?.pages[0]?.hasAny === false;
  return (
    <Page>
      <PageTitle title={emails.title} lead={emails.lead} />
      {/* An empty list has its next step in the middle. */}
      {found.data && !hasNone && <PausedNote />}
      {!hasNone && (
        <EmailFilterBar
          waiting={<div className="mb-4 h-32 md:h-10" />}
          filters={filters}
          change={change}
        />
      )}
      <Card isPadded={false}>
        <Rows
          found={found}
          isWhole={filters.search === '' && filters.recipient === ''}
          clear={() => change({ search: '', days: '', recipient: '' })}
        />
      </Card>
      <ConnectedDialog />
    </Page>
  );
}

interface RowsProps {
  found: ReturnType<typeof useEmailRows>;
  clear: () => void;
  /** Neither searched nor filtered by reader. */
  isWhole: boolean;
}

function Rows({ found, clear, isWhole }: RowsProps) {
  const { id } = useUser();
  const { data: profile } = useProfile();
  const website = useWebsiteState(id);
  const { rows, data, isPending, isError, error, refetch } = found;
  // Queries update synchronously; a deferred value lets React render the rows in slices.
  const isLoading = useDeferredValue(isPending);
  if (isLoading) return <Loading />;
  // Keeps showing the data when a refetch or the next page fails.
  if (isError && !data) {
    return (
      <ErrorState
        title={emails.loadFailed}
        lead={wordsOf(error)}
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
  const zone = profile?.timezone || DEFAULT_TIMEZONE;
  const { more, hasNextPage, isFetchNextPageError } = found;
  return (
    <>
      <EmailTable
        rows={rows}
        zone={zone}
        isWhole={isWhole}
        more={hasNextPage && !isFetchNextPageError ? more : undefined}
      />
      {isFetchNextPageError && <OlderFailed onRetry={more} />}
    </>
  );
}

/** A Problem has its own text; other errors get the specification's (§8). */
const wordsOf = (error: Error): string =>
  hasWords(error) ? (error.detail ?? error.message) : emails.unexpected;

import { Mail, SearchX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { usePage } from '../lib/page.ts';
import { Problem } from '../lib/problem.ts';
import { useProfile } from '../lib/profile.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmptyState, ErrorState, Glyph } from '../ui/state.tsx';
import { EmailTable } from './email-table.tsx';
import { useEmailFilters, useEmailRows } from './use-emails.ts';

/** Both weigh more than the list itself, and the list is what people came for. */
const EmailFilterBar = lazy(() =>
  import('./email-filters.tsx').then((m) => ({ default: m.EmailFilterBar })),
);
const ConnectedDialog = lazy(() =>
  import('./connected-dialog.tsx').then((m) => ({ default: m.ConnectedDialog })),
);

export function EmailsPage() {
  usePage('emails');
  const [filters, change] = useEmailFilters();
  return (
    <Page>
      <PageTitle title={emails.title} lead={emails.lead} />
      <Suspense fallback={<div className="mb-4 h-32 md:h-10" />}>
        <EmailFilterBar filters={filters} change={change} />
      </Suspense>
      <Card isPadded={false}>
        <Rows filters={filters} clear={() => change({ search: '', days: '', recipient: '' })} />
      </Card>
      <Suspense>
        <ConnectedDialog />
      </Suspense>
    </Page>
  );
}

function Rows({
  filters,
  clear,
}: {
  filters: ReturnType<typeof useEmailFilters>[0];
  clear: () => void;
}) {
  const { data: profile } = useProfile();
  const { rows, data, isPending, isError, error, refetch, fetchNextPage, hasNextPage } =
    useEmailRows(filters);
  if (isPending) return <PageLoader words={emails.loading} />;
  if (isError) {
    return (
      <ErrorState
        title={emails.loadFailed}
        lead={wordsOf(error)}
        action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  if (!data?.pages[0]?.hasAny) {
    return (
      <EmptyState
        glyph={
          <Glyph>
            <Mail />
          </Glyph>
        }
        title={emails.none}
        lead={emails.noneLead}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        glyph={
          <Glyph>
            <SearchX />
          </Glyph>
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
  const zone = profile?.timezone || 'America/New_York';
  return <EmailTable rows={rows} zone={zone} more={hasNextPage ? fetchNextPage : undefined} />;
}

/** A refusal says why in its own words; anything else in the specification's (§8). */
const wordsOf = (error: Error): string =>
  error instanceof Problem && error.code !== 'unexpected'
    ? (error.detail ?? error.message)
    : emails.unexpected;

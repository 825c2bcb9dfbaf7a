import { Video } from 'lucide-react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { pages } from '../../../lambdas/contract/copy/pages.ts';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { usePage } from '../lib/page.ts';
import { useProfile } from '../lib/profile.ts';
import { Link } from '../lib/router/router.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { Page } from '../ui/page.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { EmptyState, ErrorState, Glyph } from '../ui/state.tsx';
import { RecordingTable } from './recording-table.tsx';
import { useRecordingRows } from './use-recordings.ts';

const copy = recordings.list;

export function RecordingsPage() {
  usePage('recordings');
  return (
    <Page>
      <PageTitle title={pages.recordings.title} lead={copy.lead} />
      <Card isPadded={false}>
        <Rows />
      </Card>
    </Page>
  );
}

function Rows() {
  const { data: profile } = useProfile();
  const query = useRecordingRows();
  if (query.isPending) return <PageLoader words={copy.loading} />;
  if (query.isError && query.rows.length === 0) {
    return (
      <ErrorState
        title={copy.loadFailed}
        action={<Button onClick={() => query.refetch()}>{general.broken.again}</Button>}
      />
    );
  }
  if (query.rows.length === 0) {
    return (
      <EmptyState
        glyph={
          <Glyph>
            <Video />
          </Glyph>
        }
        title={copy.none}
        lead={copy.noneLead}
        action={
          <Button asChild variant="secondary">
            <Link to="/connection">{copy.connect}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <RecordingTable rows={query.rows} zone={profile?.timezone || 'America/New_York'} />
      {query.hasNextPage && (
        <p className="border-t border-line p-4 text-center">
          <Button
            variant="secondary"
            busy={query.isFetchingNextPage && copy.loadingMore}
            onClick={() => query.fetchNextPage()}
          >
            {copy.more}
          </Button>
        </p>
      )}
    </>
  );
}

import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { admin as copy } from '../../../lambdas/contract/copy/admin.ts';
import { digits } from '../../../lambdas/contract/copy/digits.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { usePage } from '../lib/page.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { TableOutline } from '../ui/layout/rows-outline.tsx';
import { EmptyState, ErrorState, StateIcon } from '../ui/state.tsx';
import { useUsers } from './use-users.ts';
import { companiesOf, filterUsers, NO_FILTER } from './user-list.ts';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';

export function UsersPage() {
  usePage('users');
  const { users, isComplete, isPending, isFailed, refetch } = useUsers();
  const zone = useZone();
  const [filter, setFilter] = useState(NO_FILTER);
  // Deferred, so that filtering thousands of users does not block typing.
  const applied = useDeferredValue(filter);
  const companies = useMemo(() => companiesOf(users), [users]);
  const found = useMemo(() => filterUsers(users, applied), [users, applied]);
  const isKnown = !isPending && !isFailed;
  return (
    <Page width="wide">
      <PageTitle
        title={copy.title}
        action={
          isKnown && (
            <span role="status" className="text-ink-muted tabular-nums">
              {countOf(users.length, found.length, isComplete)}
            </span>
          )
        }
      />
      <UsersFilters filter={filter} change={setFilter} companies={companies} />
      <Card isPadded={false}>
        {isPending && <TableOutline label={copy.loading} rowClassName="h-11.75" count={10} />}
        {isFailed && (
          <ErrorState
            title={copy.loadFailed.title}
            lead={copy.loadFailed.detail}
            action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
          />
        )}
        {isKnown && found.length === 0 && (
          <EmptyState
            icon={
              <StateIcon>
                <SearchX />
              </StateIcon>
            }
            title={copy.none}
          />
        )}
        {isKnown && found.length > 0 && <UsersTable users={found} zone={zone} />}
      </Card>
    </Page>
  );
}

/** The number of users; while pages are loading, the number so far. */
function countOf(all: number, found: number, isComplete: boolean): string {
  if (!isComplete) return copy.counting(digits(all));
  return found === all ? copy.count(all, digits(all)) : copy.found(digits(found), digits(all));
}

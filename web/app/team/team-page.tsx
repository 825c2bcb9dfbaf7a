import { Plus } from 'lucide-react';
import { useState } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { team as copy } from '../../../lambdas/contract/copy/team.ts';
import { useProfile } from '../lib/account/profile.ts';
import { useZone } from '../lib/account/use-zone.ts';
import { notifyProblem } from '../lib/notify.ts';
import { usePage } from '../lib/page.ts';
import { Link, useNavigate } from '../lib/router/router.tsx';
import { useUser } from '../lib/session/use-auth.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { TableOutline } from '../ui/layout/rows-outline.tsx';
import { ErrorState } from '../ui/state.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { TeamTable } from './team-table.tsx';
import { useTeam } from './use-team.ts';

export function TeamPage() {
  usePage('emailNotifications');
  const { id, email } = useUser();
  const { data: profile } = useProfile();
  const zone = useZone();
  const { members, skipped, ownerSince, ownerMail, ownerRhythm, max, isError, refetch } = useTeam();
  const go = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const isKnown = members !== undefined && max !== undefined;
  const count = (members?.length ?? 0) + 1;
  const add = () => {
    if (!isKnown || count < max) return setIsAdding(true);
    notifyProblem(copy.problems.full);
    go('/usage-billing');
  };
  return (
    <Page>
      <PageTitle
        title={copy.title}
        lead={copy.lead}
        action={
          isKnown && (
            <div className="flex flex-wrap items-center gap-3">
              <span className="text-ink-muted tabular-nums">{copy.count(count, max)}</span>
              <Button onClick={add}>
                <Plus />
                {copy.add}
              </Button>
            </div>
          )
        }
      />
      {isKnown && skipped.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {copy.skipped.lead(
            max,
            skipped.map((member) => member.email),
          )}{' '}
          <Link to="/usage-billing">{copy.skipped.way}</Link>
        </Alert>
      )}
      <Card isPadded={false}>
        {isKnown && (
          <TeamTable
            skipped={skipped}
            owner={{
              id,
              email,
              job_role: profile?.job_role || copy.owner,
              date_added: ownerSince,
              mail: ownerMail,
              rhythm: ownerRhythm,
            }}
            members={members}
            zone={zone}
          />
        )}
        {!isKnown && !isError && (
          <TableOutline label={general.loading} rowClassName="h-35.5 md:h-16.25" count={2} />
        )}
        {isError && (
          <ErrorState
            title={copy.loadFailed.detail}
            action={<Button onClick={() => refetch()}>{general.broken.again}</Button>}
          />
        )}
      </Card>
      {isAdding && <AddMemberDialog close={() => setIsAdding(false)} />}
    </Page>
  );
}

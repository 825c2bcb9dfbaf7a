import type { LucideIcon } from 'lucide-react';
import { recordingList } from '../../../../lambdas/contract/copy/recording-list.ts';
import { useWebsiteState } from '../../lib/account/website-state.ts';
import { Link } from '../../lib/router/router.tsx';
import { SampleLinks } from '../../lib/sample-links.tsx';
import { useUser } from '../../lib/session/use-auth.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, StateIcon } from '../../ui/state.tsx';

const copy = recordingList;

interface Props {
  icon: LucideIcon;
  title: string;
  lead: string;
}

/** Empty state before the first recorded visit: the next step, and a sample. */
export function NoRecordings({ icon: Icon, title, lead }: Props) {
  const { id } = useUser();
  const { is, domain } = useWebsiteState(id);
  return (
    <div className="pb-10">
      <EmptyState
        icon={
          <StateIcon>
            <Icon />
          </StateIcon>
        }
        title={title}
        lead={lead}
        action={
          <Button asChild variant="secondary">
            {is === 'connected' ? (
              <a href={`https://${domain}`} target="_blank" rel="noreferrer">
                {copy.openWebsite}
              </a>
            ) : (
              <Link to="/connection">
                {is === 'not_connected' ? copy.connect : copy.checkConnection}
              </Link>
            )}
          </Button>
        }
      />
      <SampleLinks />
    </div>
  );
}

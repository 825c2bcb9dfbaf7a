import { Video } from 'lucide-react';
import { recordingList } from '../../../../lambdas/contract/copy/recording-list.ts';
import { useWebsiteState } from '../../lib/account/website-state.ts';
import { Link } from '../../lib/router/router.tsx';
import { SampleLinks } from '../../lib/sample-links.tsx';
import { useUser } from '../../lib/session/use-auth.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, StateIcon } from '../../ui/state.tsx';

const copy = recordingList;

export function NoneYet() {
  const { id } = useUser();
  const { is, domain } = useWebsiteState(id);
  return (
    <div className="pb-10">
      <EmptyState
        icon={
          <StateIcon>
            <Video />
          </StateIcon>
        }
        title={copy.none}
        lead={copy.noneLead}
        action={
          <Button asChild variant="secondary">
            {is === 'connected' ? (
              <a href={`https://${domain}`} target="_blank" rel="noreferrer">
                {copy.openWebsite}
              </a>
            ) : (
              <Link to="/connection">{copy.connect}</Link>
            )}
          </Button>
        }
      />
      <SampleLinks />
    </div>
  );
}

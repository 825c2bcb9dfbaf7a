import { recordingPaused as copy } from '../../../../lambdas/contract/copy/recording-paused.ts';
import { shell } from '../../../../lambdas/contract/copy/shell.ts';
import { displayDomain } from '../../../../lambdas/contract/display-domain.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../router/router.tsx';
import { useUser } from '../session/use-auth.tsx';
import { useSessionCount, useSubscription } from './subscription.ts';
import { useWebsiteState } from './website-state.ts';

interface Props {
  /** Whether the page is empty and shows how to connect a website itself. */
  isEmpty?: boolean;
}

/** Explains why nothing is being recorded, with an action; empty while visits are recorded. */
export function PausedNote({ isEmpty = false }: Props) {
  const { id } = useUser();
  const website = useWebsiteState(id);
  const { subscription, isKnown } = useSubscription();
  const { count = 0 } = useSessionCount(id);
  const isFull = isKnown && subscription !== undefined && count >= subscription.maxSessions;
  if (website.is === 'not_connected' && !isEmpty) {
    return <Note text={copy.disconnected} to="/connection" action={shell.connectWebsite} />;
  }
  if (website.is === 'analysis_done' && !isEmpty) {
    return (
      <Note
        text={copy.pending(displayDomain(website.domain))}
        to="/connection"
        action={copy.finish}
      />
    );
  }
  if (isFull) return <Note text={copy.limit} to="/usage-billing" action={copy.plans} />;
  return null;
}

const Note = ({ text, to, action }: { text: string; to: string; action: string }) => (
  <div className="mb-4">
    <Alert tone="warning">
      <span className="flex flex-wrap items-center justify-between gap-3">
        {text}
        <Button asChild size="sm" variant="secondary">
          <Link to={to}>{action}</Link>
        </Button>
      </span>
    </Alert>
  </div>
);

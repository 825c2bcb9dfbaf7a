import { Mail } from 'lucide-react';
import { emails } from '../../../lambdas/contract/copy/emails.ts';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import type { WebsiteState } from '../lib/account/website-state.ts';
import { Link } from '../lib/router/router.tsx';
import { SampleLinks } from '../lib/sample-links.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, StateIcon } from '../ui/state.tsx';
import { FirstRun } from './first-run.tsx';

/** Shown before the first email: the next step, and a sample report. */
export function NoEmails({ website }: { website: WebsiteState }) {
  const isConnected = website.is === 'connected';
  return (
    <>
      <EmptyState
        icon={
          <StateIcon>
            <Mail />
          </StateIcon>
        }
        title={emails.none}
        lead={emails.noneLead}
        action={!isConnected && website.is !== 'unknown' && <ConnectWebsite state={website} />}
      />
      {isConnected && website.domain && <FirstRun domain={website.domain} />}
      <Samples />
    </>
  );
}

const ConnectWebsite = ({ state }: { state: WebsiteState }) => (
  <Button asChild>
    <Link to="/connection">
      {state.is === 'analysis_done' ? emails.finishSetup : shell.connectWebsite}
    </Link>
  </Button>
);

const Samples = () => (
  <section className="grid justify-items-center gap-1.5 border-t border-line px-6 py-5 text-center">
    <h2 className="font-semibold">{emails.firstLook}</h2>
    <SampleLinks />
  </section>
);

import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { connection as copy } from '../../../lambdas/contract/copy/connection.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { shell } from '../../../lambdas/contract/copy/shell.ts';
import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import { lazyPart } from '../lib/loading/lazy.tsx';
import { usePage } from '../lib/page.ts';
import { useUser } from '../lib/session/use-auth.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { StepsOutline } from '../ui/layout/steps-outline.tsx';
import { ErrorState } from '../ui/state.tsx';
import type { StepState } from '../ui/step-dot.tsx';
import { VerticalStep, VerticalSteps } from '../ui/stepper.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { type ConnectionStatus, type ConnectionStep, connectionSteps } from './connection-step.ts';
import { StepBody } from './step-body.tsx';
import { useConnection } from './use-connection.ts';
import { useWebsite, type Website } from './use-website.ts';

/** Only some owners see it, and it would exceed the budget of the page. */
const ResendVerification = lazyPart(() =>
  import('../lib/session/resend-verification.tsx').then((m) => m.ResendVerification),
);

export function ConnectionPage() {
  const { data, isPending, refetch } = useWebsite();
  return (
    <Page width="narrow">
      {data ? (
        <ConnectionSteps website={data} />
      ) : (
        <NotLoaded isPending={isPending} onRetry={refetch} />
      )}
    </Page>
  );
}

function NotLoaded({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  usePage('connection');
  if (isPending) return <StepsOutline title={shell.websiteUnknown} />;
  return (
    <ErrorState
      isPage
      title={general.broken.title}
      lead={general.broken.lead}
      action={<Button onClick={onRetry}>{general.broken.again}</Button>}
    />
  );
}

function ConnectionSteps({ website }: { website: Website }) {
  const connection = useConnection(website);
  const { step, status, analysis, isComplete } = connection;
  const site = displayDomain(connection.domain);
  usePage(status === 'complete' ? 'connected' : 'connection');
  if (connection.isOpening) return <StepsOutline title={site} label={copy.opening} />;
  const wordCount = analysis.trim().split(/\s+/).length;
  const noteOf: Partial<Record<ConnectionStep, ReactNode>> = {
    domain_input: step === 'domain_input' ? undefined : site,
    analysis:
      step === 'installation' || step === 'connected' ? copy.reviewed(wordCount) : undefined,
    installation: connection.isLocked && step !== 'connected' ? <LockedNote /> : undefined,
  };
  return (
    <>
      <PageTitle
        title={status === 'complete' ? site : copy.heading}
        badge={<StatusBadge status={status} />}
        lead={status === 'complete' ? undefined : copy.lead}
      />
      <Card>
        <VerticalSteps>
          {connectionSteps.map((each, index) => (
            <VerticalStep
              key={each}
              number={index + 1}
              label={copy.steps[each]}
              state={stateOf(each, step)}
              isCurrent={each === step}
              onSelect={stateOf(each, step) === 'done' ? () => connection.go(each) : undefined}
              note={noteOf[each]}
            >
              <StepBody {...{ step: each, connection, website }} />
            </VerticalStep>
          ))}
        </VerticalSteps>
      </Card>
      <CompleteDialog isOpen={isComplete} />
    </>
  );
}

function LockedNote() {
  const { id, email } = useUser();
  return (
    <span className="flex flex-wrap items-center gap-2">
      {copy.locked}
      <ResendVerification who={{ email, userId: id }} />
    </span>
  );
}

/** The user can return to done steps; once the website is connected, to none (§4). */
function stateOf(each: ConnectionStep, current: ConnectionStep): StepState {
  const distance = connectionSteps.indexOf(each) - connectionSteps.indexOf(current);
  if (current === 'connected') return 'complete';
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'locked';
}

function StatusBadge({ status }: { status: ConnectionStatus }) {
  if (status === 'none') return null;
  const isPending = status === 'pending';
  return (
    <Badge tone={isPending ? 'warning' : 'positive'}>
      {isPending ? <Clock /> : <CircleCheck />}
      {isPending ? websites.badges.pending : websites.badges.connected}
    </Badge>
  );
}

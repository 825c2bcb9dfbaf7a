import { useState } from 'react';
import { installationTest } from '../../../lambdas/contract/copy/installation-check.ts';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { displayDomain } from '../../../lambdas/contract/display-domain.ts';
import type { CheckReply } from '../../../lambdas/contract/integration-check.ts';
import { Link } from '../lib/router/router.tsx';
import { Alert } from '../ui/alert.tsx';
import { SoftDisabledButton } from '../ui/form/soft-disabled-button.tsx';
import { PageLoader } from '../ui/loader.tsx';
import { checkAndSave } from '../websites/check/check-and-save.ts';
import { Diagnosis } from '../websites/check/diagnosis.tsx';
import { TagStatus } from '../websites/check/tag-status.tsx';
import { InstallGuide } from '../websites/install-guide.tsx';
import { useRedirectAfterSetup } from '../websites/use-website.ts';
import { StepFrame } from './step-frame.tsx';
import type { Wizard } from './use-onboarding.ts';

const copy = onboarding.installation;

export function InstallationStep({ wizard }: { wizard: Wizard }) {
  const { domain, target } = wizard;
  const site = displayDomain(domain);
  const { check, isDone, isBusy, finish } = useFinish(wizard);
  if (!target) return <PageLoader />;
  return (
    <StepFrame heading={copy.heading} lead={copy.lead(site)}>
      <InstallGuide
        key={target.platform}
        script={target.generated_script}
        platform={target.platform}
        copyLabel={copy.copy}
      >
        <ol className="grid list-decimal gap-2 pl-5 marker:text-ink-subtle">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </InstallGuide>
      {isDone ? (
        <Alert tone="positive">{copy.done(site)}</Alert>
      ) : (
        <TagStatus domain={domain} seenAt={target.first_seen_at} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SoftDisabledButton
          size="lg"
          disabled={isDone}
          busy={isBusy && installationTest.busy}
          onClick={() => void finish()}
        >
          {copy.submit}
        </SoftDisabledButton>
        {!isDone && <Link to="/connection">{copy.later}</Link>}
      </div>
      {check && !check.success && <Diagnosis scrollsIntoView heading="h2" {...{ check, domain }} />}
    </StepFrame>
  );
}

/** Checks and saves the installation, confirms it, and opens the emails after a delay (§4). */
function useFinish({ domain, check: test, isSaving, finish: save }: Wizard) {
  const [check, setCheck] = useState<CheckReply>();
  const [isDone, setIsDone] = useState(false);
  useRedirectAfterSetup(isDone, true);
  const finish = async () => {
    const isSaved = await checkAndSave(domain, {
      check: test.mutateAsync,
      onChecked: setCheck,
      save,
    });
    if (isSaved) setIsDone(true);
  };
  return { check, isDone, isBusy: test.isPending || isSaving, finish };
}

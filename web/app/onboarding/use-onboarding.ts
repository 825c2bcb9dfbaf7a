import { useState } from 'react';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { isDescribed } from '../../../lambdas/contract/integration.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import type { Profile } from '../lib/account/profile.ts';
import { notifyFailure } from '../lib/notify.ts';
import { useAuth } from '../lib/session/use-auth.tsx';
import { stored } from '../lib/storage.ts';
import { analysisOutcome } from '../websites/analysis-outcome.ts';
import { useWebsiteMutations, type Website } from '../websites/use-website.ts';
import { initialWebsite, openingStep } from './onboarding-step.ts';
import { useFinishOnboarding } from './use-finish-onboarding.ts';
import { useSaveProfileWebsite } from './use-save-profile-website.ts';
import { useSteps } from './use-steps.ts';

/** State and actions of the wizard, after profile and website have loaded. */
export function useOnboarding(profile: Profile | null, { integration, pending }: Website) {
  const { markProfileComplete } = useAuth();
  const { analyze: analysisRequest, check, describe, save } = useWebsiteMutations();
  const saveProfileWebsite = useSaveProfileWebsite();
  const progress = {
    isProfileStepDone: isProfileStepDone(profile),
    profileWebsite: profile?.website ?? '',
    integration,
    pending,
    storedWebsite: stored.onboardingWebsite.get(),
    storedStep: stored.onboardingStep.get(),
  };
  const opening = openingStep(progress);
  const isComplete = opening === 'complete';
  const { selected, reached, go } = useSteps(isComplete ? 'installation' : opening);
  const finish = useFinishOnboarding({ profile, integration, isComplete, save: save.mutateAsync });

  const [typed, setTyped] = useState(() => initialWebsite(progress));
  const domain = domainOf(typed) ?? '';
  const target = [pending, integration].find((each) => each?.domain === domain);
  // Another tab may have replaced the website that is being installed here.
  const step = selected === 'installation' && !target ? 'analysis' : selected;

  const savedAnalysis = target && isDescribed(target) ? target.website_analysis : '';
  const [analysis, setText] = useState(() => stored.onboardingAnalysis.get() ?? savedAnalysis);
  const setAnalysis = (text: string) => {
    setText(text);
    stored.onboardingAnalysis.set(text);
  };

  const analyze = (newDomain: string) => {
    setTyped(newDomain);
    stored.onboardingWebsite.set(newDomain);
    setAnalysis('');
    go('analysis');
    const backToAddress = () => go('website_url');
    const { failed } = onboarding.analysis;
    analysisRequest.mutate(newDomain, analysisOutcome({ setAnalysis, backToAddress, failed }));
  };
  const toInstallation = () => {
    // The server has no script for this domain yet.
    if (!target) return analyze(domain);
    describe.mutate({ id: target.id, website_analysis: analysis });
    // The complete profile opens the rest of the app.
    saveProfileWebsite(domain).then(markProfileComplete, notifyFailure);
    go('installation');
  };

  return {
    step,
    reached,
    go,
    profileDone: () => go('website_url'),
    domain,
    typed,
    setTyped,
    target,
    analysis,
    setAnalysis,
    isAnalyzing: analysisRequest.isPending,
    analyze,
    toInstallation,
    check,
    isSaving: save.isPending,
    finish: () => finish(domain, analysis),
  };
}
export type Wizard = ReturnType<typeof useOnboarding>;

/** Checks four of the six profile fields: the time zone has a default, and a later step sets the website. */
const isProfileStepDone = (profile: Profile | null): boolean =>
  profile !== null &&
  [profile.first_name, profile.last_name, profile.company, profile.job_role].every(
    (field) => field.trim() !== '',
  );

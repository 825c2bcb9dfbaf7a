import { useEffect, useRef, useState } from 'react';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { isDescribed } from '../../../lambdas/contract/integration.ts';
import { domainOf } from '../../../lambdas/contract/rules/domain.ts';
import type { Profile } from '../lib/account/profile.ts';
import { notifyFailure } from '../lib/notify.ts';
import { useNavigate } from '../lib/router/router.tsx';
import { useAuth, useUser } from '../lib/session/use-auth.tsx';
import { rememberWebsite, stored } from '../lib/storage.ts';
import { analysisOutcome } from '../websites/analysis-outcome.ts';
import { useWebsiteMutations, type Website } from '../websites/use-website.ts';
import { isLater, knownWebsite, type OnboardingStep, openingStep } from './onboarding-step.ts';
import { useKeepProfileWebsite } from './use-keep-profile-website.ts';

/** What the wizard knows and does, once profile and website have been read. */
export function useOnboarding(profile: Profile | null, website: Website) {
  const { integration, pending } = website;
  const { id: userId } = useUser();
  const { profileCompleted } = useAuth();
  const navigate = useNavigate();
  const mutations = useWebsiteMutations();
  const keepWebsite = useKeepProfileWebsite();
  const known = {
    isProfileStepDone: isProfileStepDone(profile),
    profileWebsite: profile?.website ?? '',
    integration,
    pending,
    storedWebsite: stored.onboardingWebsite.get(),
    storedStep: stored.onboardingStep.get(),
  };
  const opening = openingStep(known);
  const [opened] = useState<OnboardingStep>(opening === 'complete' ? 'installation' : opening);
  const [step, setStep] = useState(opened);
  const [reached, setReached] = useState(opened);
  const [typed, setTyped] = useState(() => knownWebsite(known));
  const domain = domainOf(typed) ?? '';
  const target = [pending, integration].find((each) => each?.domain === domain);
  const [analysis, setText] = useState(
    () =>
      stored.onboardingAnalysis.get() ??
      (target && isDescribed(target) ? target.website_analysis : ''),
  );
  const isFinishing = useRef(false);

  // Finished here before, or in another browser just now.
  useEffect(() => {
    if (opening !== 'complete' || isFinishing.current) return;
    const finish = () => {
      stored.hasCompletedOnboarding.set('true');
      profileCompleted();
      navigate('/emails', { replace: true });
    };
    if (profile?.website) return finish();
    keepWebsite(integration?.domain ?? '').then(finish, notifyFailure);
  }, [opening, profile?.website, integration?.domain, keepWebsite, profileCompleted, navigate]);

  const go = (next: OnboardingStep) => {
    setStep(next);
    setReached((before) => (isLater(next, before) ? next : before));
    stored.onboardingStep.set(next);
  };
  const setAnalysis = (text: string) => {
    setText(text);
    stored.onboardingAnalysis.set(text);
  };
  const analyze = (wanted: string) => {
    setTyped(wanted);
    stored.onboardingWebsite.set(wanted);
    setAnalysis('');
    go('analysis');
    const backToAddress = () => go('website_url');
    mutations.analyze.mutate(
      wanted,
      analysisOutcome({ setAnalysis, backToAddress, failed: onboarding.analysis.failed }),
    );
  };
  const toInstallation = () => {
    if (!target) return analyze(domain); // the server does not know it: there is no script yet
    mutations.describe.mutate({ id: target.id, website_analysis: analysis });
    keepWebsite(domain).then(profileCompleted, notifyFailure); // owners who wait can use the app
    go('installation');
  };
  /** After a good check: saves, forgets the progress, remembers the website. */
  const finish = async () => {
    isFinishing.current = true;
    try {
      await mutations.save.mutateAsync({ domain, website_analysis: analysis });
      await keepWebsite(domain);
    } catch (error) {
      isFinishing.current = false;
      throw error;
    }
    for (const entry of [
      stored.onboardingStep,
      stored.onboardingWebsite,
      stored.onboardingAnalysis,
    ])
      entry.remove();
    stored.hasCompletedOnboarding.set('true');
    stored.showSuccessModalOf(userId).set('true');
    rememberWebsite(userId, { domain, isInstalled: true, analysis });
    profileCompleted();
  };
  return {
    ...{ step, reached, go, domain, typed, setTyped, analysis, setAnalysis, target },
    ...{ analyze, toInstallation, finish },
    profileDone: () => go('website_url'),
    isAnalyzing: mutations.analyze.isPending,
    check: mutations.check,
    isSaving: mutations.save.isPending,
  };
}
export type Wizard = ReturnType<typeof useOnboarding>;

/** Onboarding asks for four of the six fields; the others follow on their own. */
const isProfileStepDone = (profile: Profile | null): boolean =>
  profile !== null &&
  [profile.first_name, profile.last_name, profile.company, profile.job_role].every(
    (field) => field.trim() !== '',
  );

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
import { initialWebsite, isLater, type OnboardingStep, openingStep } from './onboarding-step.ts';
import { useSaveProfileWebsite } from './use-save-profile-website.ts';

/** State and actions of the wizard, after profile and website have loaded. */
export function useOnboarding(profile: Profile | null, website: Website) {
  const { integration, pending } = website;
  const { id: userId } = useUser();
  const { markProfileComplete } = useAuth();
  const navigate = useNavigate();
  const mutations = useWebsiteMutations();
  const saveProfileWebsite = useSaveProfileWebsite();
  const state = {
    isProfileStepDone: isProfileStepDone(profile),
    profileWebsite: profile?.website ?? '',
    integration,
    pending,
    storedWebsite: stored.onboardingWebsite.get(),
    storedStep: stored.onboardingStep.get(),
  };
  const opening = openingStep(state);
  const [opened] = useState<OnboardingStep>(opening === 'complete' ? 'installation' : opening);
  const [selected, setStep] = useState(opened);
  const [reached, setReached] = useState(opened);
  const [typed, setTyped] = useState(() => initialWebsite(state));
  const domain = domainOf(typed) ?? '';
  const target = [pending, integration].find((each) => each?.domain === domain);
  // Another tab may have replaced the website that is being installed here.
  const step = selected === 'installation' && !target ? 'analysis' : selected;
  const [analysis, setText] = useState(
    () =>
      stored.onboardingAnalysis.get() ??
      (target && isDescribed(target) ? target.website_analysis : ''),
  );
  const isFinishing = useRef(false);

  // Redirects if onboarding was already finished, here or in another browser.
  useEffect(() => {
    if (opening !== 'complete' || isFinishing.current) return;
    const finish = () => {
      stored.hasCompletedOnboarding.set('true');
      markProfileComplete();
      navigate('/emails', { replace: true });
    };
    if (profile?.website) return finish();
    saveProfileWebsite(integration?.domain ?? '').then(finish, notifyFailure);
  }, [
    opening,
    profile?.website,
    integration?.domain,
    saveProfileWebsite,
    markProfileComplete,
    navigate,
  ]);

  const go = (next: OnboardingStep) => {
    setStep(next);
    setReached((current) => (isLater(next, current) ? next : current));
    stored.onboardingStep.set(next);
  };
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
    mutations.analyze.mutate(
      newDomain,
      analysisOutcome({ setAnalysis, backToAddress, failed: onboarding.analysis.failed }),
    );
  };
  const toInstallation = () => {
    if (!target) return analyze(domain); // the server has no script for this domain yet
    mutations.describe.mutate({ id: target.id, website_analysis: analysis });
    saveProfileWebsite(domain).then(markProfileComplete, notifyFailure); // the complete profile opens the rest of the app
    go('installation');
  };
  /** After a successful check: saves the website, and removes the stored progress. */
  const finish = async () => {
    isFinishing.current = true;
    try {
      await mutations.save.mutateAsync({ domain, website_analysis: analysis });
      await saveProfileWebsite(domain);
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
    markProfileComplete();
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

/** Checks four of the six profile fields: the time zone has a default, and a later step sets the website. */
const isProfileStepDone = (profile: Profile | null): boolean =>
  profile !== null &&
  [profile.first_name, profile.last_name, profile.company, profile.job_role].every(
    (field) => field.trim() !== '',
  );

import { useEffect, useRef } from 'react';
import type { Integration } from '../../../lambdas/contract/integration.ts';
import type { Profile } from '../lib/account/profile.ts';
import { notifyFailure } from '../lib/notify.ts';
import { useNavigate } from '../lib/router/router.tsx';
import { useAuth, useUser } from '../lib/session/use-auth.tsx';
import { rememberWebsite, stored } from '../lib/storage.ts';
import { useSaveProfileWebsite } from './use-save-profile-website.ts';

interface Options {
  readonly profile: Profile | null;
  readonly integration: Integration | null;
  /** Onboarding was already finished, here or in another browser. */
  readonly isComplete: boolean;
  readonly save: (website: { domain: string; website_analysis: string }) => Promise<unknown>;
}

/** Finishes onboarding after a successful check, and leaves the wizard if onboarding was already finished. */
export function useFinishOnboarding({ profile, integration, isComplete, save }: Options) {
  const { id: userId } = useUser();
  const { markProfileComplete } = useAuth();
  const navigate = useNavigate();
  const saveProfileWebsite = useSaveProfileWebsite();
  // `finish` makes onboarding complete as well, but the installation step confirms it before it opens another page.
  const isFinishing = useRef(false);

  useEffect(() => {
    if (!isComplete || isFinishing.current) return;
    const leave = () => {
      stored.hasCompletedOnboarding.set('true');
      markProfileComplete();
      navigate('/emails', { replace: true });
    };
    if (profile?.website) return leave();
    saveProfileWebsite(integration?.domain ?? '').then(leave, notifyFailure);
  }, [
    isComplete,
    profile?.website,
    integration?.domain,
    saveProfileWebsite,
    markProfileComplete,
    navigate,
  ]);

  /** Saves the website and removes the stored progress. */
  return async (domain: string, analysis: string): Promise<void> => {
    isFinishing.current = true;
    try {
      await save({ domain, website_analysis: analysis });
      await saveProfileWebsite(domain);
    } catch (error) {
      isFinishing.current = false;
      throw error;
    }
    removeStoredProgress();
    stored.hasCompletedOnboarding.set('true');
    stored.showSuccessModalOf(userId).set('true');
    rememberWebsite(userId, { domain, isInstalled: true, analysis });
    markProfileComplete();
  };
}

function removeStoredProgress(): void {
  stored.onboardingStep.remove();
  stored.onboardingWebsite.remove();
  stored.onboardingAnalysis.remove();
}

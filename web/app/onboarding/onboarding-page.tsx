import { type ReactNode, useRef } from 'react';
import { accountMenu } from '../../../lambdas/contract/copy/account-menu.ts';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { type Profile, useProfile } from '../lib/account/profile.ts';
import { usePage } from '../lib/page.ts';
import { useFocusRestoration } from '../lib/router/restore-focus.ts';
import { useLogOut } from '../lib/session/use-log-out.ts';
import { UnverifiedBanner } from '../shell/unverified-banner.tsx';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { ErrorState } from '../ui/state.tsx';
import { useStepFocus, WizardSteps } from '../ui/stepper.tsx';
import { useWebsite, type Website } from '../websites/use-website.ts';
import { AnalysisStep } from './analysis-step.tsx';
import { InstallationStep } from './installation-step.tsx';
import { OnboardingOutline } from './onboarding-outline.tsx';
import { isLater, type OnboardingStep, onboardingSteps } from './onboarding-step.ts';
import { ProfileStep } from './profile-step.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { WebsiteStep } from './website-step.tsx';

export function OnboardingPage() {
  const profile = useProfile();
  const website = useWebsite();
  const isBroken = profile.isLoadingError || website.isLoadingError;
  const retry = () => Promise.all([profile.refetch(), website.refetch()]);
  return (
    <Frame>
      {profile.data !== undefined && website.data && (
        <Wizard profile={profile.data} website={website.data} />
      )}
      {isBroken && (
        <ErrorState
          isPage
          title={general.broken.title}
          lead={general.broken.lead}
          action={<Button onClick={retry}>{general.broken.again}</Button>}
        />
      )}
      {(profile.isPending || website.isPending) && !isBroken && <OnboardingOutline />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const [isBusy, logOut] = useLogOut();
  const main = useRef<HTMLElement>(null);
  useFocusRestoration(main);
  return (
    <>
      <header className="sticky top-0 z-20 box-content flex h-13.75 items-center justify-between border-b border-line bg-page/90 px-4 backdrop-blur-md md:px-8">
        <Logo />
        <Button variant="ghost" size="sm" busy={isBusy && accountMenu.loggingOut} onClick={logOut}>
          {accountMenu.logout}
        </Button>
      </header>
      <UnverifiedBanner />
      <main ref={main} tabIndex={-1} className="outline-none mx-auto w-full max-w-narrow px-4 py-9">
        {children}
      </main>
    </>
  );
}

const pageNames = {
  profile: 'onboardingProfile',
  website_url: 'onboardingWebsite',
  analysis: 'onboardingAnalysis',
  installation: 'onboardingInstall',
} as const;

function Wizard({ profile, website }: { profile: Profile | null; website: Website }) {
  const wizard = useOnboarding(profile, website);
  const { step, reached, go } = wizard;
  usePage(pageNames[step]);
  const stateOf = (each: OnboardingStep) => {
    if (each === step) return 'current' as const;
    return isLater(each, reached) ? ('locked' as const) : ('done' as const);
  };
  const steps = onboardingSteps.map((each) => ({
    label: onboarding.steps[each],
    state: stateOf(each),
  }));
  const select = (index: number) => go(onboardingSteps[index] ?? step);
  const part = useStepFocus<HTMLDivElement>(step);
  return (
    <>
      <div className="mb-8">
        <WizardSteps label={onboarding.stepsLabel} steps={steps} onSelect={select} />
      </div>
      <div ref={part} tabIndex={-1} className="outline-none">
        {step === 'profile' && <ProfileStep profile={profile} onDone={wizard.profileDone} />}
        {step === 'website_url' && <WebsiteStep wizard={wizard} />}
        {step === 'analysis' && <AnalysisStep wizard={wizard} />}
        {step === 'installation' && <InstallationStep wizard={wizard} />}
      </div>
    </>
  );
}

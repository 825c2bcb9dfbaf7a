import { screen } from '@testing-library/react';
import { completeProfile, getProfile } from '../../lambdas/contract/accounts.ts';
import { DOMAIN } from '../factories/integration.ts';
import { server } from '../fakes/server.ts';
import { click, fill, open, profile } from './app.tsx';
import { preparePage } from './prepared-page.ts';

export const TEXT = 'About your website';
const emptyProfile = {
  first_name: '',
  last_name: '',
  company: '',
  job_role: '',
  website: '',
  timezone: '',
};
export const withoutWebsite = { ...profile, website: '' };
export const stepOf = (name: string) => screen.getByRole('button', { name });
export const isLocked = (name: string) => (stepOf(name) as HTMLButtonElement).disabled;
export const isCurrent = (name: string) => stepOf(name).getAttribute('aria-current') === 'step';
export const storedStep = () => localStorage.getItem('onboarding_step');

export function profileIs(saved: typeof profile) {
  server.respond(getProfile, { profile: saved });
}
export async function toAnalysis() {
  profileIs(withoutWebsite);
  const view = open('/onboarding');
  await fill('Website URL', DOMAIN);
  await click('Analyze Website');
  await screen.findByLabelText(TEXT);
  return view;
}
export async function toInstallation() {
  const view = await toAnalysis();
  await click('Continue to Installation');
  await screen.findByRole('button', { name: 'Finish Installation' });
  return view;
}

export const prepareWizard = (): void =>
  preparePage(
    async () => {
      await import('../../web/app/onboarding/onboarding-page.tsx');
      await import('../../web/app/emails/emails-page.tsx');
    },
    () => {
      profileIs(emptyProfile);
      server.respond(completeProfile, (fields) => ({ profile: { ...emptyProfile, ...fields } }));
    },
  );

export async function submitProfile() {
  open('/onboarding');
  await fill('Company Name', 'Archer & Daughters');
  await fill('Your Role', 'Founder');
  await click('Continue to Website Setup');
}

import { type Integration, isDescribed } from '../../../lambdas/contract/integration.ts';

/** The steps of the wizard, in their order (§2). */
export const onboardingSteps = ['profile', 'website_url', 'analysis', 'installation'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

const orderOf = (step: OnboardingStep) => onboardingSteps.indexOf(step);
export const isLater = (one: OnboardingStep, other: OnboardingStep) =>
  orderOf(one) > orderOf(other);

interface OnboardingState {
  /** Whether the four fields of the profile step are filled. */
  readonly isProfileStepDone: boolean;
  readonly profileWebsite: string;
  readonly integration: Integration | null;
  readonly pending: Integration | null;
  readonly storedWebsite: string | undefined;
  readonly storedStep: string | undefined;
}

/**
 * The step at which the wizard opens (§4). Complete wins over a stored step; a later stored step wins over the computed one,
 * unless the website that it needs is unknown.
 */
export function openingStep(state: OnboardingState): OnboardingStep | 'complete' {
  const { integration, isProfileStepDone } = state;
  if (integration && isDescribed(integration) && isProfileStepDone) return 'complete';
  if (!isProfileStepDone) return 'profile';
  const website = initialWebsite(state);
  const computed = website ? 'analysis' : 'website_url';
  const stored = onboardingSteps.find((step) => step === state.storedStep);
  if (!stored || !isLater(stored, computed)) return computed;
  return website ? stored : computed;
}

/** The website from this browser's storage, the pending or active integration, or the profile, in this order. */
export const initialWebsite = ({
  profileWebsite,
  integration,
  pending,
  storedWebsite,
}: Omit<OnboardingState, 'isProfileStepDone' | 'storedStep'>): string =>
  storedWebsite || pending?.domain || integration?.domain || profileWebsite || '';

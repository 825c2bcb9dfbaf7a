import { type Integration, isDescribed } from '../../../lambdas/contract/integration.ts';

/** The steps of the wizard, in their order (§2). */
export const onboardingSteps = ['profile', 'website_url', 'analysis', 'installation'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

const orderOf = (step: OnboardingStep) => onboardingSteps.indexOf(step);
export const isLater = (one: OnboardingStep, other: OnboardingStep) =>
  orderOf(one) > orderOf(other);

interface Known {
  /** The four fields of the profile step are there. */
  readonly isProfileStepDone: boolean;
  readonly profileWebsite: string;
  readonly integration: Integration | null;
  readonly pending: Integration | null;
  readonly storedWebsite: string | undefined;
  readonly storedStep: string | undefined;
}

/**
 * Where the wizard opens (§4). Complete wins over a stored step; a later stored step wins over the computed one, unless
 * it depends on something that is not there.
 */
export function openingStep(known: Known): OnboardingStep | 'complete' {
  const { integration, isProfileStepDone } = known;
  if (integration && isDescribed(integration) && isProfileStepDone) return 'complete';
  if (!isProfileStepDone) return 'profile';
  const website = knownWebsite(known);
  const computed = website ? 'analysis' : 'website_url';
  const stored = onboardingSteps.find((step) => step === known.storedStep);
  if (!stored || !isLater(stored, computed)) return computed;
  return website ? stored : computed;
}

/** From the integration that is being set up, the profile or this browser, in this order. */
export const knownWebsite = ({
  profileWebsite,
  integration,
  pending,
  storedWebsite,
}: Omit<Known, 'isProfileStepDone' | 'storedStep'>): string =>
  storedWebsite || pending?.domain || integration?.domain || profileWebsite || '';

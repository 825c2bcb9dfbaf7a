import { useState } from 'react';
import { stored } from '../lib/storage.ts';
import { isLater, type OnboardingStep } from './onboarding-step.ts';

/** The selected step, and the last one that the owner has reached. */
export function useSteps(opening: OnboardingStep) {
  const [selected, setSelected] = useState(opening);
  const [reached, setReached] = useState(opening);
  const go = (next: OnboardingStep) => {
    setSelected(next);
    setReached((current) => (isLater(next, current) ? next : current));
    stored.onboardingStep.set(next);
  };
  return { selected, reached, go };
}

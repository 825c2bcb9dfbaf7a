import { expect, test } from 'vitest';
import {
  ANALYSIS_PENDING,
  type Integration,
  isDescribed,
} from '../../lambdas/contract/integration.ts';
import type { CheckStage } from '../../lambdas/contract/integration-check.ts';
import { isLater, openingStep } from '../../web/app/onboarding/onboarding-step.ts';
import {
  openingStepOf as openingConnectionStep,
  statusAt,
} from '../../web/app/websites/connection-step.ts';

const integration = (website_analysis: string) =>
  ({ domain: 'shop.example', website_analysis }) as Integration;
const [described, pending] = [integration('A shop.'), integration(ANALYSIS_PENDING)];

test.each([
  ['A shop.', true],
  ['', false],
  ['  ', false],
  [ANALYSIS_PENDING, false],
])('an integration with the analysis %j is described: %s', (analysis, expected) => {
  expect(isDescribed({ website_analysis: analysis })).toBe(expected);
});

const fresh = {
  isProfileStepDone: true,
  profileWebsite: '',
  integration: null,
  pending: null,
  storedWebsite: undefined,
  storedStep: undefined,
};
test.each<[string, string, Partial<Parameters<typeof openingStep>[0]>]>([
  ['without a profile', 'profile', { isProfileStepDone: false, integration: described }],
  ['with a profile', 'website_url', {}],
  ['with a described website', 'complete', { integration: described, storedStep: 'profile' }],
  ['with a website without an analysis', 'analysis', { integration: pending }],
  ['with a website of the profile', 'analysis', { profileWebsite: 'shop.example' }],
  ['with a pending website', 'analysis', { pending }],
  ['with a stored website', 'analysis', { storedWebsite: 'shop.example' }],
  ['that had come further', 'installation', { pending, storedStep: 'installation' }],
  ['that had come less far', 'analysis', { pending, storedStep: 'website_url' }],
  ['that had come as far', 'analysis', { pending, storedStep: 'analysis' }],
  ['whose website is unknown now', 'website_url', { storedStep: 'installation' }],
  ['with an unknown step', 'website_url', { storedStep: 'payment' }],
])('a wizard %s opens at the step %s', (_, step, state) => {
  expect(openingStep({ ...fresh, ...state })).toBe(step);
});

test('a step is later than those before it, and not than itself', () => {
  expect(isLater('analysis', 'website_url')).toBe(true);
  expect(isLater('analysis', 'analysis')).toBe(false);
  expect(isLater('profile', 'website_url')).toBe(false);
});

type Website = Parameters<typeof openingConnectionStep>[0];
const none: Website = { integration: null, pending: null };
test.each<[string, string, Website, CheckStage | undefined, boolean]>([
  ['without a website', 'domain_input', none, undefined, false],
  ['with a pending website', 'analysis', { ...none, pending }, undefined, false],
  ['with a described one', 'installation', { ...none, pending: described }, undefined, false],
  ['with a locked installation', 'analysis', { ...none, pending: described }, undefined, true],
  ['with a working tag', 'connected', { ...none, integration: described }, 'working', false],
  [
    'with a working tag of a pending one',
    'installation',
    { ...none, pending: described },
    'working',
    false,
  ],
  ['with a missing tag', 'installation', { ...none, integration: described }, 'tag-missing', false],
])('the connection page %s opens at %s', (_, step, website, stage, isLocked) => {
  expect(openingConnectionStep(website, stage, isLocked)).toBe(step);
});

test.each([
  ['domain_input', 'none'],
  ['analysis', 'pending'],
  ['installation', 'pending'],
  ['connected', 'complete'],
] as const)('at the step %s, the connection is %s', (step, status) => {
  expect(statusAt(step)).toBe(status);
});

import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import {
  checkSubscription,
  type ListedPlan,
  listPlans,
} from '../../../lambdas/contract/billing.ts';
import { plans } from '../../../lambdas/contract/plans.ts';
import { countSessions, listSessionDays } from '../../../lambdas/contract/recordings.ts';
import type { Subscription } from '../../../web/app/lib/account/subscription.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { signedIn } from '../app.tsx';

export const PAGE = '/usage-billing';

export const free: Subscription = {
  plan: 'Free',
  price: 0,
  maxSessions: 100,
  maxTeamMembers: 1,
  renewalDate: null,
  notice: null,
};
export const starter: Subscription = {
  ...free,
  plan: 'Starter',
  price: 19,
  maxSessions: 2_500,
  renewalDate: '2026-12-01T23:30:00.000Z',
};
export const listed: ListedPlan[] = plans.map(({ name, price, popular }) => ({
  id: name,
  plan_name: name,
  is_active: true,
  plan_details: {
    price,
    popular,
    line: `Line of ${name}`,
    features: [{ text: `Part of ${name}` }],
  },
}));
export const days = Array.from({ length: 30 }, (_, day) => ({
  date: new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10),
  sessions: day === 28 ? 7 : 0,
}));

export const countOfAnn = {
  ...countSessions,
  path: countSessions.path.replace('{userId}', ANN.id),
} as typeof countSessions;
export const assign = vi.fn();
/** Ann is signed in on Free with twelve sessions; `assign` records navigations to other sites. */
export function annOnFree() {
  signedIn();
  assign.mockReset();
  vi.stubGlobal('location', { ...window.location, assign });
  server.respond(listPlans, { plans: listed });
  server.respond(listSessionDays, { days });
  onPlan(free, 12);
}

export function onPlan(subscription: Subscription, sessions: number) {
  server.respond(checkSubscription, subscription);
  server.respond(countOfAnn, { success: true, data: { totalSessions: sessions } });
}
export const requestCount = (path: Parameters<typeof server.requestsTo>[0]) =>
  server.requestsTo(path).length;
export const card = (name: string) => screen.findByRole('region', { name });
export const buttonOf = async (name: string) =>
  within(await card(name)).getByRole('button') as HTMLButtonElement;
export const buttons = async () =>
  Promise.all(plans.map(async ({ name }) => (await buttonOf(name)).textContent));
export const usage = async () =>
  (await screen.findByRole('heading', { name: 'Recorded sessions' })).closest('section')
    ?.textContent ?? '';
export const pageText = () => document.body.textContent ?? '';

import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { checkSubscription, listPlans } from '../../lambdas/contract/billing.ts';
import type { Call } from '../../lambdas/contract/call.ts';
import { listSessionDays } from '../../lambdas/contract/recordings.ts';
import { listReports } from '../../lambdas/contract/reports.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { server } from '../fakes/server.ts';
import '../../web/app/accounts/profile-page.tsx';
import '../../web/app/billing/billing-page.tsx';
import '../../web/app/lib/query.tsx';
import '../../web/app/onboarding/onboarding-page.tsx';
import '../../web/app/reports/week-page.tsx';
import '../../web/app/shell/app-shell.tsx';
import { eventually, open, profile } from './app.tsx';
import { annOnFree, days, free, PAGE } from './billing/ann.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const DATA_IS_STALE_AFTER_MS = 5 * 60_000;
const dayOf = (n: number) => ({ date: `2026-11-${10 + n}`, visitors: 4, issues: 0 });

beforeEach(() => {
  annOnFree();
  server.respond(checkSubscription, free);
  server.respond(listSessionDays, { days });
  server.respond(getIntegration, { integration: null, pending: null });
  server.respond(listReports, {
    reports: [{ date: '2026-11-17', day: '2026-11-16', subject: 'All fine' }],
    days: Array.from({ length: 7 }, (_, n) => dayOf(n)),
  });
});

test.each<[string, string, Call, string]>([
  ['/week', 'All fine', listReports, 'The week couldn’t be loaded'],
  ['/profile', 'Update Profile', getProfile, 'Your profile couldn’t be loaded'],
  ['/onboarding', 'Analyze Website', getIntegration, 'This page couldn’t be shown'],
  [PAGE, 'Line of Starter', listPlans, 'Failed to load subscription plans.'],
  [PAGE, 'Busiest day: 7', listSessionDays, 'The chart couldn’t be loaded.'],
])('%s still shows "%s" when a later refetch fails', async (path, shown, refetched, failure) => {
  if (path === '/onboarding') server.respond(getProfile, { profile: { ...profile, website: '' } });
  open(path);
  await screen.findByText(shown);
  const before = server.requestsTo(refetched).length;
  server.loseConnection(refetched);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DATA_IS_STALE_AFTER_MS + 1 });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  // The refetch and its retry.
  await eventually(() => expect(server.requestsTo(refetched)).toHaveLength(before + 2));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText(failure)).toBeNull();
  screen.getByText(shown);
});

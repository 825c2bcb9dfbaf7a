import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pages } from '../../lambdas/contract/copy/pages.ts';
import { provider } from '../fakes/auth.ts';
import { eventually, open, signedIn, user } from './app.tsx';
import { openWebsites } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test.each([
  ['/create-profile', '/onboarding', '[ROUTE-07]'],
  ['/', '/emails', '[ROUTE-09]'],
  ['/team', '/email-notifications', '[ROUTE-19]'],
  ['/app/emails', '/emails', '[ROUTE-20]'],
  ['/app/emails/7-ann@example.com', '/emails/7-ann%40example.com', '[ROUTE-21]'],
  ['/app/connection', '/connection', '[ROUTE-22]'],
  ['/app/profile', '/profile', '[ROUTE-23]'],
  ['/app/usage-billing', '/usage-billing', '[ROUTE-24]'],
  ['/app/email-management', '/email-notifications', '[ROUTE-25]'],
  ['/app/team', '/email-notifications', '[ROUTE-25]'],
  ['/email-management', '/email-notifications', '[ROUTE-26]'],
  ['/manage-notifications', '/email-notifications', '[ROUTE-26]'],
  ['/sessions', '/emails', '[ROUTE-27]'],
  ['/chat', '/emails', '[ROUTE-27]'],
  ['/insights', '/emails', '[ROUTE-27]'],
  ['/admin', '/emails', '[ROUTE-27]'],
])('%s leads to %s %s', async (from, to) => {
  signedIn();
  const { history } = open(from);
  const went: string[] = [history.now().pathname];
  history.onChange(() => went.push(history.now().pathname));
  await eventually(() => expect([from, ...went]).toContain(to));
  history.back();
  await eventually(() =>
    expect(history.now().pathname, 'Back does not return to the old address').not.toBe(from),
  );
});

test.each([
  ['/privacy', 'https://marketing.example/privacy', '[ROUTE-28]'],
  ['/terms', 'https://marketing.example/terms', '[ROUTE-29]'],
])('%s leaves for %s %s', async (path, address) => {
  const left = vi.fn();
  vi.stubGlobal('location', { ...window.location, href: 'http://localhost/', replace: left });
  open(path);
  await eventually(() => expect(left).toHaveBeenCalledWith(address));
});

test('the emails and the profile have their pages [ROUTE-11, ROUTE-15]', async () => {
  signedIn();
  const { history } = open('/emails');
  await screen.findByRole('heading', { level: 1, name: 'Emails' });
  history.go('/profile');
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
});

test.each([
  ['/onboarding', pages.onboardingAnalysis.title, '[ROUTE-08]'],
  ['/connection', pages.connection.title, '[ROUTE-10]'],
  ['/emails/7-ann@example.com', pages.email.title, '[ROUTE-12]'],
  ['/daily-insights/11111111-1111-4111-8111-111111111111', pages.dailyInsights.title, '[ROUTE-14]'],
  ['/email-notifications', pages.emailNotifications.title, '[ROUTE-16]'],
  ['/usage-billing', pages.usageBilling.title, '[ROUTE-17]'],
])('%s is the page “%s”, for signed-in users only %s', async (path, title) => {
  openWebsites();
  const outsider = open(path);
  await eventually(() => expect(outsider.history.now().pathname).toBe('/login'));
  outsider.unmount();
  provider.reset();
  signedIn();
  const { history } = open(path);
  await eventually(() => expect(document.title).toBe(`${title} · Reveille`));
  await eventually(() => expect(history.now().pathname).toBe(path));
});

test('the 404 page has the logo, and the sections of the app for owners only', async () => {
  const outsider = open('/no/such/page');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Reveille, home' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Recordings' })).toBeNull();
  outsider.unmount();
  provider.reset();
  signedIn();
  open('/no/such/page');
  const recordings = await screen.findByRole('link', { name: 'Recordings' });
  expect(recordings.getAttribute('href')).toBe('/recordings');
});

test('an unknown URL shows the 404 page with two links [ROUTE-30, ROUTE-31, ROUTE-32]', async () => {
  const { history } = open('/no/such/page');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Contact Support' }));
  await eventually(() => expect(history.now().pathname).toBe('/contact'));
  await screen.findByRole('heading', { level: 1, name: 'Contact support' });
});

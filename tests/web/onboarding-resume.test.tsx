import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProfile, updateWebsite } from '../../lambdas/contract/accounts.ts';
import { analyzeWebsite, getIntegration } from '../../lambdas/contract/websites.ts';
import { active, DOMAIN, integration } from '../factories/integration.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, profile, user } from './app.tsx';
import { textOf } from './form.ts';
import {
  isCurrent,
  isLocked,
  prepareWizard,
  profileIs,
  stepOf,
  storedStep,
  TEXT,
  toAnalysis,
  toInstallation,
  withoutWebsite,
} from './onboarding-wizard.ts';
import { known, openWebsites } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareWizard();

test('has four steps, named in their order; the later ones are locked [ONB-01, ONB-02, ONB-04]', async () => {
  open('/onboarding');
  await screen.findByLabelText('First Name');
  const names = ['Profile', 'Website', 'Analysis', 'Install'];
  expect(isCurrent('Profile')).toBe(true);
  expect(names.map((name) => isLocked(name))).toEqual([false, true, true, true]);
  await user.click(stepOf('Analysis'));
  expect(isCurrent('Profile')).toBe(true);
});

test('a missing profile leads here and is a normal response, not an error [ERR-03]', async () => {
  server.respond(getProfile, { profile: null });
  const { history } = open('/emails');
  await screen.findByLabelText('First Name');
  expect(history.now().pathname).toBe('/onboarding');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a spinner shows until both the profile and the website are known', async () => {
  const website = Promise.withResolvers<{ integration: null; pending: null }>();
  server.respond(getIntegration, () => website.promise);
  open('/onboarding');
  await screen.findByText('Loading');
  await eventually(() => expect(server.requestsTo(getProfile)).not.toEqual([]));
  await eventually(() => expect(screen.queryByText('Loading')).not.toBeNull());
  website.resolve({ integration: null, pending: null });
  await screen.findByLabelText('First Name');
  expect(screen.queryByText('Loading')).toBeNull();
});

test('every reached step can be opened again, back and forward [ONB-03]', async () => {
  await toInstallation();
  await user.click(stepOf('Website'));
  expect(await textOf('Website URL')).toBe(DOMAIN);
  expect(isLocked('Install')).toBe(false);
  await user.click(stepOf('Install'));
  await screen.findByRole('button', { name: 'Finish Installation' });
});

test('asks for the website with a hint of two formats [ONB-16, ONB-17, ONB-33]', async () => {
  profileIs(withoutWebsite);
  open('/onboarding');
  const field = await screen.findByLabelText('Website URL');
  expect(field.getAttribute('placeholder')).toMatch(/^\S+\.\S+ or www\.\S+\.\S+$/);
  stepOf('Analyze Website');
});

test('remembers every change of step [DATA-32]', async () => {
  await toAnalysis();
  expect(storedStep()).toBe('analysis');
  await user.click(stepOf('Website'));
  expect(storedStep()).toBe('website_url');
});

test.each<[string, asked: string[], () => void]>([
  ['the profile', [profile.website], () => profileIs(profile)],
  [
    'an integration',
    [],
    () => {
      profileIs(withoutWebsite);
      known.pending = integration();
    },
  ],
  [
    'this browser',
    [DOMAIN],
    () => {
      profileIs(withoutWebsite);
      localStorage.setItem('onboarding_website', DOMAIN);
    },
  ],
])(
  'opens at the analysis when the website is known from %s [ONB-34]',
  async (_, asked, arrange) => {
    arrange();
    open('/onboarding');
    await screen.findByLabelText(TEXT);
    expect(isCurrent('Analysis')).toBe(true);
    const analyzed = server.requestsTo(analyzeWebsite).map(({ body }) => body);
    expect(analyzed).toEqual(asked.map((websiteUrl) => ({ websiteUrl })));
  },
);

test('continues in another browser with the stored description [ONB-34]', async () => {
  profileIs(withoutWebsite);
  known.pending = integration({ website_analysis: 'Candles, by hand.' });
  open('/onboarding');
  expect(await textOf(TEXT)).toBe('Candles, by hand.');
  expect(server.requestsTo(analyzeWebsite)).toEqual([]);
});

test('a later stored step wins over the computed one [ONB-36]', async () => {
  profileIs(withoutWebsite);
  known.pending = integration();
  localStorage.setItem('onboarding_step', 'installation');
  open('/onboarding');
  await screen.findByRole('button', { name: 'Finish Installation' });
});

test('a connected and described website means that onboarding is complete, whatever is stored [ONB-35]', async () => {
  profileIs(profile);
  known.integration = active();
  localStorage.setItem('onboarding_step', 'installation');
  const { history } = open('/onboarding');
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test('a profile without the connected website gets it before onboarding ends', async () => {
  profileIs(withoutWebsite);
  known.integration = active();
  const { history } = open('/onboarding');
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
  expect(server.requestsTo(updateWebsite).map(({ body }) => body)).toEqual([{ website: DOMAIN }]);
});

test('closes when another browser has finished, and detects the tag without a click [ONB-35]', async () => {
  const { history } = await toInstallation();
  known.pending = integration({ first_seen_at: '2026-11-21T09:00:00.000Z' });
  act(() => notify('integration'));
  await screen.findByText(/^We received data from your script\./);
  Object.assign(known, { integration: active(), pending: null });
  act(() => notify('integration'));
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
  expect(server.requestsTo(updateWebsite).length).toBeGreaterThan(0);
});

test('a setup that another tab replaced shows the analysis instead of a loader', async () => {
  await toInstallation();
  known.pending = integration({ domain: 'candles.example', website_analysis: 'Candles.' });
  act(() => notify('integration'));
  await screen.findByLabelText(TEXT);
  expect(isCurrent('Analysis')).toBe(true);
});

test('a website is analyzed once', async () => {
  await toAnalysis();
  expect(server.requestsTo(analyzeWebsite)).toHaveLength(1);
});

test('an analysis that the session’s end interrupts runs again after the login', async () => {
  profileIs(withoutWebsite);
  const ended = Promise.withResolvers<never>();
  server.respond(analyzeWebsite, () => ended.promise);
  open('/onboarding');
  await fill('Website URL', DOMAIN);
  await click('Analyze Website');
  await screen.findByText('Analyzing your website...');
  act(() => provider.emit({ is: 'signed-out', endedUser: ANN }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  await act(async () => ended.reject(new TypeError('Failed to fetch')));
  openWebsites();
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  await click('Sign in');
  await screen.findByText('Website analyzed successfully');
  expect(await textOf(TEXT)).not.toBe('');
});

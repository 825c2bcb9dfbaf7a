import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getVerificationStatus } from '../../../lambdas/contract/sign-up.ts';
import {
  analyzeWebsite,
  getIntegration,
  saveAnalysis,
} from '../../../lambdas/contract/websites.ts';
import { active, DOMAIN, integration } from '../../factories/integration.ts';
import { notify } from '../../fakes/live.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, fill, open } from '../app.tsx';
import { current, prepareConnection, TEXT, toInstallation, URL_FIELD } from '../connection.ts';
import { textOf } from '../form.ts';
import { known } from '../website-server.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

prepareConnection();
const updated = () => act(() => notify('integration'));

test('an analysis that ends after the owner left and came back is shown with its script', async () => {
  const analyzed = Promise.withResolvers<void>();
  server.respond(analyzeWebsite, async ({ websiteUrl }) => {
    await analyzed.promise;
    known.pending = integration({ domain: websiteUrl, website_analysis: 'A shop for candles.' });
    return { aiSummary: 'A shop for candles.', platform: 'plain' as const, goal: null };
  });
  const { history } = open('/connection');
  await fill(URL_FIELD, DOMAIN);
  await click('Continue');
  await eventually(() => expect(server.requestsTo(analyzeWebsite)).toHaveLength(1));
  history.go('/profile');
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  history.go('/connection');
  await screen.findByLabelText(URL_FIELD);
  analyzed.resolve();
  await screen.findByRole('button', { name: 'Test Integration' });
});

test('an address that is being typed stays while another tab starts a setup', async () => {
  open('/connection');
  await fill(URL_FIELD, 'https://candles');
  known.pending = integration({ domain: DOMAIN, website_analysis: 'A shop.' });
  const before = server.requestsTo(getIntegration).length;
  updated();
  await eventually(() => expect(server.requestsTo(getIntegration).length).toBeGreaterThan(before));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(await current()).toBe('Enter domain');
  expect(await textOf(URL_FIELD)).toBe('https://candles');
});

test('a description that is being typed stays when the address is verified elsewhere', async () => {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  known.pending = integration({ domain: DOMAIN, website_analysis: 'A shop.' });
  open('/connection');
  await fill(TEXT, 'A shop for candles.');
  server.respond(getVerificationStatus, { isVerified: true, isWaiting: false });
  const before = server.requestsTo(getVerificationStatus).length;
  act(() => notify('verification'));
  await eventually(() =>
    expect(server.requestsTo(getVerificationStatus).length).toBeGreaterThan(before),
  );
  await act(() => new Promise((done) => setTimeout(done)));
  expect(await current()).toBe('Website analysis');
  expect(await textOf(TEXT)).toBe('A shop for candles.');
});

test('a setup that another tab replaced shows a step of this one instead of a loader', async () => {
  await toInstallation();
  known.pending = integration({ domain: 'candles.example', website_analysis: 'Candles.' });
  updated();
  await screen.findByLabelText(TEXT);
  expect(await current()).toBe('Website analysis');
});

test('a description saved in another tab is shown here, unless it is being edited', async () => {
  known.integration = active({ website_analysis: 'A shop.' });
  open('/connection');
  expect(await textOf(TEXT)).toBe('A shop.');
  known.integration = active({ website_analysis: 'A shop for candles.' });
  updated();
  await screen.findByDisplayValue('A shop for candles.');
  expect(screen.queryByRole('button', { name: 'Save description' })).toBeNull();
  await fill(TEXT, 'Candles and more.');
  known.integration = active({ website_analysis: 'Candles.' });
  const before = server.requestsTo(getIntegration).length;
  updated();
  await eventually(() => expect(server.requestsTo(getIntegration).length).toBeGreaterThan(before));
  expect(await textOf(TEXT)).toBe('Candles and more.');
});

test('a saved description stays although the website cannot be loaded again', async () => {
  known.integration = active({ website_analysis: 'A shop.' });
  server.respond(saveAnalysis, { success: true });
  open('/connection');
  await fill(TEXT, 'A shop for candles.');
  server.loseConnection(getIntegration);
  await click('Save description');
  await screen.findByText('Description saved');
  expect(await textOf(TEXT)).toBe('A shop for candles.');
  expect(screen.queryByRole('button', { name: 'Save description' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkIntegration } from '../../lambdas/contract/integration-check.ts';
import { getVerificationStatus } from '../../lambdas/contract/sign-up.ts';
import { analyzeWebsite, saveAnalysis } from '../../lambdas/contract/websites.ts';
import { active, checked, DOMAIN, integration, notFound } from '../factories/integration.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, user } from './app.tsx';
import {
  current,
  prepareConnection,
  step,
  stepNames,
  TEXT,
  toAnalysis,
  toInstallation,
  URL_FIELD,
} from './connection.ts';
import { textOf } from './form.ts';
import { known } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test('has four steps in order, starts with the domain, and is titled by its purpose [CONN-01, CONN-03, CONN-26]', async () => {
  open('/connection');
  expect(await current()).toBe('Enter domain');
  const all = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((each) => within(each).getAllByRole('button')[0]?.textContent);
  expect(all).toEqual(stepNames);
  screen.getByRole('heading', { level: 1, name: 'Connect your website' });
  expect(screen.queryByText('Pending')).toBeNull();
});

test('going back to a step by keyboard leaves the focus on it', async () => {
  await toInstallation();
  screen.getByRole('button', { name: 'Website analysis' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await current()).toBe('Website analysis'));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^\d?Website analysis/));
});

test('a valid domain continues to the analysis, which shows when it is done [CONN-06, ERR-01, CALL-40]', async () => {
  await toAnalysis('https://www.harborlane.example/shop');
  expect(server.requestsTo(analyzeWebsite)).toMatchObject([{ body: { websiteUrl: DOMAIN } }]);
  expect(await textOf(TEXT)).toBe(`${DOMAIN} is an online shop.`);
  await screen.findByText('Website analyzed successfully');
  screen.getByText('Review and edit the AI-generated insights before continuing.');
  screen.getByText('Pending');
});

test('rejects an empty and an invalid address [RULE-05, RULE-07]', async () => {
  open('/connection');
  await click('Continue');
  await screen.findByText('Website URL is required');
  screen.getAllByText('Please enter your website URL');
  await fill(URL_FIELD, 'not a website');
  await click('Continue');
  await screen.findByText('Invalid URL format');
  screen.getAllByText('Please enter a valid website URL');
  expect(server.requestsTo(analyzeWebsite)).toEqual([]);
});

test('focusing the empty field prefills the scheme, which alone is no address [RULE-08]', async () => {
  open('/connection');
  await user.click(await screen.findByLabelText(URL_FIELD));
  expect(await textOf(URL_FIELD)).toBe('https://');
  await click('Continue');
  await screen.findByText('Website URL is required');
});

test('shows the four states as four steps, with a badge for each status [CONN-02, CONN-04, CONN-05]', async () => {
  await toAnalysis();
  expect(await current()).toBe('Website analysis');
  expect(screen.getByText('Pending').className).toContain('warning');
  await click('Next');
  await screen.findByRole('button', { name: 'Test Integration' });
  expect(await current()).toBe('Install code');
  await click('Test Integration');
  await screen.findByText('Connected');
  expect(await current()).toBe('Connection complete');
  expect(screen.getByText('Connected').className).toContain('positive');
});

test('the document title shows the state of the website [SHELL-14]', async () => {
  await toAnalysis();
  await eventually(() => expect(document.title).toBe('Connect your website · Reveille'));
  await click('Next');
  await click('Test Integration');
  await screen.findByText('Connected');
  await eventually(() => expect(document.title).toBe('Connected website · Reveille'));
});

test('continues from the analysis only with a text, and not while it is running [CONN-07]', async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.respond(analyzeWebsite, async () => {
    await made;
    known.pending = integration();
    return { aiSummary: 'A shop.', platform: 'plain' as const, goal: null };
  });
  open('/connection');
  await fill(URL_FIELD, DOMAIN);
  await click('Continue');
  await screen.findByText('Analyzing your website...');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  finish();
  await fill(TEXT, '   ');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await fill(TEXT, 'Candles.');
  await click('Next');
  await screen.findByRole('button', { name: 'Test Integration' });
  const bodies = server.requestsTo(saveAnalysis).map(({ body }) => body);
  expect(bodies).toMatchObject([{ website_analysis: 'Candles.' }]);
});

test('shows that a website cannot be read, and asks for a description instead [CONN-08, CONN-09]', async () => {
  server.reject(analyzeWebsite, 'analysis-failed');
  known.pending = null;
  await toAnalysis();
  await screen.findByText('Analysis failed');
  screen.getByText('Failed to analyze your website. Please try again later.');
  expect(await textOf(TEXT)).toMatch(/^We couldn’t read your website right now\./);
});

test('locks the installation until the address is verified [CONN-10, CONN-13]', async () => {
  server.respond(getVerificationStatus, { isVerified: false, isWaiting: true });
  await toAnalysis();
  await screen.findByText('Locked until your email is verified');
  expect(step('Install code')).toHaveProperty('disabled', true);
  await click('Next');
  await screen.findByText('Email verification required');
  screen.getByText('Please verify your email before testing the integration');
  expect(await current()).toBe('Website analysis');
});

test('without a website there is nothing to test [CONN-12]', async () => {
  open('/connection');
  expect(await current()).toBe('Enter domain');
  expect(screen.queryByRole('button', { name: 'Test Integration' })).toBeNull();
  expect(step('Install code')).toHaveProperty('disabled', true);
  await user.click(step('Install code'));
  expect(server.requestsTo(checkIntegration)).toEqual([]);
});

test('goes back to a completed step until the website is connected [CONN-22]', async () => {
  await toInstallation();
  await user.click(step('Enter domain'));
  expect(await textOf(URL_FIELD)).toBe(DOMAIN);
  expect(await current()).toBe('Enter domain');
});

test('a connected website is shown as such, without going back to a step [CONN-23, CONN-24]', async () => {
  known.integration = active();
  open('/connection');
  await screen.findByText('Connected');
  screen.getByRole('heading', { level: 1, name: DOMAIN });
  for (const name of stepNames) expect(step(name)).toHaveProperty('disabled', true);
  await waitFor(() => expect(server.requestsTo(checkIntegration)).toHaveLength(1));
});

test.each([
  ['the installation where it is described', {}, 'Install code'],
  ['the analysis where it is not', { website_analysis: 'Analysis pending' }, 'Website analysis'],
])(
  'a website whose check does not succeed is pending, and opens %s [CONN-25]',
  async (_, facts, name) => {
    known.integration = active(facts);
    server.respond(checkIntegration, notFound);
    open('/connection');
    await screen.findByText('Pending');
    expect(await current()).toBe(name);
  },
);

test('a connected owner never sees the wizard while the first check is loading', async () => {
  known.integration = active({ check_stage: undefined });
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.respond(checkIntegration, () => promise as never);
  open('/connection');
  await screen.findByText('Checking your website…');
  expect(screen.queryByText('Connect your website')).toBeNull();
  expect(screen.queryByText('Pending')).toBeNull();
  resolve(Response.json(checked()));
  await screen.findByText('Connected');
});

test('continues where another browser stopped [CONN-25]', async () => {
  known.pending = integration();
  open('/connection');
  await screen.findByRole('button', { name: 'Test Integration' });
  expect(localStorage.getItem(`connectedDomain_${ANN.id}`)).toBe(DOMAIN);
  expect(localStorage.getItem(`trackerInstalled_${ANN.id}`)).toBeNull();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { updateWebsite } from '../../lambdas/contract/accounts.ts';
import { checkIntegration } from '../../lambdas/contract/integration-check.ts';
import { analyzeWebsite, saveAnalysis, saveIntegration } from '../../lambdas/contract/websites.ts';
import { DOMAIN, integration, notFound, otherAccount } from '../factories/integration.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, user } from './app.tsx';
import { textOf } from './form.ts';
import {
  prepareWizard,
  profileIs,
  stepOf,
  storedStep,
  TEXT,
  toAnalysis,
  toInstallation,
  withoutWebsite,
} from './onboarding-wizard.ts';
import { known } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareWizard();

test('rejects an empty and an invalid address [RULE-05, RULE-07]', async () => {
  profileIs(withoutWebsite);
  open('/onboarding');
  await click('Analyze Website');
  await screen.findByText('Website URL is required');
  await fill('Website URL', 'nonsense');
  await click('Analyze Website');
  await screen.findByText('Invalid URL format');
  expect(server.requestsTo(analyzeWebsite)).toEqual([]);
});

test('the browser does not send the form by itself, which would load the page again', async () => {
  profileIs(withoutWebsite);
  open('/onboarding');
  const { form } = (await screen.findByLabelText('Website URL')) as HTMLInputElement;
  expect(fireEvent.submit(form as HTMLFormElement)).toBe(false);
  await screen.findByText('Website URL is required');
});

test('a valid website starts the analysis, which can be edited in eight rows [ONB-18, ONB-19, ONB-20, ERR-01, DATA-30]', async () => {
  let finish = () => {};
  const read = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.respond(analyzeWebsite, async () => {
    await read;
    known.pending = integration();
    return { aiSummary: 'A shop.', platform: 'plain' as const, goal: null };
  });
  profileIs(withoutWebsite);
  open('/onboarding');
  await fill('Website URL', `https://www.${DOMAIN}/`);
  await click('Analyze Website');
  await screen.findByText('Analyzing your website...');
  expect(localStorage.getItem('onboarding_website')).toBe(DOMAIN);
  finish();
  const area = await screen.findByLabelText(TEXT);
  expect([area.tagName, area.getAttribute('rows'), await textOf(TEXT)]).toEqual([
    'TEXTAREA',
    '8',
    'A shop.',
  ]);
  await screen.findByText('Website analyzed successfully');
});

test('continues to the installation only with a text, and keeps edits [ONB-21, ONB-22, DATA-31]', async () => {
  await toAnalysis();
  await fill(TEXT, '');
  const next = stepOf('Continue to Installation') as HTMLButtonElement;
  expect(next.disabled).toBe(true);
  await fill(TEXT, 'We sell candles.');
  expect(localStorage.getItem('onboarding_analysis')).toBe('We sell candles.');
  await user.click(next);
  await screen.findByRole('button', { name: 'Finish Installation' });
  expect(server.requestsTo(saveAnalysis)).toMatchObject([
    { body: { website_analysis: 'We sell candles.' } },
  ]);
});

test('a failed analysis shows an error and can be skipped [ONB-23, ONB-24]', async () => {
  server.respond(analyzeWebsite, () => {
    known.pending = integration({ website_analysis: 'Analysis pending' });
    throw new TypeError('Failed to fetch');
  });
  await toAnalysis();
  await screen.findByText('Analysis failed');
  screen.getByText('Failed to analyze your website. You can continue with the setup.');
  expect(await textOf(TEXT)).toBe('Analysis not available. You can still proceed with the setup.');
  screen.getByRole('heading', { level: 1, name: 'Tell us about your website' });
  await click('Continue to Installation');
  await screen.findByRole('button', { name: 'Finish Installation' });
});

test('shows the script to copy, and five steps that end with its button [ONB-25, ONB-26, ERR-02]', async () => {
  await toInstallation();
  const steps = screen.getByText('Click Copy to copy the tracking script.').closest('ol');
  expect(steps?.children).toHaveLength(5);
  expect(steps?.lastElementChild?.textContent).toContain('Finish Installation');
  await click('Copy');
  await screen.findByText('Code copied');
  expect(await navigator.clipboard.readText()).toBe(integration().generated_script);
});

test('a successful check saves the website, clears the progress, and opens the emails after two seconds [ONB-27, ONB-28, ONB-29, ONB-30, ONB-31, ONB-32, DATA-34, CALL-21]', async () => {
  const { history } = await toInstallation();
  const savedBefore = server.requestsTo(updateWebsite).length;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await click('Finish Installation');
  await screen.findByText('Integration Successful!');
  expect(server.requestsTo(checkIntegration)).toMatchObject([
    { body: { websiteUrl: DOMAIN, operation: 'check', userId: ANN.id } },
  ]);
  expect(server.requestsTo(saveIntegration)).toHaveLength(1);
  const savedAfter = server.requestsTo(updateWebsite).slice(savedBefore);
  expect(savedAfter).toMatchObject([{ body: { website: DOMAIN } }]);
  expect(localStorage.getItem(`showSuccessModal_${ANN.id}`)).toBe('true');
  for (const key of ['onboarding_step', 'onboarding_website', 'onboarding_analysis']) {
    expect(localStorage.getItem(key), key).toBeNull();
  }
  expect(localStorage.getItem(`trackerInstalled_${ANN.id}`)).toBe('true');
  expect(localStorage.getItem('trackerInstalled')).toBe('true');
  expect(localStorage.getItem('connectedDomain')).toBe(DOMAIN);
  expect(localStorage.getItem('hasCompletedOnboarding')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await eventually(() => expect(history.now().pathname).toBe('/onboarding'));
  await act(() => vi.advanceTimersByTimeAsync(600));
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
  history.back(); // not to the finished onboarding
  expect(history.now().pathname).toBe('/emails');
});

test.each([
  ['Script Not Found', notFound],
  ['Script Configuration Issue', otherAccount],
])('a check with another result shows it and saves nothing: %s [ONB-27]', async (title, found) => {
  server.respond(checkIntegration, found);
  await toInstallation();
  await click('Finish Installation');
  await screen.findByText(title);
  screen.getByRole('heading', { level: 2, name: /^What we checked/ });
  expect(server.requestsTo(saveIntegration)).toEqual([]);
  expect(storedStep()).toBe('installation');
});

test.each([
  ['checked', checkIntegration],
  ['saved', saveIntegration],
])('the button says so until the website is %s', async (_, call) => {
  await toInstallation();
  const { promise, resolve } = Promise.withResolvers<never>();
  server.respond(call as typeof saveIntegration, () => promise);
  await click('Finish Installation');
  await eventually(() => expect(server.requestsTo(call)).not.toEqual([]));
  await screen.findByRole('button', { name: 'Testing...' });
  resolve({ success: true } as never);
  await eventually(() => expect(screen.queryByText('Testing...')).toBeNull());
});

test('shows that the address is not verified yet', async () => {
  server.reject(checkIntegration, 'email-not-verified');
  await toInstallation();
  await click('Finish Installation');
  await screen.findByText('Email verification required');
});

test('the next step receives the focus when the focused step disappears', async () => {
  await toAnalysis();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.querySelector('h1')?.textContent).toBe(
    screen.getByRole('heading', { level: 1 }).textContent,
  );
});

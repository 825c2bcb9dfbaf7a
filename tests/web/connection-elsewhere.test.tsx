import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkIntegration } from '../../lambdas/contract/integration-check.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { active, DOMAIN, integration, notFound } from '../factories/integration.ts';
import { connect, notify } from '../fakes/live.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, user } from './app.tsx';
import { current, prepareConnection, step, toInstallation, URL_FIELD } from './connection.ts';
import { textOf } from './form.ts';
import { known } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test('a website connected or disconnected in another tab updates without a reload [CONN-24, CONN-26]', async () => {
  open('/connection');
  await screen.findByLabelText(URL_FIELD);
  known.integration = active();
  act(() => notify('integration'));
  await screen.findByText('Connected');
  known.integration = null;
  act(() => notify('integration'));
  await screen.findByLabelText(URL_FIELD);
});

test('a change elsewhere loads the website once, however many parts of the page show it', async () => {
  const loads = () => server.requestsTo(getIntegration).length;
  open('/connection');
  await screen.findByLabelText(URL_FIELD);
  act(() => connect());
  await eventually(() => expect(loads()).toBe(2));
  known.integration = active();
  act(() => notify('integration'));
  await screen.findByText('Connected');
  expect(loads()).toBe(3);
});

test('a website connected in another tab is shown with its domain and description [CONN-24]', async () => {
  open('/connection');
  await screen.findByLabelText(URL_FIELD);
  known.integration = active({ website_analysis: 'A shop for candles.' });
  act(() => notify('integration'));
  await screen.findByText('Connected');
  screen.getByRole('heading', { level: 1, name: DOMAIN });
  await screen.findByText('Reviewed, 4 words');
});

test('a website disconnected in another tab starts over, also after a step was selected here [CONN-26]', async () => {
  await toInstallation();
  Object.assign(known, { integration: active(), pending: null });
  act(() => notify('integration'));
  await screen.findByText('Connected');
  known.integration = null;
  act(() => notify('integration'));
  expect(await textOf(URL_FIELD)).toBe('');
  expect(await current()).toBe('Enter domain');
});

test('a website set up in another tab shows no result of a test of the one before', async () => {
  server.respond(checkIntegration, notFound);
  await toInstallation();
  await click('Test Integration');
  await screen.findByText('Most likely:');
  Object.assign(known, { integration: active(), pending: null });
  act(() => notify('integration'));
  await screen.findByText('Pending');
  await screen.findByRole('button', { name: 'Disconnect' });
  const pending = integration({ domain: 'candles.example' });
  Object.assign(known, { integration: null, pending });
  act(() => notify('integration'));
  await screen.findByText('candles.example');
  expect(await current()).toBe('Install code');
  expect(screen.queryByText('Most likely:')).toBeNull();
});

test('another address shows no result of the test of the one before', async () => {
  server.respond(checkIntegration, notFound);
  await toInstallation();
  await click('Test Integration');
  await screen.findByText('Most likely:');
  await user.click(step('Enter domain'));
  await fill(URL_FIELD, 'candles.example');
  await click('Continue');
  await click('Next');
  await screen.findByRole('button', { name: 'Test Integration' });
  expect(screen.queryByText('Most likely:')).toBeNull();
});

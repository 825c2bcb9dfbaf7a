import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { integration } from '../factories/integration.ts';
import { click, open, user } from './app.tsx';
import { prepareConnection, toInstallation } from './connection.ts';
import { known } from './website-server.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

prepareConnection();

test('copies the script and confirms it [ERR-02]', async () => {
  await toInstallation();
  await click('Copy code');
  await screen.findByText('Code copied');
  await screen.findByRole('button', { name: 'Code copied!' });
  expect(await navigator.clipboard.readText()).toBe(integration().generated_script);
});

test('strict privacy changes the script to copy, for every platform', async () => {
  await toInstallation();
  const code = () => screen.getByText(/loader-1\.js/).textContent;
  expect(code()).not.toContain('data-privacy');
  await user.click(screen.getByLabelText(/^Strict privacy mode/));
  expect(code()).toContain('data-privacy="strict"');
  await user.click(screen.getByLabelText('Where to paste it'));
  await user.click(await screen.findByRole('option', { name: 'Google Tag Manager' }));
  expect(code()).toContain('"data-privacy", "strict"');
  await user.click(screen.getByLabelText(/^Strict privacy mode/));
  expect(code()).not.toContain('data-privacy');
});

test('lists the instructions for the detected platform first', async () => {
  known.pending = integration({ platform: 'webflow' });
  open('/connection');
  await screen.findByText('Your website looks like Webflow.');
  screen.getByText('Open Site settings, then Custom code. It needs a paid plan.');
  await user.click(screen.getByLabelText('Where to paste it'));
  const places = (await screen.findAllByRole('option')).map((each) => each.textContent);
  expect(places).toHaveLength(8);
  expect(places[0]).toBe('Webflow');
  await user.click(screen.getByRole('option', { name: 'Google Tag Manager' }));
  await screen.findByText(/createElement\('script'\)/);
});

test('names the place in both kinds of Next.js projects, whose head elements differ', async () => {
  known.pending = integration({ platform: 'next' });
  open('/connection');
  await screen.findByText('Your website looks like Next.js.');
  screen.getByText(/^With app\/layout\.tsx, paste .* inside <head>, .* if there isn’t one/);
  screen.getByText(/^With pages\/_document\.tsx, paste .* between <Head> and <\/Head>/);
});

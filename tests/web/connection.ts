import { screen, waitFor, within } from '@testing-library/react';
import { active, DOMAIN } from '../factories/integration.ts';
import { click, fill, open, user } from './app.tsx';
import { preparePage } from './prepared-page.ts';
import { known } from './website-server.ts';

export const URL_FIELD = 'Website URL';
export const TEXT = 'About your website';
export const stepNames = [
  'Enter domain',
  'Website analysis',
  'Install code',
  'Connection complete',
];
export const step = (name: string) => screen.getByRole('button', { name });
/** Also finds steps behind an open dialog, which are hidden from role queries. */
export const current = async () =>
  (
    await waitFor(() =>
      screen.getByText((_, each) => each?.getAttribute('aria-current') === 'step'),
    )
  ).textContent;

export async function toAnalysis(domain = DOMAIN) {
  const view = open('/connection');
  await fill(URL_FIELD, domain);
  await click('Continue');
  await screen.findByLabelText(TEXT);
  return view;
}
export async function toInstallation() {
  const view = await toAnalysis();
  await click('Next');
  await screen.findByRole('button', { name: 'Test Integration' });
  return view;
}

export const prepareConnection = (): void =>
  preparePage(() => import('../../web/app/websites/connection-page.tsx'));

export async function disconnect() {
  known.integration = active();
  open('/connection');
  await click('Disconnect');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
}

export async function openShare() {
  await toInstallation();
  await click('Share instructions');
  await screen.findByRole('dialog', { name: 'Share Integration Instructions' });
}

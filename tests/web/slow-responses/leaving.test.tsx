import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customerPortal } from '../../../lambdas/contract/billing.ts';
import { REDIRECT_AFTER_SIGN_UP_MS } from '../../../lambdas/contract/limits.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { deleteRecording } from '../../../lambdas/contract/recordings.ts';
import { sendVerificationEmailToken } from '../../../lambdas/contract/sign-up.ts';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/accounts/profile-page.tsx';
import '../../../web/app/accounts/sign-up-page.tsx';
import '../../../web/app/accounts/verify-email-page.tsx';
import '../../../web/app/recordings/delete-dialog.tsx';
import '../../../web/app/recordings/recording-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn, user } from '../app.tsx';
import { annOnFree, assign, onPlan, PAGE, starter } from '../billing/ann.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const settled = () => act(() => new Promise((done) => setTimeout(done)));

test('a deletion that ends after its page was left opens no other page', async () => {
  signedIn();
  server.respond(getRecording, loadedRecording(recordingRow()));
  const deleted = Promise.withResolvers<{ success: boolean }>();
  server.respond(deleteRecording, () => deleted.promise);
  const { history } = open('/recordings/s1');
  await click('Delete');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Delete/ }));
  await eventually(() => expect(server.requestsTo(deleteRecording)).toHaveLength(1));
  history.go('/profile');
  await fill('Company', 'Archer & Sons');
  deleted.resolve({ success: true });
  await screen.findByText('Recording deleted');
  await settled();
  expect(history.now().pathname).toBe('/profile');
});

test('a sign-up that ends after its page was left opens no other page', async () => {
  const sent = Promise.withResolvers<{ success: boolean }>();
  server.respond(sendVerificationEmailToken, () => sent.promise);
  const { history } = open('/signup');
  await fill('First Name', 'Ann');
  await fill('Last Name', 'Archer');
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse 1A');
  await click('Create account');
  await eventually(() => expect(server.requestsTo(sendVerificationEmailToken)).toHaveLength(1));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  history.go('/login');
  await screen.findByRole('button', { name: 'Sign in' });
  sent.resolve({ success: true });
  await act(() => vi.advanceTimersByTimeAsync(REDIRECT_AFTER_SIGN_UP_MS * 2));
  expect(history.now().pathname).toBe('/login');
});

test('the button of a payment page stays busy while that page opens, and not after a return', async () => {
  annOnFree();
  onPlan(starter, 1);
  server.respond(customerPortal, { url: 'https://pay.example/portal' });
  open(PAGE);
  await click('Manage billing');
  await eventually(() => expect(assign).toHaveBeenCalled());
  await settled();
  screen.getByRole('button', { name: 'Processing...' });
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await screen.findByRole('button', { name: 'Manage billing' });
});

test('the button of Google is usable again after a return', async () => {
  open('/signup');
  const button = await screen.findByRole('button', { name: /Google/ });
  await user.click(button);
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

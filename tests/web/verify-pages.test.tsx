import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProblemCode } from '../../lambdas/contract/problems.ts';
import {
  renewVerificationLink,
  sendVerificationEmailToken,
  verifyEmailToken,
} from '../../lambdas/contract/sign-up.ts';
import { server } from '../fakes/server.ts';
import { eventually, open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const follow = async (name: string) => user.click(await screen.findByRole('link', { name }));
/** Fakes the page's clock. */
const clock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Waits for a heading without advancing the fake clock. */
async function appears(heading: string) {
  while (!screen.queryByRole('heading', { name: heading })) {
    await act(async () => {
      vi.advanceTimersByTime(0); // runs timers that are already due
      await new Promise((done) => setImmediate(done));
    });
  }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('shows where the link was sent [ROUTE-04, VERIFY-01]', async () => {
  open('/verify-email', { email: 'ann@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Verify your email' });
  const lead = screen.getByText(/We sent a link to/);
  expect(lead.textContent).toContain('We sent a link to ann@example.com.');
});

test('shows that a link was sent without knowing the address [VERIFY-01]', async () => {
  open('/verify-email');
  await screen.findByText(/We sent a link to your email\./);
});

test('offers to resend the link only for a known account', async () => {
  open('/verify-email', { email: 'ann@example.com' });
  await screen.findByRole('link', { name: 'Return to login' });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test.each([
  ['Return to login', '/login', '[VERIFY-02]'],
  ['try again', '/signup', '[VERIFY-03]'],
])('offers %s, which links to %s %s', async (name, path) => {
  const { history } = open('/verify-email');
  await follow(name);
  await eventually(() => expect(history.now().pathname).toBe(path));
});

test('shows that the address is verified, and links to the login [VERIFY-04, VERIFY-05]', async () => {
  const { history } = open('/verify-email?verified=true');
  await screen.findByRole('heading', { name: 'Email Verified!' });
  expect(screen.queryByText('Verify your email')).toBeNull();
  await follow('Continue to Login');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
});

test('redirects after 3 seconds, with a message for the login [VERIFY-06, VERIFY-07]', async () => {
  await import('../../web/app/accounts/verify-email-page.tsx');
  clock();
  const { history } = open('/verify-email?verified=true');
  await appears('Email Verified!');
  pass(2_999);
  await eventually(() => expect(history.now().pathname).toBe('/verify-email'));
  pass(1);
  await eventually(() =>
    expect(history.now()).toMatchObject({
      pathname: '/login',
      state: { message: 'Email verified successfully! Please log in to continue.' },
    }),
  );
  vi.useRealTimers();
  await screen.findByText('Email verified successfully! Please log in to continue.');
});

test('uses the link’s token, ignores its redirect_to, and ends in success [ROUTE-05, VERIFY-08, VERIFY-09, VERIFY-10, VERIFY-11, VERIFY-12]', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: boolean }>();
  server.respond(verifyEmailToken, () => promise);
  open('/verify-token?token=abc&redirect_to=https%3A%2F%2Fevil.example');
  await screen.findByRole('heading', { name: 'Verifying your email' });
  expect(screen.queryByText('Email Verified!')).toBeNull();
  resolve({ success: true });
  await screen.findByRole('heading', { name: 'Email Verified!' });
  expect(screen.queryByText('Verifying your email')).toBeNull();
  expect(screen.queryByText('Verification Failed')).toBeNull();
  expect(server.requestsTo(verifyEmailToken)).toMatchObject([{ body: { token: 'abc' } }]);
});

test('redirects only to the login, after 3 seconds [VERIFY-09, VERIFY-13]', async () => {
  server.respond(verifyEmailToken, { success: true });
  await import('../../web/app/accounts/verify-token-page.tsx');
  clock();
  const { history } = open('/verify-token?token=abc&redirect_to=https%3A%2F%2Fevil.example');
  await appears('Email Verified!');
  pass(2_999);
  await eventually(() => expect(history.now().pathname).toBe('/verify-token'));
  pass(1);
  await eventually(() =>
    expect(history.now()).toMatchObject({ pathname: '/login', search: '?verified=true' }),
  );
});

test.each<[ProblemCode, string, string]>([
  ['verification-unknown', 'Invalid or expired verification token', '[VERIFY-17]'],
  ['verification-expired', 'Verification token has expired', '[VERIFY-18]'],
  ['verification-not-marked', 'Failed to verify email', '[VERIFY-19]'],
])('an unusable link shows why: %s, %s %s', async (code, message) => {
  server.reject(verifyEmailToken, code);
  const { history } = open('/verify-token?token=abc');
  await screen.findByRole('heading', { name: 'Verification Failed' });
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.queryByText('Email Verified!')).toBeNull();
  await follow('Return to Sign Up');
  await eventually(() => expect(history.now().pathname).toBe('/signup'));
});

test('the failed page leads back to signing up [VERIFY-14, VERIFY-15]', async () => {
  server.reject(verifyEmailToken, 'verification-unknown');
  open('/verify-token?token=abc');
  await screen.findByRole('heading', { level: 1, name: 'Verification Failed' });
  const back = screen.getByRole('link', { name: 'Return to Sign Up' });
  expect(back.getAttribute('href')).toBe('/signup');
});

test('a link without a token sends no request [VERIFY-16]', async () => {
  open('/verify-token');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Invalid verification link - no token found',
  );
  expect(server.requestsTo(verifyEmailToken)).toEqual([]);
});

test('a lost connection shows a message [VERIFY-20]', async () => {
  server.loseConnection(verifyEmailToken);
  open('/verify-token?token=abc');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An error occurred during verification',
  );
});

test('a signed-in user can finish the verification', async () => {
  signedIn();
  server.respond(verifyEmailToken, { success: true });
  const { history } = open('/verify-token?token=abc');
  await screen.findByRole('heading', { name: 'Email Verified!' });
  await eventually(() => expect(history.now().pathname).toBe('/verify-token'));
});

test('the verify page resends the link to the account that was just created [VERIFY-01]', async () => {
  server.respond(sendVerificationEmailToken, { success: true });
  open('/verify-email', { email: 'ann@example.com', userId: 'ann-id' });
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  await screen.findByText('Check your inbox');
  expect(server.requestsTo(sendVerificationEmailToken)).toMatchObject([
    { body: { email: 'ann@example.com', userId: 'ann-id' } },
  ]);
});

test('the button works again a minute after the last email, and keeps its focus meanwhile [VERIFY-01]', async () => {
  localStorage.setItem('verificationSentAt', `${Date.now() - 59_400}`);
  server.respond(sendVerificationEmailToken, { success: true });
  open('/verify-email', { email: 'ann@example.com', userId: 'ann-id' });
  const waiting = await screen.findByRole('button', { name: 'Resend in 1 s' });
  expect(waiting.ariaDisabled).toBe('true');
  const button = await screen.findByRole('button', { name: 'Resend email' }, { timeout: 3_000 });
  await user.click(button);
  await screen.findByText('Check your inbox');
  expect(button.textContent).toMatch(/^Resend in (59|60) s$/);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(server.requestsTo(sendVerificationEmailToken)).toHaveLength(1);
});

test('an expired link can be replaced on the same page [VERIFY-18]', async () => {
  server.reject(verifyEmailToken, 'verification-expired');
  server.respond(renewVerificationLink, { success: true });
  open('/verify-token?token=abc');
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  await screen.findByText('Check your inbox');
  expect(server.requestsTo(renewVerificationLink)).toMatchObject([{ body: { token: 'abc' } }]);
});

test('a failed resend shows an error and can be retried', async () => {
  server.reject(verifyEmailToken, 'verification-expired');
  server.loseConnection(renewVerificationLink);
  open('/verify-token?token=abc');
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  await screen.findByText('We couldn’t send the email');
  screen.getByRole('button', { name: 'Resend email' });
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProblemCode } from '../../lambdas/contract/problems.ts';
import { verifyEmailToken } from '../../lambdas/contract/sign-up.ts';
import { server } from '../fakes/server.ts';
import { click, open, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test.each<[string, () => void, string]>([
  ['lost', () => server.loseConnection(verifyEmailToken), 'An error occurred during verification'],
  ['failed', () => server.reject(verifyEmailToken, 'unexpected'), 'An error occurred during'],
  ['half-finished', () => server.reject(verifyEmailToken, 'verification-not-marked'), 'Failed to'],
  ['throttled', () => server.reject(verifyEmailToken, 'too-many-requests'), 'Too many requests'],
])(
  'a %s request does not blame the link, and trying again can verify it [VERIFY-10, VERIFY-20]',
  async (_, fail, message) => {
    fail();
    open('/verify-token?token=abc');
    await screen.findByRole('heading', { level: 1, name: 'Verification Failed' });
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(screen.queryByText(/have expired or been used/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resend email' })).toBeNull();
    server.respond(verifyEmailToken, { success: true });
    await click('Try again');
    await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    expect(server.requestsTo(verifyEmailToken)).toHaveLength(2);
  },
);

test.each<ProblemCode>(['verification-unknown', 'verification-expired'])(
  'an unusable link (%s) offers no retry',
  async (code) => {
    server.reject(verifyEmailToken, code);
    open('/verify-token?token=abc');
    await screen.findByText(/have expired or been used/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test('the button works at once if the clock was set back since the last email [VERIFY-01]', async () => {
  localStorage.setItem('verificationSentAt', `${Date.now() + 3_600_000}`);
  open('/verify-email', { email: 'ann@example.com', userId: 'ann-id' });
  await screen.findByRole('button', { name: 'Resend email' });
});

test.each([
  ['with a used link', '/verify-token?token=used'],
  ['without a token', '/verify-token'],
])('the failed page %s leads an owner whose address is verified to the login', async (_, path) => {
  server.reject(verifyEmailToken, 'verification-unknown');
  const { history } = open(path);
  await user.click(await screen.findByRole('link', { name: 'sign in' }));
  expect(history.now().pathname).toBe('/login');
});

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  checkUserExists,
  getPageNonce,
  sendVerificationEmailToken,
} from '../../lambdas/contract/sign-up.ts';
import { type AuthFailure, authErrorOf } from '../../web/app/lib/session/auth-state.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const registered =
  'This email is already registered within our database. Please go to the login screen and sign-in.';

beforeEach(() => {
  server.respond(getPageNonce, { nonce: 'a-nonce' });
  server.respond(checkUserExists, false);
  server.respond(sendVerificationEmailToken, { success: true });
});

async function join() {
  await fill('First Name', 'Ann');
  await fill('Last Name', 'Archer');
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  await click('Create account');
}
const alert = async () => (await screen.findByRole('alert')).textContent;

test('asks for email and password and shows the alternatives [ROUTE-02, SIGNUP-01, SIGNUP-02, SIGNUP-03, SIGNUP-04, SIGNUP-05]', async () => {
  open('/signup');
  await screen.findByRole('heading', { level: 1, name: 'Get started' });
  await screen.findByLabelText('Email');
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  screen.getByRole('button', { name: 'Create account' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  await click('Continue with Google');
  expect(provider.calls).toContainEqual(['google', 'sign-up']);
});

test('its footer links to the terms and the privacy policy [SIGNUP-06]', async () => {
  open('/signup');
  const footer = within(await screen.findByRole('contentinfo'));
  const links = footer
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['terms of service', '/terms'],
    ['privacy policy', '/privacy'],
  ]);
});

test('creates an account in the order that leaves the user signed out, then shows the address [SIGNUP-08, STATE-10, STATE-11, STATE-12, STATE-13]', async () => {
  const order: unknown[] = [];
  server.respond(checkUserExists, () => order.push('exists?') === 0);
  server.respond(sendVerificationEmailToken, ({ email, userId }) => {
    order.push(...provider.callNames(), 'mail');
    expect({ email, userId }).toEqual({ email: 'ann@example.com', userId: ANN.id });
    return { success: true };
  });
  const { history } = open('/signup');
  await join();
  await screen.findByRole('heading', { name: 'Verify your email' });
  expect(order).toEqual(['exists?', 'clearSession', 'signUp', 'clearSession', 'mail']);
  await eventually(() =>
    expect(history.now()).toMatchObject({
      pathname: '/verify-email',
      state: { email: 'ann@example.com' },
    }),
  );
  screen.getByText('ann@example.com');
  expect(provider.calls).toContainEqual([
    'signUp',
    { firstName: 'Ann', lastName: 'Archer', email: 'ann@example.com', password: 'correct horse' },
  ]);
});

test('opens the verify page after 100 ms [SIGNUP-07]', async () => {
  const { history } = open('/signup');
  await fill('First Name', 'Ann');
  await fill('Last Name', 'Archer');
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await click('Create account');
  await eventually(() => expect(history.now().pathname).toBe('/verify-email'));
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(100);
  waits.mockRestore();
});

test('rejects an address that has an account, before creating anything [SIGNUP-09]', async () => {
  server.respond(checkUserExists, true);
  open('/signup');
  await join();
  expect(await alert()).toBe(registered);
  expect(provider.callNames()).toEqual([]);
});

test('a failed check counts as no account [CALL-13]', async () => {
  server.loseConnection(checkUserExists);
  open('/signup');
  await join();
  await screen.findByRole('heading', { name: 'Verify your email' });
});

test.each<[AuthFailure, string, string]>([
  ['already-registered', registered, '[SIGNUP-10]'],
  [
    'unreachable',
    'We couldn’t reach the sign-in service. Check your connection and try again.',
    '[SIGNUP-11]',
  ],
  ['failed', 'Failed to create account', '[SIGNUP-11]'],
  ['no-user', 'Failed to create user', '[SIGNUP-12]'],
])('shows the provider’s error: %s, %s %s', async (failure, message) => {
  provider.failures.signUp = failure;
  open('/signup');
  await join();
  expect(await alert()).toBe(message);
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Ann');
});

test('shows an error when the account was created and the email was not sent [SIGNUP-13]', async () => {
  server.reject(sendVerificationEmailToken, 'too-many-requests');
  open('/signup');
  await join();
  expect(await alert()).toBe(
    'Account created but failed to send verification email. Please contact support.',
  );
});

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const unknown = 'Something went wrong with Google sign up';

// Provider errors and our messages for them. The provider's text is never shown.
test.each<[Error, string]>([
  [
    named('TooManyRequestsException', 'Rate exceeded'),
    'Too many attempts. Please wait a few minutes and try again.',
  ],
  [
    named('NetworkError', 'A network error has occurred.'),
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  ],
  [
    named('UserLambdaValidationException', 'PreSignUp failed with error address-not-proved.'),
    'Google hasn’t verified this email address. Verify it with Google first.',
  ],
  [named('InvalidParameterException', 'Invalid redirect_uri'), unknown],
  [named('OAuthSignInException', 'Attempting to sign in was not successful.'), unknown],
])(
  'a failed Google sign-up shows the provider’s message: %s [SIGNUP-14]',
  async (error, message) => {
    provider.failures.google = authErrorOf(error).failure;
    open('/signup');
    await click('Continue with Google');
    expect(await alert()).toBe(message);
    expect(document.body.textContent).not.toContain(error.message);
  },
);

test('the message of a failed Google sign-up disappears when the form is sent', async () => {
  provider.failures.google = 'failed';
  open('/signup');
  await click('Continue with Google');
  await screen.findByText(unknown);
  await click('Create account');
  await eventually(() => expect(screen.queryByText(unknown)).toBeNull());
});

import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ANN, AuthError, provider } from '../fakes/auth.ts';
import { click, eventually, fill, open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

async function submit(email: string, password: string) {
  await fill('Email', email);
  await fill('Password', password);
  await click('Sign in');
}
const alert = async () => (await screen.findByRole('alert')).textContent;

test('shows title, email, password and the other ways to sign in [ROUTE-01, LOGIN-01, LOGIN-02, LOGIN-03, LOGIN-04, LOGIN-05, LOGIN-06, LOGIN-07]', async () => {
  open('/login');
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
  await screen.findByLabelText('Email');
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  const forgot = screen.getByRole('link', { name: 'Forgot password?' });
  expect(forgot.getAttribute('href')).toBe('/forgot-password');
  screen.getByRole('button', { name: 'Sign in' });
  const divider = screen.getByText('OR');
  const google = screen.getByRole('button', { name: 'Continue with Google' });
  expect(divider.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const join = screen.getByRole('link', { name: 'Create an account' });
  expect(join.getAttribute('href')).toBe('/signup');

  await click('Continue with Google');
  expect(provider.calls).toContainEqual(['google', 'sign-in']);
  const busy = screen.getByRole('button', { name: /Continue with Google/ });
  expect(busy.getAttribute('aria-disabled'), 'the page is about to be left').toBe('true');
});

test('signs an owner in with a greeting [LOGIN-09]', async () => {
  const { history } = open('/login');
  await submit(' ann@example.com ', 'correct horse');
  await screen.findByText('Login successful');
  screen.getByText('Welcome back!');
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
  expect(provider.calls).toContainEqual(['signIn', 'ann@example.com', 'correct horse']);
});

test.each([
  [false, /^Your session has ended\. Verifying your email signs you out everywhere/],
  [true, 'Your session has ended. Please sign in again.'],
])(
  'an owner whose session was ended (verified before: %s) sees why and returns to the page',
  async (email_confirmed, message) => {
    signedIn();
    const { history } = open('/profile');
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    const endedUser = { ...ANN, user_metadata: { ...ANN.user_metadata, email_confirmed } };
    act(() => provider.emit({ is: 'signed-out', endedUser }));
    await screen.findByText(message);
    await submit(ANN.email, 'correct horse');
    await eventually(() => expect(history.now().pathname).toBe('/profile'));
  },
);

test('a spinner replaces the form until the session is known [LOGIN-08]', async () => {
  provider.neverStarts = true;
  open('/login');
  await screen.findByRole('heading', { name: 'Welcome back' });
  within(screen.getByRole('main')).getByText('Loading');
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('a spinner replaces the form when a user is already signed in [LOGIN-08]', async () => {
  signedIn();
  const { history } = open('/login');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(screen.queryByLabelText('Email')).toBeNull();
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test('shows the provider’s error in a red alert, in plain words, and keeps the typed text [LOGIN-10]', async () => {
  provider.failures.signIn = 'incorrect';
  open('/login');
  await submit('ann@example.com', 'wrong horse');
  expect(await alert()).toBe('Incorrect email or password.');
  expect(screen.getByRole('alert').className).toContain('critical');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.com');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong horse');
});

test('shows a default message when the provider gives none [LOGIN-11]', async () => {
  provider.failures.signIn = 'failed';
  open('/login');
  await submit('ann@example.com', 'wrong horse');
  expect(await alert()).toBe('Failed to sign in. Please check your credentials.');
});

test.each([
  ['failed', 'Something went wrong with Google sign in'],
  ['address-not-proved', 'Google hasn’t verified this email address. Verify it with Google first.'],
] as const)('shows why Google failed: %s [LOGIN-12]', async (failure, message) => {
  provider.failures.google = failure;
  open('/login');
  await click('Continue with Google');
  expect(await alert()).toBe(message);
});

test('shows an error when Google returns without a session [LOGIN-12]', async () => {
  provider.neverStarts = true;
  const { history } = open('/profile?error=access_denied');
  provider.emit({ is: 'signed-out', failure: new AuthError('failed') });
  expect(await alert()).toBe('Something went wrong with Google sign in');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
});

test('shows a success note to a user who just verified the address [OPEN-18]', async () => {
  open('/login?verified=true');
  await screen.findByText('Email verified successfully! Please log in to continue.');
});

test('a rejected address is reported under its field, which has the focus [RULE-01]', async () => {
  provider.failures.signIn = 'address-rejected';
  open('/login');
  await submit('ann@example.com', 'correct horse');
  await screen.findByText('Please enter a valid email address');
  const field = screen.getByLabelText('Email');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test('Tab leads from the email to the password, and only then to “Forgot password?”', async () => {
  open('/login');
  (await screen.findByLabelText('Email')).focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Forgot password?');
});

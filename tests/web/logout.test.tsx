import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { ANN, AuthError, provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, profile, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

/** An owner who logs out during onboarding. */
async function loggedOut() {
  server.respond(getProfile, { profile: { ...profile, job_role: '' } });
  signedIn();
  const { history } = open('/onboarding');
  await screen.findByRole('button', { name: 'Logout' });
  await click('Logout');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  return history;
}
async function logIn(email: string) {
  server.respond(getProfile, { profile });
  await fill('Email', email);
  await fill('Password', 'correct horse');
  await click('Sign in');
}

test('a logout leaves no page behind the login for the next person [STATE-09]', async () => {
  const history = await loggedOut();
  expect(history.now().state).toBeNull();
  await logIn('ben@example.com');
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
});

test('a session that ends after a new login returns from the login again [GATE-03]', async () => {
  const history = await loggedOut();
  await logIn('ben@example.com');
  await eventually(() => expect(history.now().pathname).toBe('/emails'));
  act(() => provider.emit({ is: 'signed-out' }));
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  expect(history.now().state).toEqual({ from: '/emails' });
});

test('a session that ends after a failed logout returns from the login', async () => {
  server.respond(getProfile, { profile: { ...profile, job_role: '' } });
  signedIn();
  const { history } = open('/onboarding');
  provider.failures.signOut = 'unreachable';
  await click('Logout');
  await eventually(() => expect(provider.callNames()).toContain('signOut'));
  await screen.findByText('An unexpected error occurred. Please try again.');
  act(() => provider.emit({ is: 'signed-out', endedUser: ANN }));
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  expect(history.now().state).toEqual({ from: '/onboarding' });
});

/** Lets the provider respond to a sign-out, or fails it. */
function slowSignOut() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  provider.waits.signOut = promise;
  return { respond: resolve, fail: () => reject(new AuthError('unreachable')) };
}
const signOuts = () => provider.callNames().filter((name) => name === 'signOut');

test.each([
  ['AA account menu', 'menu'],
  ['Menu', 'dialog'],
])(
  '"%s" stays open while a logout takes time, and sends it once [SHELL-10]',
  async (button, role) => {
    signedIn();
    const { history } = open('/profile');
    await click(button);
    const menu = within(await screen.findByRole(role));
    const { respond } = slowSignOut();
    const item = menu.getByText('Logout');
    item.focus();
    await user.click(item);
    const busy = await menu.findByText('Logging out...');
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(busy).toBe(item);
    await user.click(busy);
    expect(signOuts()).toEqual(['signOut']);
    respond();
    await eventually(() => expect(history.now().pathname).toBe('/login'));
  },
);

test('a failed logout closes the drawer, which would hide the message, and can be repeated', async () => {
  signedIn();
  const { history } = open('/profile');
  await click('Menu');
  const { fail } = slowSignOut();
  await click('Logout');
  fail();
  await screen.findByText('An unexpected error occurred. Please try again.');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  provider.waits = {};
  await click('Menu');
  await click('Logout');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
});

test('a logout during onboarding shows that it is busy, and is sent once', async () => {
  server.respond(getProfile, { profile: { ...profile, job_role: '' } });
  signedIn();
  const { history } = open('/onboarding');
  const { respond } = slowSignOut();
  await click('Logout');
  await click('Logging out...');
  expect(signOuts()).toEqual(['signOut']);
  respond();
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  await screen.findByText('Logged out');
});

import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getProfile, recordSignIn } from '../../lambdas/contract/accounts.ts';
import { getVerificationStatus } from '../../lambdas/contract/sign-up.ts';
import { useAuth } from '../../web/app/lib/session/use-auth.tsx';
import { ANN, provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, profile, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const nameOf: Record<string, string> = { '/emails': 'Emails', '/profile': 'My Profile' };
const protectedPaths = Object.keys(nameOf);
const incomplete = () => {
  server.respond(getProfile, { profile: { ...profile, job_role: '' } });
  server.respond(recordSignIn, { profile: { ...profile, job_role: '' } });
};
async function logIn() {
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  await click('Sign in');
}
const isAt = (history: { now(): { pathname: string } }, path: string) =>
  eventually(() => expect(history.now().pathname).toBe(path));

test('shows a spinner and does not redirect while the session is unknown [GATE-01]', async () => {
  provider.neverStarts = true;
  const { history } = open('/profile');
  const page = within(await screen.findByRole('main'));
  page.getByRole('heading', { level: 1, name: 'Loading' });
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  await act(async () => {});
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
});

test.each(protectedPaths)(
  '%s requires sign-in, and returns there afterwards [GATE-02, GATE-03]',
  async (path) => {
    const { history } = open(`${path}?a=1#b`);
    await isAt(history, '/login');
    await eventually(() => expect(history.now().state).toEqual({ from: `${path}?a=1#b` }));
    await logIn();
    await isAt(history, path);
    await eventually(() => expect(history.now()).toMatchObject({ search: '?a=1', hash: '#b' }));
  },
);

test.each(['//evil.example/a', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'does not remember %s as an origin [OPEN-17]',
  async (from) => {
    const { history } = open('/login', { from });
    await logIn();
    await isAt(history, '/emails');
  },
);

test('every page opens for an owner whose profile is complete [GATE-05]', async () => {
  signedIn();
  for (const path of protectedPaths) {
    const { history, unmount } = open(path);
    await screen.findByRole('heading', { level: 1, name: nameOf[path] });
    await eventually(() => expect(history.now().pathname).toBe(path));
    unmount();
  }
});

test.each(protectedPaths)(
  '%s sends an owner whose profile is not complete to the onboarding [GATE-06]',
  async (path) => {
    incomplete();
    signedIn();
    const { history } = open(path);
    await isAt(history, '/onboarding');
  },
);

test.each(Object.keys(profile))(
  'a profile without %s is not complete [STATE-02]',
  async (field) => {
    server.respond(getProfile, { profile: { ...profile, [field]: ' ' } });
    signedIn();
    const { history } = open('/emails');
    await isAt(history, '/onboarding');
  },
);

test('completeness is checked at start and login, not when a field is emptied [STATE-03]', async () => {
  signedIn();
  const { history } = open('/emails');
  await screen.findByRole('heading', { name: 'Emails' });
  incomplete();
  history.go('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  act(() => provider.emit({ is: 'signed-out' }));
  await logIn();
  await isAt(history, '/onboarding');
});

test.each(['/login', '/signup', '/forgot-password', '/verify-email'])(
  '%s redirects a signed-in owner, and Back does not return to it [GATE-08, GATE-10]',
  async (path) => {
    signedIn();
    const { history } = open('/contact');
    history.go(path);
    await isAt(history, '/emails');
    history.back();
    await isAt(history, '/contact');
  },
);

test('an auth page redirects an incomplete profile to onboarding, and Back does not return [GATE-09, GATE-10]', async () => {
  incomplete();
  signedIn();
  const { history } = open('/contact');
  history.go('/login');
  await isAt(history, '/onboarding');
  history.back();
  await isAt(history, '/contact');
});

test('signing in is recorded, and redirects after 100 ms [STATE-04, STATE-05]', async () => {
  const { history } = open('/login');
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await logIn();
  await isAt(history, '/emails');
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(100);
  expect(server.requestsTo(recordSignIn)).toHaveLength(1);
  waits.mockRestore();
});

test('a start with a session does not count as a sign-in [STATE-04, STATE-06]', async () => {
  signedIn();
  open('/emails');
  await screen.findByRole('heading', { name: 'Emails' });
  expect(provider.calls).toEqual([['start']]);
  expect(server.requestsTo(recordSignIn)).toEqual([]);
});

test('a start with a failed check redirects only protected pages to the login [STATE-08]', async () => {
  const first = open('/emails');
  await isAt(first.history, '/login');
  first.unmount();
  provider.emit({ is: 'loading' });
  const second = open('/contact');
  await screen.findByRole('heading', { name: 'Contact support' });
  await eventually(() => expect(second.history.now().pathname).toBe('/contact'));
});

test('a session that expires during work leads to the login, and back from there [GATE-03]', async () => {
  signedIn();
  const { history } = open('/profile');
  await screen.findByRole('heading', { name: 'My Profile' });
  act(() => provider.emit({ is: 'signed-out' }));
  await isAt(history, '/login');
  await eventually(() => expect(history.now().state).toEqual({ from: '/profile' }));
});

test('a 401 response ends the session of this browser [STATE-09]', async () => {
  signedIn();
  server.reject(getVerificationStatus, 'sign-in-needed');
  const { history } = open('/profile');
  await isAt(history, '/login');
  expect(provider.callNames()).toEqual(['clearSession']);
});

test('a profile that fails to load shows an error and can be retried', async () => {
  server.loseConnection(getProfile);
  signedIn();
  open('/emails');
  await screen.findByRole('heading', { level: 1, name: 'This page couldn’t be shown' });
  within(screen.getByRole('main')).getByRole('alert');
  server.respond(getProfile, { profile });
  await click('Try again');
  await screen.findByRole('heading', { name: 'Emails' });
});

test('signing out clears keys without a user id and keeps those of a user [OPEN-40]', async () => {
  localStorage.setItem('onboarding_step', 'analysis');
  localStorage.setItem('upgradeEmailSent', ANN.id);
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  open('/login');
  await screen.findByLabelText('Email');
  expect(Object.keys(localStorage)).toEqual([`connectedDomain_${ANN.id}`]);
});

test('using the auth state outside of its provider throws [ERR-04]', () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  const Alone = () => useAuth().is;
  expect(() => render(<Alone />)).toThrow('useAuth needs an AuthProvider around it');
  silent.mockRestore();
});

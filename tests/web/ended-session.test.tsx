import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { updateProfile } from '../../lambdas/contract/accounts.ts';
import type { AuthState } from '../../web/app/lib/auth.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { click, eventually, fill, open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const endSession = () => act(() => provider.emit({ is: 'signed-out', endedUser: ANN }));
const ben = { ...ANN, id: '22222222-2222-4222-8222-222222222222', email: 'ben@example.com' };

async function logIn() {
  await screen.findByRole('heading', { name: 'Welcome back' });
  await fill('Email', 'ann@example.com');
  await fill('Password', 'correct horse');
  await click('Sign in');
}

async function typeNames() {
  signedIn();
  const { history } = open('/profile');
  await fill('First Name', 'Annabel');
  return history;
}
const firstName = async () =>
  (await screen.findByRole<HTMLInputElement>('textbox', { name: 'First Name' })).value;

test('a form that a session’s end interrupts is as it was after the next login [GATE-03]', async () => {
  const history = await typeNames();
  endSession();
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  expect(screen.queryByRole('textbox', { name: 'First Name' })).toBeNull();
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).toBe('Annabel');
  await click('Update Profile');
  await eventually(() =>
    expect(server.requestsTo(updateProfile)).toMatchObject([{ body: { first_name: 'Annabel' } }]),
  );
});

test('so is a dialog, which the login hides', async () => {
  signedIn();
  open('/profile');
  await click('AA account menu');
  await user.click(await screen.findByRole('menuitem', { name: 'Get Help' }));
  await user.type(await screen.findByRole('textbox'), 'It began on Monday');
  endSession();
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await logIn();
  await screen.findByRole('dialog');
  expect(screen.getByDisplayValue('It began on Monday')).toBe(document.activeElement);
});

test('a form outlasts a login that takes half an hour', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const history = await typeNames();
  endSession();
  await screen.findByRole('heading', { name: 'Welcome back' });
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).toBe('Annabel');
});

test('the page of an ended session makes no calls during the login', async () => {
  await typeNames();
  endSession();
  await screen.findByRole('heading', { name: 'Welcome back' });
  const calls = server.requests.length;
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  expect(server.requests.length).toBe(calls);
});

test('another user who logs in after a session’s end finds nothing that was typed', async () => {
  const history = await typeNames();
  endSession();
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  act(() => provider.emit({ is: 'signed-in', user: ben }));
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).not.toBe('Annabel');
});

test.each<[string, AuthState]>([
  ['this tab', { is: 'signed-out' }],
  ['another tab', { is: 'signed-out', endedUser: ANN, inOtherTab: true }],
])('a logout in %s leaves nothing of the page', async (_, state) => {
  const history = await typeNames();
  act(() => provider.emit(state));
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(screen.queryByLabelText('First Name')).toBeNull();
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).not.toBe('Annabel');
});

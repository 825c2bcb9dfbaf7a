import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { updateProfile } from '../../lambdas/contract/accounts.ts';
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
  await eventually(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).toBe('Annabel');
  await eventually(() => expect(document.activeElement?.tagName).toBe('MAIN'));
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

function useFakeTime() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

test('a form outlasts a login that takes 25 minutes', async () => {
  useFakeTime();
  const history = await typeNames();
  endSession();
  await screen.findByRole('heading', { name: 'Welcome back' });
  await pass(25);
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).toBe('Annabel');
});

test('half an hour after a session’s end, its page has left the document, and the login is as it was', async () => {
  useFakeTime();
  const history = await typeNames();
  endSession();
  await fill('Email', 'ben@example.com');
  expect(screen.queryByLabelText('First Name')).not.toBeNull();
  await pass(30);
  expect(screen.queryByLabelText('First Name')).toBeNull();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(email.value).toBe('ben@example.com');
  expect(document.activeElement).toBe(email);
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).toBe('Ann');
});

test('leaving the login for another page drops the page of the ended session', async () => {
  await typeNames();
  endSession();
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Get started' });
  expect(screen.getAllByLabelText('First Name')).toHaveLength(1);
});

test('a public page that is open when a session ends stays as it is', async () => {
  useFakeTime();
  signedIn();
  open('/contact');
  await fill('Your message', 'It began on Monday');
  endSession();
  await pass(0.1);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(
    'It began on Monday',
  );
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

test('a call that finds the session ended says so once, on the login page', async () => {
  server.reject(updateProfile, 'sign-in-needed');
  await typeNames();
  await click('Update Profile');
  await screen.findByText(/^Your session has ended/);
  await logIn();
  await screen.findByText('Login successful'); // toasts keep their order
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
});

test('another user who logs in after a session’s end finds nothing that was typed', async () => {
  const history = await typeNames();
  endSession();
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  act(() => provider.emit({ is: 'signed-in', user: ben }));
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).not.toBe('Annabel');
});

test('a logout leaves nothing of the page', async () => {
  const history = await typeNames();
  act(() => provider.emit({ is: 'signed-out' }));
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(screen.queryByLabelText('First Name')).toBeNull();
  await logIn();
  await eventually(() => expect(history.now().pathname).toBe('/profile'));
  expect(await firstName()).not.toBe('Annabel');
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { provider } from '../fakes/auth.ts';
import { click, eventually, fill, open, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const alert = async () => (await screen.findByRole('alert')).textContent;
const link = '/reset-password?email=ann%40example.com&code=123456';

async function choose(password: string, repeat = password) {
  await fill('New password', password);
  await fill('Repeat new password', repeat);
  await click('Save new password');
}

test('sends a link and confirms it [ROUTE-03, RESET-01, RESET-02, RESET-03]', async () => {
  open('/forgot-password');
  await fill('Email', 'ann@example.com');
  await click('Send reset link');
  await screen.findByRole('heading', { level: 1, name: 'Check your email' });
  expect(screen.getByRole('status').textContent).toBe(
    'If ann@example.com has an account, a recovery link was sent to it. It works for 1 hour.',
  );
  expect(provider.calls).toContainEqual(['reset', 'ann@example.com']);
});

test('after sending, the user can go back to the login or try again with the typed address [RESET-04, RESET-05]', async () => {
  const { history } = open('/forgot-password');
  await fill('Email', 'ann@example.com');
  await click('Send reset link');
  await click('Try again');
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ann@example.com');
  await click('Send reset link');
  await user.click(await screen.findByRole('link', { name: 'Back to login' }));
  await eventually(() => expect(history.now().pathname).toBe('/login'));
});

test.each([
  ['failed', 'Failed to send reset link'],
  ['too-many-attempts', 'Too many attempts. Please wait a few minutes and try again.'],
] as const)('shows why no link was sent: %s [RESET-06]', async (failure, message) => {
  provider.failures.reset = failure;
  open('/forgot-password');
  await fill('Email', 'ann@example.com');
  await click('Send reset link');
  expect(await alert()).toBe(message);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@example.com');
});

test('rejects an invalid address, under the field [RULE-03]', async () => {
  open('/forgot-password');
  await fill('Email', 'ann@');
  await click('Send reset link');
  await screen.findByText('Please enter a valid email address');
  expect(provider.callNames()).toEqual([]);
});

test('a reset link opens a form that uses it once and leads to the login [ROUTE-06]', async () => {
  const { history } = open(link);
  await screen.findByText('For ann@example.com.');
  await choose('a new horse');
  await screen.findByText('Password changed');
  await eventually(() => expect(history.now().pathname).toBe('/login'));
  expect(provider.calls).toContainEqual(['confirm', 'ann@example.com', '123456', 'a new horse']);
});

test.each([
  ['code-expired', 'This recovery link has expired. Request a new one.'],
  ['code-wrong', 'This recovery link no longer works. Request a new one.'],
] as const)(
  'a used link shows a message and offers a new one: %s [OPEN-03]',
  async (failure, message) => {
    provider.failures.confirm = failure;
    const { history } = open(link);
    await choose('a new horse');
    expect(await alert()).toBe(message);
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await eventually(() => expect(history.now().pathname).toBe('/forgot-password'));
  },
);

test('an error about a field that the page lacks is shown above the form [OPEN-03]', async () => {
  provider.failures.confirm = 'address-rejected';
  open(link);
  await choose('a new horse');
  expect(await alert()).toBe('Failed to save the new password. Please try again.');
});

test.each([
  ['its code and address', ''],
  ['its code', '?email=ann%40example.com'],
  ['its address', '?code=123456'],
])('a link without %s sends no request [OPEN-03]', async (_, query) => {
  open(`/reset-password${query}`);
  expect(await alert()).toContain('Request a new one.');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('both passwords must be equal and valid [OPEN-03]', async () => {
  open(link);
  await choose('a new horse', 'a new house');
  await screen.findByText('The passwords don’t match');
  screen.getByText(/^At least 6 characters\./);
  await choose('horse');
  await screen.findByText('Password must be at least 6 characters');
  expect(screen.queryByText(/^At least 6 characters\./)).toBeNull();
  expect(provider.callNames()).toEqual([]);
});

test.each([
  ['/login', 'Password', 'current-password', 'Sign in'],
  ['/signup', 'Password', 'new-password', 'Create account'],
  [link, 'New password', 'new-password', 'Save new password'],
  [link, 'Repeat new password', 'new-password', 'Save new password'],
])(
  'a button shows the password of %s (%s) until the form is sent, and keeps what password managers rely on',
  async (page, label, autocomplete, submit) => {
    open(page);
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    const managed = () => [field.isConnected, field.name, field.autocomplete, field.value];
    await fill(label, 'battery staple');
    const before = managed();
    expect(before).toEqual([true, expect.any(String), autocomplete, 'battery staple']);
    expect(field.type).toBe('password');

    const show = screen.getByRole('button', { name: `Show ${label.toLowerCase()}` });
    await user.click(show);
    expect([field.type, show.textContent]).toEqual(['text', `Hide ${label.toLowerCase()}`]);
    expect(managed()).toEqual(before);
    await click(submit);
    expect([field.type, show.textContent]).toEqual(['password', `Show ${label.toLowerCase()}`]);
  },
);

test('Tab leads from a password to the button that shows it, and Space shows it', async () => {
  open('/login');
  (await screen.findByLabelText('Password')).focus();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Show password');
  await user.keyboard(' ');
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
});

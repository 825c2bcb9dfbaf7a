import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Credentials, check, NewAccount, NewPassword } from '../../web/app/accounts/checks.ts';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { fill, open, press } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const invalidEmail = 'Please enter a valid email address';
const short = 'Password must be at least 6 characters';
const spaced = 'A password cannot start or end with a space';
const noAddress = [
  '',
  ' ',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'ann @example.com',
  'ann@exa mple.com',
  'ann@example..com',
  '.ann@example.com',
  'ann@example.com, bob@example.com',
  'Ann <ann@example.com>',
  'mailto:ann@example.com',
  'ann@example.com\u0000',
  'ann@exämple.com',
  'ännchen@example.com',
  '👩‍🚀@example.com',
  '<script>alert(1)</script>',
  `${'a'.repeat(250)}@example.com`,
  '{"email":"ann@example.com"}',
];
const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
/** The words under a field, as a screen reader is told them. */
function wordsUnder(label: string): string {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error')) ?? '';
  return document.getElementById(error)?.textContent ?? '';
}

test.each(noAddress)(
  'the login refuses %j as an address, under its field, and loses nothing [RULE-01]',
  async (email) => {
    open('/login');
    await fill('Email', email);
    await fill('Password', 'correct horse');
    const before = typed('Email');
    await press('Sign in');
    await screen.findByText(invalidEmail);
    expect(wordsUnder('Email')).toBe(invalidEmail);
    expect(wordsUnder('Password')).toBe('');
    expect([typed('Email'), typed('Password')]).toEqual([before, 'correct horse']);
    expect(provider.acts()).toEqual([]);
  },
);

test.each(['', '1', '12345', '     ', 'äöüß!', '\t\t\t'])(
  'the login refuses %j as a password, under its field [RULE-02]',
  async (password) => {
    open('/login');
    await fill('Email', 'ann@example.com');
    await fill('Password', password);
    await press('Sign in');
    await screen.findByText(short);
    expect(wordsUnder('Password')).toBe(short);
    expect(typed('Email')).toBe('ann@example.com');
  },
);

test('signing up names every mistake at once, each under its field [RULE-01, RULE-02, RULE-04]', async () => {
  open('/signup');
  await fill('First Name', '   ');
  await fill('Last Name', 'x'.repeat(101));
  await fill('Email', 'ann');
  await fill('Password', '12345');
  await press('Create account');
  await screen.findByText(invalidEmail);
  expect(['First Name', 'Last Name', 'Email', 'Password'].map(wordsUnder)).toEqual([
    'Please enter your first name',
    'Please use at most 100 characters',
    invalidEmail,
    short,
  ]);
  expect(typed('Last Name')).toHaveLength(101);
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  expect(server.asked).toEqual([]);
});

const account = {
  firstName: 'Ann',
  lastName: 'Archer',
  email: 'ann@example.com',
  password: 'correct horse',
};

test.each([
  ...noAddress.map((email) => ({ email, words: { email: invalidEmail } })),
  { firstName: '', words: { firstName: 'Please enter your first name' } },
  { lastName: '\u00a0\n', words: { lastName: 'Please enter your last name' } },
  { firstName: 'a'.repeat(101), words: { firstName: 'Please use at most 100 characters' } },
  { password: '12345', words: { password: short } },
  { password: ' 123456', words: { password: spaced } },
  { password: '123456 ', words: { password: spaced } },
  { password: 'p'.repeat(257), words: { password: 'Please use at most 256 characters' } },
])('signing up has one clear sentence for %j [RULE-04]', ({ words, ...wrong }) => {
  expect(check(NewAccount, { ...account, ...wrong })).toEqual({ errors: words });
});

test.each(['李', 'Ó Súilleabháin', 'D’Arcy-Smith', 'María José', 'X Æ A-12', '👩‍🚀', '<b>'])(
  'takes %j for a name',
  (firstName) => {
    expect(check(NewAccount, { ...account, firstName }).values?.firstName).toBe(firstName);
  },
);

test.each(['123456', 'a b c d', 'пароль', '密码密码密码', '🐎🐎🐎🐎🐎🐎', 'p'.repeat(256)])(
  'takes %j for a password: length alone counts [RULE-02]',
  (password) => {
    expect(check(NewAccount, { ...account, password }).values?.password).toBe(password);
    expect(check(Credentials, { ...account, password }).errors).toBeUndefined();
    expect(check(NewPassword, { password, repeat: password }).errors).toBeUndefined();
  },
);

test('spaces around an address are the clipboard’s, not the owner’s', () => {
  expect(check(NewAccount, { ...account, email: ' ann@example.com\n' }).values?.email).toBe(
    'ann@example.com',
  );
});

test.each(noAddress)(
  'the contact page refuses %j as an address and keeps the message',
  async (email) => {
    open('/contact');
    await fill('Name', 'Ann');
    await fill('Your message', 'Many careful words');
    await fill('Email', email);
    await press('Send');
    await screen.findByText(invalidEmail);
    expect(wordsUnder('Email')).toBe(invalidEmail);
    expect(typed('Your message')).toBe('Many careful words');
    expect(server.asked).toEqual([]);
  },
);

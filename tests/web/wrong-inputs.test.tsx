import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Credentials, check, NewAccount, NewPassword } from '../../web/app/accounts/checks.ts';
import { provider } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { everyFourth } from '../sample.ts';
import { click, eventually, fill, open } from './app.tsx';
import { fieldErrorOf, invalidEmails, typed } from './form.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const invalidEmail = 'Please enter a valid email address';
const short = 'Password must be at least 6 characters';
const spaced = 'A password can’t start or end with a space';
test('the login rejects every invalid address under its field and keeps the input [RULE-01]', async () => {
  open('/login');
  await fill('Password', 'correct horse');
  for (const email of everyFourth(invalidEmails, 1)) {
    await fill('Email', email);
    const before = typed('Email');
    await click('Sign in');
    await eventually(() => expect([email, fieldErrorOf('Email')]).toEqual([email, invalidEmail]));
    expect(fieldErrorOf('Password')).toBe('');
    expect([typed('Email'), typed('Password')]).toEqual([before, 'correct horse']);
  }
  expect(provider.callNames()).toEqual([]);
});

test.each(['', '1', '12345', '     ', 'äöüß!', '\t\t\t'])(
  'the login rejects %j as a password, under its field [RULE-02]',
  async (password) => {
    open('/login');
    await fill('Email', 'ann@example.com');
    await fill('Password', password);
    await click('Sign in');
    await screen.findByText(short);
    expect(fieldErrorOf('Password')).toBe(short);
    expect(typed('Email')).toBe('ann@example.com');
  },
);

test('sign-up shows every mistake at once, each under its field [RULE-01, RULE-02, RULE-04]', async () => {
  open('/signup');
  await fill('First Name', '   ');
  await fill('Last Name', 'x'.repeat(101));
  await fill('Email', 'ann');
  await fill('Password', '12345');
  await click('Create account');
  await screen.findByText(invalidEmail);
  expect(['First Name', 'Last Name', 'Email', 'Password'].map(fieldErrorOf)).toEqual([
    'Please enter your first name',
    'Please use at most 100 characters',
    invalidEmail,
    short,
  ]);
  expect(['First Name', 'Last Name', 'Email', 'Password'].map(typed)).toEqual([
    '   ',
    'x'.repeat(101),
    'ann',
    '12345',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  expect(server.requests).toEqual([]);
});

const account = {
  firstName: 'Ann',
  lastName: 'Archer',
  email: 'ann@example.com',
  password: 'correct horse',
};

test.each([
  ...invalidEmails.map((email) => ({ email, message: { email: invalidEmail } })),
  { firstName: '', message: { firstName: 'Please enter your first name' } },
  { lastName: '\u00a0\n', message: { lastName: 'Please enter your last name' } },
  { firstName: 'a'.repeat(101), message: { firstName: 'Please use at most 100 characters' } },
  { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.com`, message: { email: invalidEmail } },
  { password: '12345', message: { password: short } },
  { password: ' 123456', message: { password: spaced } },
  { password: '123456 ', message: { password: spaced } },
  { password: 'p'.repeat(257), message: { password: 'Please use at most 256 characters' } },
])('sign-up shows one clear sentence for %j [RULE-04]', ({ message, ...wrong }) => {
  expect(check(NewAccount, { ...account, ...wrong })).toEqual({ errors: message });
});

test.each(['李', 'Ó Súilleabháin', 'D’Arcy-Smith', 'María José', 'X Æ A-12', '👩‍🚀', '<b>'])(
  'accepts %j as a name',
  (firstName) => {
    expect(check(NewAccount, { ...account, firstName }).values?.firstName).toBe(firstName);
  },
);

test.each(['123456', 'a b c d', 'пароль', '密码密码密码', '🐎🐎🐎🐎🐎🐎', 'p'.repeat(256)])(
  'accepts %j as a password: only length counts [RULE-02]',
  (password) => {
    expect(check(NewAccount, { ...account, password }).values?.password).toBe(password);
    expect(check(Credentials, { ...account, password }).errors).toBeUndefined();
    expect(check(NewPassword, { password, repeat: password }).errors).toBeUndefined();
  },
);

test('spaces around a pasted address are removed', () => {
  expect(check(NewAccount, { ...account, email: ' ann@example.com\n' }).values?.email).toBe(
    'ann@example.com',
  );
});

test('forgot-password rejects every wrong address and keeps it for correction [RULE-03]', async () => {
  open('/forgot-password');
  for (const email of everyFourth(invalidEmails, 2)) {
    await fill('Email', email);
    const before = typed('Email');
    await click('Send reset link');
    await eventually(() => expect([email, fieldErrorOf('Email')]).toEqual([email, invalidEmail]));
    expect(typed('Email')).toBe(before);
    await fill('Email', '');
  }
  expect(provider.callNames()).toEqual([]);
});

const long = 'p'.repeat(257);
const differ = 'The passwords don’t match';
const tooLong = 'Please use at most 256 characters';

test.each([
  ['', '', { 'New password': short }],
  ['', '123456', { 'New password': short, 'Repeat new password': differ }],
  ['1', '1', { 'New password': short }],
  ['12345', '12345', { 'New password': short }],
  ['äöüß!', 'äöüß!', { 'New password': short }],
  ['     ', '     ', { 'New password': short }],
  ['\t\t\t', '\t\t\t', { 'New password': short }],
  [' 123456', ' 123456', { 'New password': spaced }],
  ['123456 ', '123456 ', { 'New password': spaced }],
  ['\u00a0123456', '\u00a0123456', { 'New password': spaced }],
  ['       ', '       ', { 'New password': spaced }],
  [long, long, { 'New password': tooLong }],
  ['correct horse', '', { 'Repeat new password': differ }],
  ['correct horse', 'correct hors', { 'Repeat new password': differ }],
  ['correct horse', 'Correct horse', { 'Repeat new password': differ }],
  ['correct horse', 'correct horse ', { 'Repeat new password': differ }],
  ['correct  horse', 'correct horse', { 'Repeat new password': differ }],
  ['cafe\u0301 au lait', 'caf\u00e9 au lait', { 'Repeat new password': differ }],
  ['пароль', 'парoль', { 'Repeat new password': differ }],
  ['<script>', '&lt;script&gt;', { 'Repeat new password': differ }],
  ['{"password":1}', "{'password':1}", { 'Repeat new password': differ }],
])(
  'a new password %j, repeated as %j, is rejected under its field [OPEN-03]',
  async (password, repeat, message) => {
    open('/reset-password?email=ann%40example.com&code=123456');
    await fill('New password', password);
    await fill('Repeat new password', repeat);
    await click('Save new password');
    for (const [label, sentence] of Object.entries(message)) {
      await eventually(() => expect(fieldErrorOf(label)).toBe(sentence));
    }
    expect([typed('New password'), typed('Repeat new password')]).toEqual([password, repeat]);
    expect(provider.callNames()).toEqual([]);
  },
);

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { updateProfile } from '../../lambdas/contract/accounts.ts';
import { server } from '../fakes/server.ts';
import { everyFourth } from '../sample.ts';
import { click, eventually, fill, open, signedIn } from './app.tsx';
import { fieldErrorOf, invalidEmails, typed } from './form.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const invalidEmail = 'Please enter a valid email address';

test('the contact page rejects every wrong address, and the message stays', async () => {
  open('/contact');
  await fill('Name', 'Ann');
  await fill('Your message', 'Many careful words');
  for (const email of everyFourth(invalidEmails, 0)) {
    await fill('Email', email);
    await click('Send');
    await eventually(() => expect([email, fieldErrorOf('Email')]).toEqual([email, invalidEmail]));
    expect(typed('Your message')).toBe('Many careful words');
  }
  expect(server.requests).toEqual([]);
});

/** Text that people paste by mistake or as an attack. */
const garbage = [
  '<b>bold</b>',
  '<script>alert(1)</script>',
  "Robert'); DROP TABLE profiles;--",
  '{"a":1}',
  '{{7*7}}',
  '../../etc/passwd',
  'javascript:alert(1)',
  'a\u0000b',
  '\u202etxt.exe',
  'Z\u0351\u036e\u0360a\u0334l\u0335g\u0337o',
  '\ufeffbyte order',
  'half a pair \ud83d',
  '👩‍👩‍👧‍👦',
  'مرحبا بالعالم',
  '你好，世界',
  '%00%0d%0aSet-Cookie: a=b',
  '=HYPERLINK("https://evil.example")',
  'x\ty',
  'null',
  '\u00a0\u2003\u200b',
];

test('the contact page keeps garbage as typed and shows what is missing or too long', async () => {
  open('/contact');
  await fill('Email', 'ann');
  for (const text of everyFourth(garbage, 1)) {
    await fill('Name', text);
    await fill('Your message', text);
    await click('Send');
    await eventually(() => expect(fieldErrorOf('Email')).toBe(invalidEmail));
    expect([typed('Name'), typed('Your message')]).toEqual([text, text]);
  }
  await fill('Name', '   ');
  await fill('Your message', 'm'.repeat(5_001));
  await eventually(() =>
    expect(['Name', 'Your message'].map(fieldErrorOf)).toEqual([
      'Please enter your name',
      'Please use at most 5000 characters',
    ]),
  );
  expect(server.requests).toEqual([]);
});

test('the profile keeps the typed text when the server rejects it, and shows an error each time [PROF-08]', async () => {
  signedIn();
  server.reject(updateProfile, 'invalid-request');
  open('/profile');
  for (const [time, text] of everyFourth(garbage, 2).entries()) {
    await fill('Company', text);
    await click('Update Profile');
    await eventually(() => expect(server.requestsTo(updateProfile)).toHaveLength(time + 1));
    await eventually(() =>
      expect(screen.getAllByText('Failed to update profile. Please try again.')).not.toEqual([]),
    );
    expect([typed('Company'), typed('First Name')]).toEqual([text, 'Ann']);
  }
});

test('the profile accepts at most a hundred characters per field, and truncates a longer paste', async () => {
  signedIn();
  open('/profile');
  for (const label of ['First Name', 'Last Name', 'Company', 'Job Role']) {
    await fill(label, 'x'.repeat(1_000));
    expect(typed(label)).toHaveLength(100);
  }
});

import { expect, test } from 'vitest';
import { decideLink, newUserOf } from '../../lambdas/accounts/identity/identity-link.ts';

const attributes = { email: 'Ann@Example.com', email_verified: 'True', given_name: 'Ann' };
const ann = newUserOf('google_1081', attributes);

test('identifies a new user by provider and subject id, never by the address', () => {
  expect(ann).toEqual({
    provider: 'Google',
    subject: '1081',
    address: 'ann@example.com',
    isAddressVerified: true,
    first_name: 'Ann',
    last_name: '',
  });
});

test.each([
  ['a new address', undefined, 'new'],
  ['an account whose address was proved', { isVerified: true }, 'link'],
  ['an account whose address was only written down', { isVerified: false }, 'reset-and-link'],
] as const)('a Google sign-in to %s', (_, native, verdict) => {
  expect(decideLink(ann, native)).toBe(verdict);
});

test.each(['false', 'False', '', 'yes'])(
  'an address whose Google verification is "%s" links nothing',
  (email_verified) => {
    const outsider = newUserOf('Google_1', { ...attributes, email_verified });
    for (const native of [undefined, { isVerified: true }, { isVerified: false }]) {
      expect(decideLink(outsider, native)).toBe('reject');
    }
  },
);

import { expect, test } from 'vitest';
import { isEmailAddress } from '../../lambdas/contract/rules/email-address.ts';

test.each([
  'ann@example.com',
  'a.b+tag@sub.example.co.uk',
  "o'neil@example.com",
  'ann@bücher.example',
])('accepts %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  'ann',
  'ann@example',
  'ann@@example.com',
  'ann @example.com',
  'josé@example.com',
  'ann,ben@example.com',
  'ann;ben@example.com',
  'Ann<ann@example.com',
  '"ann"@example.com',
  'ann@exam<ple.com',
  'ann@example.com,ben.example',
  `${'a'.repeat(65)}@example.com`,
])('rejects %s, to which SES delivers nothing', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

import { expect, test } from 'vitest';
import { websiteFingerprints } from '../../../lambdas/reports/issues/memory/website-fingerprints.ts';
import { remembered } from '../../golden/shop.ts';

const SITE = { domain: 'shop.example', analysis: '' };
const nameOf = (memory: readonly string[], others: readonly string[]) =>
  websiteFingerprints({
    website: SITE,
    memory: memory.map((fingerprint) => remembered({ fingerprint })),
    takenFingerprints: new Set(others),
  })('cart');

test('an issue has its fingerprint, unless only another website has it', () => {
  expect(nameOf([], [])).toBe('cart');
  expect(nameOf(['cart'], ['cart'])).toBe('cart');
  expect(nameOf([], ['cart'])).toMatch(/^cart-\w+$/);
});

test('an issue keeps its name after the other website’s issue was forgotten', () => {
  const name = nameOf([], ['cart']);
  expect(nameOf([name], ['cart'])).toBe(name);
  expect(nameOf([name], [])).toBe(name);
});

import { expect, test } from 'vitest';
import { websiteNames } from '../../../lambdas/reports/issues/memory/website-names.ts';
import { remembered } from '../../golden/shop.ts';

const SITE = { domain: 'shop.example', analysis: '' };
const nameOf = (memory: readonly string[], others: readonly string[]) =>
  websiteNames({
    website: SITE,
    memory: memory.map((fingerprint) => remembered({ fingerprint })),
    others: new Set(others),
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

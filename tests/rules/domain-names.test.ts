import { expect, test } from 'vitest';
import { withUnicodeDomain } from '../../lambdas/adapters/domain-names.ts';

test.each(['Lea@XN--BCHER-KVA.example', 'Lea@bu\u0308cher.example', 'Lea@ｂücher.example'])(
  'all spellings of a domain become one: %s',
  (address) => {
    expect(withUnicodeDomain(address)).toBe('Lea@bücher.example');
  },
);

test('an address with an ASCII domain stays as it was entered', () => {
  expect(withUnicodeDomain('Lea@Harborlane.Example')).toBe('Lea@Harborlane.Example');
});

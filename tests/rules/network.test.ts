import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from '../../lambdas/accounts/rate/network.ts';

test('an IPv4 address is one network', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});

test.each(['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0:0:0:1'])(
  '%s counts as its whole /64',
  (ip) => {
    expect(networkOf(ip)).toBe('2001:db8:1:2::/64');
  },
);

test('an IPv6 network is the first four groups, even with omitted zeros', () => {
  const group = fc.constantFrom('0', '1', 'ab', 'ffff');
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  const zeros = fc.record({ from: fc.nat(7), count: fc.integer({ min: 1, max: 8 }) });
  fc.assert(
    fc.property(groups, zeros, (written, { from, count }) => {
      const all = written.fill('0', from, from + count);
      const short = `${all.slice(0, from).join(':')}::${all.slice(from + count).join(':')}`;
      const network = `${all.slice(0, 4).join(':')}::/64`;
      expect([networkOf(all.join(':')), networkOf(short)]).toEqual([network, network]);
    }),
  );
});

test('an IPv4-mapped IPv6 address is the same caller', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

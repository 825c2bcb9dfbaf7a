import { expect, test } from 'vitest';
import { networkOf } from '../../lambdas/accounts/rate/network.ts';

test('an IPv4 address is a network of its own', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});

test.each(['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0:0:0:1'])(
  '%s counts as its whole /64',
  (ip) => {
    expect(networkOf(ip)).toBe('2001:db8:1:2::/64');
  },
);

test('two networks of IPv6 stay two, also when zeros are left out', () => {
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});

test('an IPv4 address in the clothes of IPv6 is the same caller', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet. Excludes all special ranges: loopback, private, link-local and
 * carrier-grade NAT, multicast, documentation, and IPv6 forms that embed an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_V6);
}

/** Compiles a host pattern list such as `*.localhost,shop.test` into a predicate; `none` matches no host. */
export function hostMatcher(patterns: string): (host: string) => boolean {
  const wanted = patterns === 'none' ? [] : patterns.split(',').map((each) => each.trim());
  return (host) =>
    wanted.some((pattern) =>
      pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
    );
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostMatcher } from '../../lambdas/adapters/public-address.ts';
import { safeReader } from '../../lambdas/adapters/safe-fetch.ts';
import { internalAnswers, internalUrls } from '../factories/internal-addresses.ts';
import { serve, watchConnections } from '../factories/loopback.ts';

const RUNS = 5_000;
const isExempt = hostMatcher('*.localhost');
const reader = safeReader({ isExempt, resolve: async () => [], timeoutMs: 2_000 });

/** The four bytes of an internal IPv4 address. */
const internalNumber = fc
  .record({
    net: fc.constantFrom(0, 10, 100.64, 127, 169.254, 172.16, 192.168, 198.18, 224, 240),
    low: fc.nat(0xffff),
  })
  .map(({ net, low }) => {
    const [first = 0, second = 0] = String(net).split('.').map(Number);
    return [first, second, low >> 8, low & 255] as const;
  });
const base = fc.constantFrom<(part: number) => string>(
  (part) => String(part),
  (part) => `0x${part.toString(16)}`,
  (part) => `0${part.toString(8)}`,
  (part) => `0x${part.toString(16).padStart(8, '0')}`,
);
const host = fc
  .record({ address: internalNumber, write: base, form: fc.nat(6) })
  .map(({ address, write, form }) => {
    const [a, b, c, d] = address;
    const dotted = address.join('.');
    const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
    return (
      [
        address.map(write).join('.'),
        write(((a << 24) | (b << 16) | (c << 8) | d) >>> 0),
        `${write(a)}.${write((b << 16) | (c << 8) | d)}`,
        `[::ffff:${dotted}]`,
        `[64:ff9b::${hex(a, b)}:${hex(c, d)}]`,
        `[2002:${hex(a, b)}:${hex(c, d)}::1]`,
        dotted.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      ][form] ?? dotted
    );
  });
const around = fc.record({
  scheme: fc.constantFrom('http://', 'https://', 'HTTP://', 'http:\\\\', 'https:/'),
  user: fc.constantFrom('', '', '', 'example.com@', 'a:b@'),
  port: fc.constantFrom('', '', ':80', ':443', ':0', ':22', ':8080'),
  path: fc.constantFrom(
    '/',
    '',
    '/latest/meta-data/',
    '/..;/x',
    '?a=b',
    '#@example.com/',
    '/%2e%2e',
  ),
});
const internal = fc
  .record({ host, around })
  .map(({ host, around: { scheme, user, port, path } }) => `${scheme}${user}${host}${port}${path}`);

test(`${RUNS} spellings of internal addresses open no connection`, async () => {
  using connections = watchConnections();
  const check = async (url: string) => {
    expect((await reader.read(url)).kind, url).not.toBe('page');
    expect(connections.targets, url).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(internal, check), { numRuns: RUNS });
});

test('2,000 redirects to internal addresses open no connection', async () => {
  using connections = watchConnections();
  let location = '';
  await using site = await serve((_, response) =>
    response.writeHead(302, { location: Buffer.from(location).toString('latin1') }).end(),
  );
  const check = async (url: string) => {
    location = url;
    expect((await reader.read(site.origin)).kind, url).not.toBe('page');
    expect(connections.targets, url).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(internal, check), { numRuns: 2_000 });
});

test('a host name that resolves to an internal address among others gets no connection', async () => {
  using connections = watchConnections();
  for (const addresses of internalAnswers) {
    for (const shuffled of [addresses, addresses.toReversed()]) {
      const rebound = safeReader({ isExempt, resolve: async () => shuffled });
      for (const scheme of ['http', 'https']) {
        expect(await rebound.read(`${scheme}://lure.example/`)).toEqual({ kind: 'unreachable' });
      }
    }
  }
  expect(connections.targets).toEqual([]);
  expect(internalUrls.length + internalAnswers.length * 4).toBeGreaterThan(1_000);
});

import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hostMatcher } from '../../lambdas/adapters/public-address.ts';
import { safeReader } from '../../lambdas/adapters/safe-fetch.ts';
import { PAGE_MAX_BYTES, PAGE_TIMEOUT_MS } from '../../lambdas/contract/limits.ts';
import { forbiddenUrls, internalAnswers, internalUrls } from '../factories/internal-addresses.ts';
import { serve, watchConnections } from '../factories/loopback.ts';

const PUBLIC = '93.184.215.14';
const isExempt = hostMatcher('*.localhost');
const noAddresses = async () => [];
const reader = safeReader({ isExempt, resolve: noAddresses, timeoutMs: 2_000 });
const readerWithShortTimeout = safeReader({ isExempt, resolve: noAddresses, timeoutMs: 250 });

test('connects to no internal address in any spelling', async () => {
  using connections = watchConnections();
  const urls = [...internalUrls, ...forbiddenUrls];
  expect(urls.length).toBeGreaterThan(500);
  for (const url of urls) expect((await reader.read(url)).kind, url).not.toBe('page');
  expect(connections.targets).toEqual([]);
});

test('connects to no name that resolves to an internal address, not even among public ones', async () => {
  using connections = watchConnections();
  for (const addresses of internalAnswers) {
    const lured = safeReader({ isExempt, resolve: async () => addresses });
    expect(await lured.read('https://lure.example/')).toEqual({ kind: 'unreachable' });
  }
  expect(connections.targets).toEqual([]);
});

test('follows no redirect to an internal address', async () => {
  using connections = watchConnections();
  let location = '';
  await using site = await serve((_, response) => response.writeHead(302, { location }).end());
  const targets = [...internalUrls, ...forbiddenUrls].filter(
    (each) => /^[\x21-\x7e]+$/.test(each) && !each.startsWith('//'),
  );
  expect(targets.length).toBeGreaterThan(400);
  for (location of targets) {
    const reading = await reader.read(site.origin);
    // A relative target stays on the site, which redirects forever.
    expect(reading.kind, location).not.toBe('page');
  }
  expect(connections.targets).toEqual([]);
});

test('resolves a name once, and connects to the checked address', async () => {
  using connections = watchConnections();
  let lookups = 0;
  const rebinding = async () => [[PUBLIC], ['127.0.0.1']][lookups++] ?? [];
  await safeReader({ isExempt, resolve: rebinding }).read('http://rebinding.example/');
  expect([lookups, connections.targets]).toEqual([1, [`${PUBLIC}:80`]]);
});

test('sends nothing over a connection to another peer', async () => {
  let hits = 0;
  await using canary = await serve((_, response) => {
    hits += 1;
    response.end('secret');
  });
  using _ = watchConnections({ detour: canary.port });
  const misled = safeReader({ isExempt, resolve: async () => [PUBLIC] });
  expect(await misled.read('http://misled.example/')).toEqual({ kind: 'unreachable' });
  expect(hits).toBe(0);
});

test('reports an unknown host separately, and everything else as one failure', async () => {
  expect(await reader.read('https://nowhere.example/')).toEqual({ kind: 'name-unresolved' });
  expect(await reader.read('https://127.0.0.1/')).toEqual({ kind: 'unreachable' });
  expect(await reader.read('http://closed.localhost:1/')).toEqual({ kind: 'unreachable' });
});

const phrases: [charset: string, bytes: string, text: string][] = [
  [
    'utf-8',
    '4b65727a656e2066c3bc72206c616e6765204162656e646520e2809420e9a699',
    'Kerzen für lange Abende — 香',
  ],
  ['windows-1252', '436166e920e02063f474e92c20933234208094', 'Café à côté, “24 €”'],
  [
    'iso-8859-2',
    'a6776965636520736f6a6f77652c2072ea637a6e6965206c616e65',
    'Świece sojowe, ręcznie lane',
  ],
  ['windows-1251', 'd1e2e5f7e820f0f3f7edeee920f0e0e1eef2fb', 'Свечи ручной работы'],
  ['shift_jis', '8ee88dec82e882cc835c8343834c838383938368838b', '手作りのソイキャンドル'],
  ['euc-kr', 'bcd5c0b8b7ce20b8b8b5e720bee7c3ca', '손으로 만든 양초'],
  ['gb18030', 'cad6b9a4b4f3b6b9c0afd6f2', '手工大豆蜡烛'],
];

test.each(phrases)(
  'decodes %s, declared by the server or the page',
  async (charset, bytes, text) => {
    const read = async (type: string, head: string) => {
      await using site = await serve((_, response) => {
        response.setHeader('content-type', type);
        response.end(Buffer.concat([Buffer.from(head), Buffer.from(bytes, 'hex')]));
      });
      return await reader.read(site.origin);
    };
    const named = await read(`text/html; charset=${charset}`, '');
    expect(named).toMatchObject({ kind: 'page', html: text });
    const head = `<meta charset="${charset}">`;
    expect(await read('text/html', head)).toMatchObject({ html: `${head}${text}` });
  },
);

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['identity', (text: string) => text],
] as const)('unpacks %s', async (encoding, pack) => {
  await using site = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
    response.end(pack('<h1>Candles</h1>'.repeat(1_000)));
  });
  const reading = await reader.read(site.origin);
  expect(reading).toMatchObject({ kind: 'page', html: '<h1>Candles</h1>'.repeat(1_000) });
});

test.each([
  ['zlib', deflateSync],
  ['raw', deflateRawSync],
] as const)('unpacks %s deflate that arrives in several pieces', async (_, pack) => {
  const html = randomBytes(200_000).toString('hex');
  const packed = pack(html);
  await using site = await serve(async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' });
    for (let from = 0; from < packed.length; from += 50_000) {
      await new Promise((written) =>
        response.write(packed.subarray(from, from + 50_000), () => setImmediate(written)),
      );
    }
    response.end();
  });
  const reading = await reader.read(site.origin);
  expect(reading.kind === 'page' && reading.html === html).toBe(true);
});

test('stops at two megabytes of unpacked text', async () => {
  const bomb = gzipSync(Buffer.alloc(64_000_000, 'a'));
  await using site = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb);
  });
  const reading = await reader.read(site.origin);
  expect(reading.kind === 'page' && reading.html.length).toBe(PAGE_MAX_BYTES);
});

test('gives up in time on a server that never responds, drips, loops or breaks', async () => {
  expect(PAGE_TIMEOUT_MS).toBe(10_000);
  await using site = await serve((request, response) => {
    const path = request.url ?? '';
    if (path === '/silent') return;
    if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
    if (path === '/cut') return void request.socket.destroy();
    if (path === '/headers') return void response.writeHead(200, { x: 'y'.repeat(80_000) }).end();
    response.writeHead(200, {
      'content-type': 'text/html',
      ...(path === '/broken' && { 'content-encoding': 'gzip' }),
      ...(path === '/unknown' && { 'content-encoding': 'zstd-ish' }),
    });
    if (path === '/drip') {
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
      return;
    }
    response.end(path === '/broken' ? 'not gzip' : 'x');
  });
  const paths = ['/silent', '/drip', '/loop', '/cut', '/headers', '/broken', '/unknown'];
  const started = performance.now();
  const readings = await Promise.all(
    paths.map((path) => readerWithShortTimeout.read(`${site.origin}${path}`)),
  );
  expect(readings).toEqual(paths.map(() => ({ kind: 'unreachable' })));
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('tries the next address when one does not respond, and returns the final URL', async () => {
  await using site = await serve((request, response) => {
    if (request.url === '/') return void response.writeHead(301, { location: '/en/' }).end();
    response.setHeader('content-security-policy', "script-src 'self'");
    response.end('<p>Welcome');
  });
  const reading = await reader.read(site.origin.replace('http:', 'https:'), `${site.origin}/`);
  expect(reading).toMatchObject({
    kind: 'page',
    url: `${site.origin}/en/`,
    status: 200,
    html: '<p>Welcome',
    policies: ["script-src 'self'"],
  });
});

test('follows three redirects, and not four', async () => {
  await using site = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(307, { location: `/${left - 1}` });
    response.end('here');
  });
  expect(await reader.read(`${site.origin}/3`)).toMatchObject({ html: 'here' });
  expect(await reader.read(`${site.origin}/4`)).toEqual({ kind: 'unreachable' });
});

test('exempts only the hosts that the stage lists', () => {
  expect(['shop.localhost', 'localhost', 'evil-localhost'].map(isExempt)).toEqual([
    true,
    false,
    false,
  ]);
  expect(hostMatcher('none')('shop.localhost')).toBe(false);
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { Problem } from '../../../lambdas/contract/problem.ts';
import { openSession } from '../../../lambdas/recordings/admission/open-session.protocol.ts';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { keyedHash, sealWith } from '../../../lambdas/runtime/seal.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../../lambdas/websites/integration.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const seal = sealWith(['key'], 'session-ticket');
const CARRIER = '203.0.113.7';
let memory: ReturnType<typeof memoryTable>;
let hashes: string[];
beforeEach(() => {
  memory = memoryTable();
  hashes = [];
});

/** Adds a website with a new owner; returns the visitor id of its tag. */
async function website(domain: string): Promise<string> {
  const [id, ownerId] = [randomUUID(), randomUUID()];
  const appOrigin = 'https://app.example.com';
  const since = new Date(NOW.getTime() - 86_400_000);
  const site = newIntegration({ id, ownerId, domain, appOrigin }, since);
  await integrationStore(memory.table).add({
    ...site,
    is_active: true,
    website_analysis: 'Candles.',
    last_seen_at: NOW.toISOString(),
  });
  return site.visitor_id;
}

/** The number of admitted first page loads from these addresses. */
async function admittedOf(
  visitorId: string,
  addresses: readonly string[],
  host = visitorId.slice(0, -37),
): Promise<number> {
  const queue = { add: async () => {} };
  const use = {
    table: memory.table,
    releases: { current: '', withdrawn: [] },
    'limit-notices': queue,
    'website-checks': queue,
    sign: seal.sign,
    hash(facts: object) {
      const hash = keyedHash(seal, facts);
      hashes.push(hash);
      return hash;
    },
  };
  let admitted = 0;
  for (const [place, ip] of addresses.entries()) {
    const request = {
      ...{ visitor_id: visitorId, visitor: `visitor-${place}`, host, page: '/', referrer: '' },
      ...{ viewport: [800, 600] as [number, number], sent_at: NOW.getTime(), release: '' },
    };
    const caller = {
      origin: `https://${host}`,
      ip,
      isAutomated: false,
      random: new Uint8Array(10),
    };
    const answer = await openSession(request, caller, use, NOW).catch((error) => {
      if (error instanceof Problem && error.code === 'too-many-requests') return undefined;
      throw error;
    });
    if (answer?.admitted) admitted += 1;
  }
  return admitted;
}
const times = (count: number, address: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => address(place));

test('600 visitors who share one carrier address are all recorded within an hour', async () => {
  const shop = await website('shop.example');
  const visitors = times(600, () => CARRIER);
  expect(await admittedOf(shop, visitors)).toBe(600);
});

test('visitors of one website do not use up the limit of another one at the same address', async () => {
  const [busy, other] = [await website('a.example'), await website('b.example')];
  const crowd = times(1_001, () => CARRIER);
  expect(await admittedOf(busy, crowd)).toBe(1_000);
  expect(await admittedOf(other, [CARRIER])).toBe(1);
});

test('a machine that changes its IPv6 address per visit is one network', async () => {
  const shop = await website('shop.example');
  const flood = times(1_200, (place) => `2001:db8:1:2:${place.toString(16)}::1`);
  expect(await admittedOf(shop, flood)).toBe(1_000);
});

test('the counters contain neither network nor website', async () => {
  const shop = await website('shop.example');
  await admittedOf(shop, [CARRIER]);
  const [hash = ''] = hashes;
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect(hash).not.toMatch(/203|shop/);
});

test('a launch that brings two thousand visitors in a minute is admitted', async () => {
  const shop = await website('shop.example');
  const visitors = times(2_000, (n) => `198.51.${Math.floor(n / 250)}.${n % 250}`);
  expect(await admittedOf(shop, visitors)).toBe(2_000);
});

test('one machine cannot fill the report’s count of visits to another address', async () => {
  const shop = await website('shop.example');
  const ownerId = shop.slice(-36);
  const flood = times(1_200, () => CARRIER);
  expect(await admittedOf(shop, flood, 'copy.example')).toBe(0);
  expect(await admittedOf(shop, ['198.51.100.1'], 'copy.example')).toBe(0);
  const [from, to] = [new Date(NOW.getTime() - 3_600_000), new Date(NOW.getTime() + 3_600_000)];
  const counted = await tallyStore(memory.table).between(ownerId, from, to);
  expect(counted['wrong-site']).toBe(1_001);
});

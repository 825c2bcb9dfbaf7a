import { expect, test } from 'vitest';
import { connectWebsite } from '../../../lambdas/recordings/disconnect/connect-website.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { type Integration, newIntegration } from '../../../lambdas/websites/integration.ts';
import { openSession } from '../../factories/session.ts';
import { type Fault, faultyTable, Killed } from '../../fakes/faults.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const OWNER = 'ann';

/** An owner whose shop is connected and whose blog is about to be, with a running visit to each. */
async function twoWebsites() {
  const { table } = memoryTable();
  const integrations = integrationStore(table);
  const sessions = sessionStore(table);
  const add = async (domain: string, daysAgo: number, isActive: boolean) => {
    const facts = { id: domain, ownerId: OWNER, domain, appOrigin: 'https://app.example' };
    const added = newIntegration(facts, minutesAgo(daysAgo * 1_440));
    await integrations.add({ ...added, is_active: isActive });
    return added;
  };
  const visit = async (domain: string, minutes: number) => {
    const at = minutesAgo(minutes);
    const { country: _, ...facts } = openSession(at);
    const session = { ...facts, ownerId: OWNER, domain };
    await sessions.create(session, at);
    return session;
  };
  const stateOf = async (session: Session) => (await sessions.find(session))?.state;
  await add('shop.example', 9, true);
  const blog = await add('blog.example', 1, false);
  return { table, integrations, blog, add, visit, stateOf };
}
const connect = (website: Integration, table: Parameters<typeof connectWebsite>[2], now = NOW) =>
  connectWebsite(website, 'A blog.', table, now);

test('connecting another website ends the running visits to the one before', async () => {
  const { table, integrations, blog, visit, stateOf } = await twoWebsites();
  const before = await visit('shop.example', 5);
  const now = await visit('blog.example', 4);
  expect(await connect(blog, table)).toMatchObject({ domain: 'blog.example', is_active: true });
  expect(await integrations.latestActive(OWNER)).toMatchObject({ domain: 'blog.example' });
  expect([await stateOf(before), await stateOf(now)]).toEqual(['closing', 'open']);
});

test('a repeated call ends the visits that a crash after any effect left running', async () => {
  for (let at = 1; ; at += 1) {
    const { table, blog, visit, stateOf } = await twoWebsites();
    const before = await visit('shop.example', 5);
    let left = at;
    const next = (): Fault => {
      left -= 1;
      return left === 0 ? 'after' : undefined;
    };
    const isKilled = await connect(blog, faultyTable(table, next)).then(
      () => false,
      (error: Error) => error instanceof Killed || error.cause instanceof Killed,
    );
    if (!isKilled) {
      expect(at).toBeGreaterThan(5);
      return;
    }
    await connect(blog, table, minutesAgo(-2));
    expect(await stateOf(before), `after effect ${at}`).toBe('closing');
  }
});

test('saving a connected website again ends none of its visits', async () => {
  const { table, integrations, visit, stateOf } = await twoWebsites();
  const shop = (await integrations.latestActive(OWNER)) as Integration;
  const running = await visit('shop.example', 5);
  await connect(shop, table);
  expect(await stateOf(running)).toBe('open');
});

test('a website that was disconnected and is connected again keeps its running visits', async () => {
  const { table, integrations, add, visit, stateOf } = await twoWebsites();
  const shop = (await integrations.latestActive(OWNER)) as Integration;
  await integrations.disconnect(shop, minutesAgo(10));
  const again = await add('shop.example', 0, false);
  const running = await visit('shop.example', 5);
  await connect(again, table);
  expect(await stateOf(running)).toBe('open');
});

test('of two websites that are connected at once, only the newer one keeps its visits', async () => {
  const { table, integrations, blog, visit, stateOf } = await twoWebsites();
  const shop = (await integrations.latestActive(OWNER)) as Integration;
  const [toShop, toBlog] = [await visit('shop.example', 5), await visit('blog.example', 4)];
  await Promise.all([connect(blog, table), connect(shop, table)]);
  const active = (await integrations.of(OWNER)).filter((each) => each.is_active);
  expect(active.map(({ domain }) => domain)).toEqual(['blog.example']);
  expect([await stateOf(toShop), await stateOf(toBlog)]).toEqual(['closing', 'open']);
});

test('websites that were disconnected hours ago cost no read of sessions', async () => {
  const { table, integrations, blog } = await twoWebsites();
  const shop = (await integrations.latestActive(OWNER)) as Integration;
  await integrations.disconnect(shop, minutesAgo(61));
  const reads: string[] = [];
  const { client } = table;
  const send = client.send.bind(client) as (command: object) => Promise<unknown>;
  client.send = (async (command: { input: object }) => {
    if (JSON.stringify(command.input).includes('SESSION#')) reads.push(command.constructor.name);
    return send(command);
  }) as never;
  await connect(blog, table);
  expect(reads).toEqual([]);
});

import { expect, test } from 'vitest';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { disconnect } from '../../../lambdas/recordings/disconnect/disconnect.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { type Integration, newIntegration } from '../../../lambdas/websites/integration.ts';
import { openSession } from '../../factories/session.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const LATER = new Date('2026-11-22T10:00:00Z');

test.each([
  ['a recorded website', true],
  ['a website that is being set up', false],
])(
  '%s is disconnected at the first call, and a second one changes nothing',
  async (_, isActive) => {
    const { table } = memoryTable();
    const store = integrationStore(table);
    const appOrigin = 'https://a.example';
    const facts = { id: 'site', ownerId: 'ann', domain: 'shop.example', appOrigin };
    await store.add({ ...newIntegration(facts, NOW), is_active: isActive });
    const site = async () => (await store.of('ann'))[0] as Integration;
    await disconnect(await site(), table, NOW);
    const ended = { is_active: false, disconnected_at: NOW.toISOString() };
    expect(await site()).toMatchObject(ended);
    await disconnect(await site(), table, LATER);
    expect(await site()).toMatchObject(ended);
  },
);

test('disconnecting ends the open sessions of this website, even those that a crash left open', async () => {
  const { table } = memoryTable();
  const store = integrationStore(table);
  const facts = {
    id: 'site',
    ownerId: 'ann',
    domain: 'shop.example',
    appOrigin: 'https://a.example',
  };
  await store.add(newIntegration(facts, NOW));
  const [site] = (await store.of('ann')) as [Integration];
  const sessions = sessionStore(table);
  const opened = async (domain: string, minute: number) => {
    const at = new Date(NOW.getTime() - minute * 60_000);
    const session = { ...openSession(at), ownerId: 'ann', domain, country: undefined };
    await sessions.create(session, at);
    return session;
  };
  const stateOf = async (session: Session) => (await sessions.find(session))?.state;
  const other = await opened('blog.example', 1);
  const first = await opened('shop.example', 2);
  await disconnect(site, table, NOW);
  expect([await stateOf(first), await stateOf(other)]).toEqual(['closing', 'open']);
  const missed = await opened('shop.example', 3);
  const [disconnected] = (await store.of('ann')) as [Integration];
  await disconnect(disconnected, table, NOW);
  expect([await stateOf(missed), await stateOf(other)]).toEqual(['closing', 'open']);
});

test('disconnecting a busy website ends several sessions at once', async () => {
  const { table } = memoryTable();
  const sessions = sessionStore(table);
  const session = { ...openSession(NOW), ownerId: 'ann', country: undefined };
  const ids = Array.from({ length: 40 }, (_, n) => sessionIdAt(NOW, new Uint8Array(10).fill(n)));
  for (const sessionId of ids) await sessions.create({ ...session, sessionId }, NOW);
  let [running, most] = [0, 0];
  const { client } = table;
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  client.send = (async (command: unknown) => {
    running += 1;
    most = Math.max(most, running);
    return send(command).finally(() => (running -= 1));
  }) as never;
  await sessions.endOpenSessions('ann', session.domain, NOW);
  expect(most).toBeGreaterThan(8);
  const states = ids.map(
    async (sessionId) => (await sessions.find({ ...session, sessionId }))?.state,
  );
  expect(new Set(await Promise.all(states))).toEqual(new Set(['closing']));
});

import type { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import {
  type SessionOutline,
  sessionRangeStore,
} from '../../../lambdas/recordings/session/session-range.store.ts';
import {
  type GatherPorts,
  gatherReport,
} from '../../../lambdas/reports/content/gather-report.protocol.ts';
import { visit } from '../../factories/digest.ts';

const started = new Date('2026-11-18T23:00:00Z');
const key = { ownerId: 'ann', sessionId: sessionIdAt(started, new Uint8Array(10)) };
const minutes = (count: number) => new Date(started.getTime() + count * 60_000);

/** A table that records the commands it receives. */
function tableOf(Items: object[] = []) {
  const sent: (UpdateCommand | QueryCommand)[] = [];
  const send = async (command: UpdateCommand | QueryCommand) => {
    sent.push(command);
    return { Items, Attributes: {} };
  };
  return { table: { table: 'table', client: { send } as never }, sent };
}

test.each([
  [70, false],
  [75, false],
  [76, true],
  [60 * 40, true],
])(
  'a session that closes %i minutes after its start is indexed as late: %s',
  async (after, isLate) => {
    const { table, sent } = tableOf();
    await sessionStore(table).close(
      key,
      { digest: visit(1), parts: [], eventList: '' },
      minutes(after),
    );
    const written = JSON.stringify(sent[0]?.input);
    expect(written.includes('REMOVE #GSI1PK')).toBe(!isLate);
    expect(written.includes('LATE-SESSIONS#ann')).toBe(isLate);
  },
);

test('late sessions are found through the index only, and only those that started in the window', async () => {
  const itemOf = (startedAt: string) => ({ sessionId: startedAt, startedAt, state: 'closed' });
  const { table, sent } = tableOf(
    ['2026-11-16T10:00:00.000Z', '2026-11-18T10:00:00.000Z', '2026-11-19T06:00:00.000Z'].map(
      itemOf,
    ),
  );
  const found: string[] = [];
  const window = { from: '2026-11-17T05:00:00.000Z', to: '2026-11-19T05:00:00.000Z' };
  for await (const session of sessionRangeStore(table).closedLate(
    'ann',
    '2026-11-19T09:00:00.000Z',
    window,
  )) {
    found.push(session.startedAt);
  }
  expect(found).toEqual(['2026-11-18T10:00:00.000Z']);
  expect(sent.map(({ input }) => (input as QueryCommand['input']).IndexName)).toEqual(['GSI1']);
});

test('a report reads the sessions of its window, and only late sessions of earlier days', async () => {
  const read: string[] = [];
  const late = { sessionId: 'late', state: 'closed' } as SessionOutline;
  async function* between(_: string, from: Date, to: Date) {
    read.push(`${from.toISOString()} ${to.toISOString()}`);
    yield { sessionId: 'own', state: 'closed' } as SessionOutline;
  }
  async function* closedLate() {
    yield late;
  }
  const none = { recorded: 0, automated: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 };
  const ports: GatherPorts = {
    profile: async () => ({ first_name: 'Ann', website: 'shop.example' }) as never,
    websites: async () => [],
    sessions: {
      between,
      closedLate,
      digests: async (_, ids) => ids.map((sessionId, n) => visit(n, { sessionId })),
    },
    tally: async () => none,
    entitlement: async () => ({ plan: 'Growth', maxSessions: 10_000 }) as never,
    reports: {
      latest: async () =>
        [{ date: '2026-11-19', state: 'written', writtenAt: '2026-11-19T09:00:00.000Z' }] as never,
    },
    issues: { of: async () => [] },
  };
  const window = { from: '2026-11-19T05:00:00.000Z', to: '2026-11-20T05:00:00.000Z' };
  const schedule = {
    ownerId: 'ann',
    zone: 'America/New_York',
    connectedAt: '2026-11-01T12:00:00.000Z',
    next: '2026-11-20',
    coveredUntil: window.from,
    lastVisitOn: '2026-11-19',
  };
  const day = Math.floor(Date.parse('2026-11-20T00:00:00Z') / 86_400_000);
  const gathered = await gatherReport(ports, { schedule, day, date: '2026-11-20', window });
  expect(read).toEqual([`${window.from} ${window.to}`]);
  expect(gathered.digests.map(({ sessionId }) => sessionId)).toEqual(['late', 'own']);
});

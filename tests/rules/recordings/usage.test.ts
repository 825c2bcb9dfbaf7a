import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { shardLimit, usageShards } from '../../../lambdas/recordings/admission/admission.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const key = { ownerId: 'ann', period: '2026-11-02' };
const idOf = (n: number) => {
  const random = Buffer.alloc(10);
  random.writeUIntBE(16 * n, 4, 6); // an id omits the last four bits
  return sessionIdAt(NOW, random);
};
const startedSession = (n: number) => ({
  ownerId: 'ann',
  sessionId: idOf(n),
  startedAt: NOW.toISOString(),
  domain: 'shop.example',
  visitor: 'v',
  userAgent: '',
  referrer: '',
  keepDays: 30,
  bytes: 1,
});

/** A table with sessions and counters that counts the writes of each counter. */
function usageTable() {
  const sessions = new Set<unknown>();
  const counts = new Map<string, number>();
  const cancelled = (...codes: string[]) =>
    Object.assign(new Error('cancelled'), {
      CancellationReasons: codes.map((Code) => ({ Code })),
    });
  const client = {
    async send(command: unknown) {
      if (command instanceof QueryCommand) {
        return { Items: [...counts].sort().map(([SK, n]) => ({ SK, n })) };
      }
      if (!(command instanceof TransactWriteCommand)) throw new Error('Not a question of usage');
      const [{ Put }, { Update }] = command.input.TransactItems as never as [
        { Put: { Item: { SK: string } } },
        { Update: { Key: { SK: string }; ExpressionAttributeValues: { ':max': number } } },
      ];
      if (sessions.has(Put.Item.SK)) throw cancelled('ConditionalCheckFailed', 'None');
      const n = counts.get(Update.Key.SK) ?? 0;
      if (n >= Update.ExpressionAttributeValues[':max']) {
        throw cancelled('None', 'ConditionalCheckFailed');
      }
      sessions.add(Put.Item.SK);
      counts.set(Update.Key.SK, n + 1);
      return {};
    },
  };
  return { table: { table: 'table', client: client as never }, counts };
}

test.each([100, 10_000, 50_000, 50_001, 1_000_000])(
  'the counter items of a plan of %i sessions admit exactly that many together',
  (max) => {
    const shares = usageShards(idOf(5), max);
    expect(shares.reduce((sum, share) => sum + shardLimit(share, max), 0)).toBe(max);
    expect(new Set(shares).size).toBe(shares.length);
    expect(shares.length).toBe(max < 50_000 ? 1 : 16);
  },
);

test('a plan of 50,000 sessions admits exactly 50,000, spread over sixteen items', async () => {
  const { table, counts } = usageTable();
  const usage = usageStore(table);
  const max = 50_000;
  const answers = { admitted: 0, known: 0, full: 0, last: 0 };
  for (let n = 0; n < max + 50; n += 1) {
    answers[await usage.admitByCount(key, startedSession(n), max, NOW)] += 1;
    if (n === 30_000) expect(Math.max(...counts.values())).toBeLessThan(30_000 / 15);
  }
  expect(answers).toEqual({ admitted: max, known: 0, full: 50, last: 0 });
  expect(await usage.admitByCount(key, startedSession(7), max, NOW)).toBe('known');
  expect((await usage.find(key)).sessions).toBe(max);
  expect(await usage.canAdmit(key, idOf(max + 1), max)).toBe(false);
  expect(counts.size).toBe(16);
});

import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPartition } from '../../lambdas/adapters/items.ts';

const ROUND_TRIP_MS = 20;

/** A table with items below one key. Each request takes a round trip; `reject` says which deletions to leave, or throws. */
function slowTable(count: number, reject: (requests: readonly object[]) => number = () => 0) {
  const stored = new Set(Array.from({ length: count }, (_, index) => `ITEM#${index}`));
  let underWay = 0;
  const seen = { mostAtOnce: 0 };
  const client = {
    async send(command: unknown) {
      underWay += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, underWay);
      await new Promise((done) => setTimeout(done, ROUND_TRIP_MS));
      underWay -= 1;
      if (command instanceof QueryCommand) {
        const found = [...stored].slice(0, command.input.Limit);
        return { Items: found.map((SK) => ({ PK: 'OWNER#1', SK })) };
      }
      if (!(command instanceof BatchWriteCommand)) throw new Error('Not a command of a deletion');
      const requests = command.input.RequestItems?.table ?? [];
      if (requests.length > 25) throw new Error('DynamoDB rejects more than 25 items');
      const left = reject(requests);
      const done = requests.slice(left);
      for (const { DeleteRequest } of done) stored.delete(String(DeleteRequest?.Key?.SK));
      return { UnprocessedItems: left ? { table: requests.slice(0, left) } : {} };
    },
  };
  return { table: { table: 'table', client } as never, stored, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs it to its end and returns how long it took. */
async function timeOf(work: Promise<void>): Promise<number> {
  const start = performance.now();
  const finished = work.then(() => performance.now() - start);
  await Promise.all([finished.catch(() => {}), vi.runAllTimersAsync()]);
  return finished;
}

test('deletes a million items within its five minutes if a request takes 20 ms', async () => {
  const { table, stored, seen } = slowTable(10_000);
  const time = await timeOf(emptyPartition(table, 'OWNER#1'));
  expect(stored.size).toBe(0);
  expect((time / 10_000) * 1_000_000).toBeLessThan(300_000);
  expect(seen.mostAtOnce, 'a partition has a limit of writes per second').toBeLessThanOrEqual(8);
});

test('deletes what DynamoDB left unprocessed or rejected because of its limits', async () => {
  let requests = 0;
  const { table, stored } = slowTable(400, ({ length }) => {
    requests += 1;
    if (requests % 3 === 0) {
      const name = 'ProvisionedThroughputExceededException';
      throw Object.assign(new Error('too fast'), { name });
    }
    return requests % 2 ? Math.floor(length / 2) : 0;
  });
  await timeOf(emptyPartition(table, 'OWNER#1'));
  expect(stored.size).toBe(0);
});

test('waits a minute for a table that processes nothing, then fails so that the deletion is retried', async () => {
  const { table } = slowTable(50, ({ length }) => length);
  const start = performance.now();
  await expect(timeOf(emptyPartition(table, 'OWNER#1'))).rejects.toThrow('unprocessed');
  expect((performance.now() - start) / 60_000).toBeCloseTo(1, 1);
});

test('another failure ends it at once', async () => {
  const { table } = slowTable(50, () => {
    throw Object.assign(new Error('denied'), { name: 'AccessDeniedException' });
  });
  await expect(timeOf(emptyPartition(table, 'OWNER#1'))).rejects.toThrow('denied');
});

import { afterEach, expect, test, vi } from 'vitest';
import { itemsOf } from '../../lambdas/adapters/items.ts';

afterEach(() => void vi.useRealTimers());

const conflict = Object.assign(new Error('conflict'), {
  name: 'TransactionCanceledException',
  CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
});
const counter = { PK: 'a', SK: 'count' };
const question = {
  change: 'ADD #count :one',
  when: '#count < :limit',
  values: { one: 1, limit: 5 },
};

test('a transaction with repeated conflicts fails within 5 s, without a long pause', async () => {
  vi.useFakeTimers();
  const attempts: number[] = [];
  const client = {
    send: async () => {
      attempts.push(performance.now());
      throw conflict;
    },
  };
  const items = itemsOf({ client, table: 'table' } as never);
  const done = expect(items.putAndUpdate({ PK: 'a', SK: 'b' }, counter, question)).rejects.toThrow(
    'conflict',
  );
  const began = performance.now();
  await vi.runAllTimersAsync();
  await done;
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(attempts.length).toBeGreaterThan(5);
  const pauses = attempts.slice(1).map((at, place) => at - (attempts[place] ?? at));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(400);
});

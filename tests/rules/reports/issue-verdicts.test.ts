import { expect, test } from 'vitest';
import { issueStore } from '../../../lambdas/reports/issues/memory/issue.store.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const at = '2026-11-20T09:00:00.000Z';

test('a verdict can be withdrawn, and withdrawing one of an unknown issue stores nothing', async () => {
  const store = issueStore(memoryTable().table);
  await store.withdraw('ann', 'unknown', 'useful');
  expect(await store.answers('ann')).toEqual([]);
  await store.answer('ann', 'one', 'useful', at);
  await store.answer('ann', 'one', 'not-a-problem', at);
  expect(await store.answers('ann')).toEqual([
    { fingerprint: 'one', useful: true, mark: 'not-a-problem' },
  ]);
  await store.withdraw('ann', 'one', 'useful');
  await store.withdraw('ann', 'one', 'not-a-problem');
  expect(await store.answers('ann')).toEqual([{ fingerprint: 'one', useful: false, mark: null }]);
});

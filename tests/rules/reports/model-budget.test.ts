import { expect, test } from 'vitest';
import { MODEL_CALLS_PER_OWNER_AND_DAY } from '../../../lambdas/contract/limits.ts';
import { modelBudgetStore } from '../../../lambdas/reports/writer/model/model-budget.store.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

test('an owner has the same number of model calls every day, and no more', async () => {
  const budget = modelBudgetStore(memoryTable().table);
  const callsOn = async (date: string) => {
    let calls = 0;
    for (let attempt = 0; attempt < MODEL_CALLS_PER_OWNER_AND_DAY + 3; attempt += 1)
      if (await budget.reserveCall('0ann', new Date(`${date}T04:00:00Z`))) calls += 1;
    return calls;
  };
  expect(await callsOn('2026-11-20')).toBe(MODEL_CALLS_PER_OWNER_AND_DAY);
  expect(await callsOn('2026-11-21')).toBe(MODEL_CALLS_PER_OWNER_AND_DAY);
});

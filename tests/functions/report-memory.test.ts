import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { MODEL_CALLS_PER_OWNER_AND_DAY } from '../../lambdas/contract/limits.ts';
import { composeReport } from '../../lambdas/reports/content/compose.ts';
import { issueStore } from '../../lambdas/reports/issues/memory/issue.store.ts';
import { modelBudgetStore } from '../../lambdas/reports/writer/model/model-budget.store.ts';
import { eventfulDays } from '../golden/eventful-days.ts';

const store = () => table.connect(process.env as never);

test('stores a report’s issues and the owner’s answers, in either order', async () => {
  const issues = issueStore(store());
  const ownerId = randomUUID();
  const learned = Object.values(eventfulDays).flatMap((day) => composeReport(day).issues);
  const [first] = learned;
  if (!first) throw new Error('the golden days have issues');
  await issues.remember(ownerId, learned);
  await issues.answer(ownerId, first.fingerprint, 'fixed', '2026-11-20T15:00:00.000Z');
  await issues.remember(ownerId, learned);

  const known = await issues.of(ownerId);
  expect(known).toHaveLength(new Set(learned.map(({ fingerprint }) => fingerprint)).size);
  expect(known.find(({ fingerprint }) => fingerprint === first.fingerprint)?.mark).toEqual({
    as: 'fixed',
    at: '2026-11-20T15:00:00.000Z',
  });
});

test('an account’s model requests are counted per day and stop at its budget', async () => {
  const budget = modelBudgetStore(store());
  const [spender, other] = [randomUUID(), randomUUID()];
  const today = new Date('2026-11-20T09:00:00.000Z');
  const tries = Array.from({ length: MODEL_CALLS_PER_OWNER_AND_DAY + 4 });
  const answers = await Promise.all(tries.map(() => budget.reserveCall(spender, today)));
  expect(answers.filter(Boolean)).toHaveLength(MODEL_CALLS_PER_OWNER_AND_DAY);
  expect(await budget.reserveCall(other, today)).toBe(true);
  expect(await budget.reserveCall(spender, new Date('2026-11-21T09:00:00.000Z'))).toBe(true);
});

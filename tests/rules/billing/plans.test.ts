import { expect, test } from 'vitest';
import { planStore } from '../../../lambdas/billing/plan.store.ts';

/** The table, with these items under `PLANS`, as it answers a question for those that are switched off. */
const tableWith = (...items: { name: string; is_active: boolean }[]) => ({
  table: 'table',
  client: {
    send: async ({ input }: { input: Record<string, unknown> }) => {
      expect(input).toMatchObject({ FilterExpression: '#is_active = :off' });
      expect(input.ExpressionAttributeValues).toMatchObject({ ':pk': 'PLANS', ':off': false });
      return { Items: items.filter(({ is_active }) => !is_active) };
    },
  } as never,
});
const namesIn = async (table: ReturnType<typeof tableWith>) =>
  (await planStore(table).active()).map(({ name }) => name);

test('a plan that an operator switched off is not offered [CALL-37]', async () => {
  expect(await namesIn(tableWith())).toEqual(['Free', 'Starter', 'Growth']);
  const growth = { name: 'Growth', is_active: false };
  expect(await namesIn(tableWith(growth, { name: 'Starter', is_active: true }))).toEqual([
    'Free',
    'Starter',
  ]);
});

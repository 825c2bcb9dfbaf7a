import { expect, test } from 'vitest';
import { listedPlan } from '../../../lambdas/billing/listed-plan.ts';
import { FREE, GROWTH, STARTER } from '../../../lambdas/contract/plans.ts';

test('a plan card shows price, sessions, retention and support', async () => {
  const cards = [FREE, STARTER, GROWTH].map((plan) => {
    const { id, plan_name, is_active, plan_details } = listedPlan(plan);
    const { price, popular, line, features } = plan_details;
    const state = `${id} ${is_active ? 'offered' : 'withdrawn'}${popular ? ' popular' : ''}`;
    return [plan_name, state, `$${price}`, line, ...features.map(({ text }) => text)].join('\n');
  });
  await expect(`${cards.join('\n\n')}\n`).toMatchFileSnapshot('../../golden/contract/plans.txt');
});

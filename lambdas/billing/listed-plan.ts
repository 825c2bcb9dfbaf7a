import type { ListedPlan } from '../contract/billing.ts';
import { billing } from '../contract/copy/billing.ts';
import type { Plan } from '../contract/plans.ts';

/** A plan of the catalogue as the page shows it, with the words of its features. */
export function listed({ name, price, popular }: Plan): ListedPlan {
  const { line, features } = billing.plans[name as keyof typeof billing.plans];
  return {
    id: name.toLowerCase(),
    plan_name: name,
    is_active: true,
    plan_details: { price, popular, line, features: features.map((text) => ({ text })) },
  };
}

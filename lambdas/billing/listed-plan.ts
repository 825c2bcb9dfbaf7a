import type { ListedPlan } from '../contract/billing.ts';
import { billing } from '../contract/copy/billing.ts';
import type { Plan } from '../contract/plans.ts';

/** A catalog plan as the page shows it. A card lists only features in which plans differ and that code enforces. */
export function listedPlan(plan: Plan): ListedPlan {
  const { name, price, popular, line } = plan;
  const say = billing.features;
  const features = [
    price === 0 ? say.sessionsInAll(plan.maxSessions) : say.sessionsAMonth(plan.maxSessions),
    say.members(plan.maxTeamMembers),
    say.kept(plan.retentionDays),
    plan.fastSupport ? say.fastSupport : say.support,
  ];
  return {
    id: name.toLowerCase(),
    plan_name: name,
    is_active: true,
    plan_details: { price, popular, line, features: features.map((text) => ({ text })) },
  };
}

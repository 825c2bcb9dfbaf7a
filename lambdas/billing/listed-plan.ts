import type { ListedPlan } from '../contract/billing.ts';
import { billing } from '../contract/copy/billing.ts';
import type { Plan } from '../contract/plans.ts';

/** A catalog plan as the page shows it. A card lists only features in which plans differ and that code enforces. */
export function listedPlan(plan: Plan): ListedPlan {
  const { name, price, popular, line } = plan;
  const copy = billing.features;
  const features = [
    price === 0 ? copy.sessionsInAll(plan.maxSessions) : copy.sessionsAMonth(plan.maxSessions),
    copy.members(plan.maxTeamMembers),
    copy.kept(plan.retentionDays),
    plan.fastSupport ? copy.fastSupport : copy.support,
  ];
  return {
    id: name.toLowerCase(),
    plan_name: name,
    is_active: true,
    plan_details: { price, popular, line, features: features.map((text) => ({ text })) },
  };
}

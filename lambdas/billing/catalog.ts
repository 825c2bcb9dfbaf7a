import { FREE, type Plan, plans, RETENTION_DAYS } from '../contract/plans.ts';

/** A plan as operators see it. A retired plan is no longer offered, but its subscribers keep it. */
export interface CatalogPlan extends Plan {
  readonly isActive: boolean;
  /** The payment provider's price id. Built-in plans get theirs from the deployment's settings. */
  readonly stripePrice?: string | undefined;
  /** Price ids that bought it before. Their subscribers have this plan as well. */
  readonly formerPrices?: readonly string[] | undefined;
}

/** The built-in plans with the operators' changes and additions, ordered by price. */
export function catalogWith(changed: readonly CatalogPlan[]): readonly CatalogPlan[] {
  const builtIn = plans.map((plan) => ({ ...plan, isActive: true }));
  const byName = new Map([...builtIn, ...changed].map((plan) => [plan.name, plan]));
  return [...byName.values()].sort((a, b) => a.price - b.price || a.name.localeCompare(b.name));
}

export const activePlans = (catalog: readonly CatalogPlan[]): readonly CatalogPlan[] =>
  catalog.filter(({ isActive }) => isActive);

/** Adds the price ids of the deployment's settings. After an operator replaced one, its subscribers keep their plan. */
export const pricedWith = (
  catalog: readonly CatalogPlan[],
  builtInPrices: Readonly<Record<string, string>>,
): readonly CatalogPlan[] =>
  catalog.map((plan) => {
    const first = builtInPrices[plan.name];
    if (first === undefined) return plan;
    const { stripePrice = first, formerPrices = [] } = plan;
    return { ...plan, stripePrice, formerPrices: [...formerPrices, first] };
  });

/** The plan that a price id buys. */
export const planOfPrice = (
  catalog: readonly CatalogPlan[],
  price: string,
): CatalogPlan | undefined =>
  catalog.find(
    ({ stripePrice, formerPrices = [] }) => stripePrice === price || formerPrices.includes(price),
  );

const isBetween = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Why an operator's plan is invalid, as a sentence; undefined if it is valid. */
export function planProblem(plan: CatalogPlan): string | undefined {
  if (plan.name === FREE.name) return 'Free is part of the product and cannot be changed.';
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,39}$/u.test(plan.name))
    return 'A name has up to 40 letters, digits, blanks, dots, plus and minus signs.';
  if (!isBetween(plan.price, 1, 100_000))
    return 'The price is in whole dollars, from 1 to 100,000.';
  if (!isBetween(plan.maxSessions, 1, 1_000_000)) return 'Sessions a month: from 1 to 1,000,000.';
  if (!isBetween(plan.maxTeamMembers, 1, 1_000)) return 'Members: from 1 to 1,000.';
  if (!RETENTION_DAYS.some((days) => days === plan.retentionDays))
    return `Recordings are kept for ${RETENTION_DAYS.join(', ')} days.`;
  if (plan.stripePrice !== undefined && !/^price_\w+$/.test(plan.stripePrice))
    return 'The price of the payment provider begins with price_.';
  return undefined;
}

/** Applies an operator's change to a plan. A replaced price id stays valid for its subscribers. */
export function applyPlanChange(
  plan: CatalogPlan,
  change: Partial<Omit<CatalogPlan, 'name' | 'formerPrices'>>,
): CatalogPlan {
  const { stripePrice, formerPrices = [] } = plan;
  const isReplaced =
    stripePrice !== undefined &&
    change.stripePrice !== undefined &&
    change.stripePrice !== stripePrice;
  return {
    ...plan,
    ...change,
    ...(isReplaced && { formerPrices: [...formerPrices, stripePrice] }),
  };
}

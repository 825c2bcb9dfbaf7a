import { FREE, type Plan, plans, RETENTION_DAYS } from '../contract/plans.ts';

/** A plan as operators see it. A retired plan is no longer offered; subscribers keep it. */
export interface CatalogPlan extends Plan {
  readonly isActive: boolean;
  /** The payment provider's price that buys it; the first plans have theirs from the deployment's settings. */
  readonly stripePrice?: string | undefined;
  /** Prices that bought it before: their subscribers have this plan as well. */
  readonly formerPrices?: readonly string[] | undefined;
}

/** The first plans, with what operators changed and added, by price. */
export function catalogWith(changed: readonly CatalogPlan[]): readonly CatalogPlan[] {
  const first = plans.map((plan) => ({ ...plan, isActive: true }));
  const byName = new Map([...first, ...changed].map((plan) => [plan.name, plan]));
  return [...byName.values()].sort((a, b) => a.price - b.price || a.name.localeCompare(b.name));
}

export const offered = (catalog: readonly CatalogPlan[]): readonly CatalogPlan[] =>
  catalog.filter(({ isActive }) => isActive);

/** Prices of the deployment's settings, for the plans that no operator has given one. */
export const pricedWith = (
  catalog: readonly CatalogPlan[],
  firstPrices: Readonly<Record<string, string>>,
): readonly CatalogPlan[] =>
  catalog.map((plan) => ({ ...plan, stripePrice: plan.stripePrice ?? firstPrices[plan.name] }));

/** The plan that a price of the payment provider buys. */
export const planOfPrice = (
  catalog: readonly CatalogPlan[],
  price: string,
): CatalogPlan | undefined =>
  catalog.find(
    ({ stripePrice, formerPrices = [] }) => stripePrice === price || formerPrices.includes(price),
  );

const between = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** Why an operator's plan cannot be offered, as a sentence, or undefined. */
export function faultOf(plan: CatalogPlan): string | undefined {
  if (plan.name === FREE.name) return 'Free is part of the product and cannot be changed.';
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,39}$/u.test(plan.name))
    return 'A name has up to 40 letters, digits, blanks, dots, plus and minus signs.';
  if (!between(plan.price, 1, 100_000)) return 'The price is in whole dollars, from 1 to 100,000.';
  if (!between(plan.maxSessions, 1, 1_000_000)) return 'Sessions a month: from 1 to 1,000,000.';
  if (!between(plan.maxTeamMembers, 1, 1_000)) return 'Members: from 1 to 1,000.';
  if (!RETENTION_DAYS.some((days) => days === plan.retentionDays))
    return `Recordings are kept for ${RETENTION_DAYS.join(', ')} days.`;
  if (plan.stripePrice !== undefined && !/^price_\w+$/.test(plan.stripePrice))
    return 'The price of the payment provider begins with price_.';
  return undefined;
}

/** The plan after an operator's change. A price that is replaced still belongs to its subscribers. */
export function changedPlan(
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

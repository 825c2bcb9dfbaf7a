/** What each plan contains. Prices are whole US dollars a month; team members include the owner. */
export interface Plan {
  readonly name: string;
  readonly price: number;
  readonly popular: boolean;
  /** Free: in all. Paid plans: in each billing period. */
  readonly maxSessions: number;
  readonly maxTeamMembers: number;
  /** How long recordings are kept. */
  readonly retentionDays: number;
}

export const FREE = {
  name: 'Free',
  price: 0,
  popular: false,
  maxSessions: 100,
  maxTeamMembers: 1,
  retentionDays: 30,
} as const satisfies Plan;

export const STARTER = {
  name: 'Starter',
  price: 19,
  popular: false,
  maxSessions: 2_500,
  maxTeamMembers: 3,
  retentionDays: 90,
} as const satisfies Plan;

export const GROWTH = {
  name: 'Growth',
  price: 49,
  popular: true,
  maxSessions: 10_000,
  maxTeamMembers: 10,
  retentionDays: 180,
} as const satisfies Plan;

/** The plans that cost something: each has a price of its own at the payment provider. */
export type PaidPlan = typeof STARTER.name | typeof GROWTH.name;

/** The catalogue, by price. */
export const plans: readonly Plan[] = [FREE, STARTER, GROWTH];

export const planNamed = (name: string): Plan | undefined =>
  plans.find((plan) => plan.name === name);

export const paidPlanNamed = (name: string): PaidPlan | undefined =>
  name === STARTER.name || name === GROWTH.name ? name : undefined;

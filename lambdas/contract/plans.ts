/** What a plan contains. Prices are whole US dollars per month; team members include the owner. */
export interface Plan {
  readonly name: string;
  readonly price: number;
  readonly popular: boolean;
  /** Who the plan is for, in a few words. */
  readonly line: string;
  /** On Free in total, on paid plans per billing period. */
  readonly maxSessions: number;
  readonly maxTeamMembers: number;
  /** Retention of recordings: one of `RETENTION_DAYS`. */
  readonly retentionDays: number;
  /** Whether support replies within one business day. */
  readonly fastSupport: boolean;
}

/** The bucket has a lifecycle rule for each of these. */
export const RETENTION_DAYS = [30, 90, 180, 365] as const;

/** The plan of every account without a subscription: the only plan that the code refers to. */
export const FREE = {
  name: 'Free',
  price: 0,
  popular: false,
  line: 'See it work on your own website',
  maxSessions: 100,
  maxTeamMembers: 1,
  retentionDays: 30,
  fastSupport: false,
} as const satisfies Plan;

/** The plans that are offered until an operator changes them with `npm run plans`. */
export const STARTER = {
  name: 'Starter',
  price: 19,
  popular: false,
  line: 'For one shop or product',
  maxSessions: 2_500,
  maxTeamMembers: 3,
  retentionDays: 90,
  fastSupport: false,
} as const satisfies Plan;

export const GROWTH = {
  name: 'Growth',
  price: 49,
  popular: true,
  line: 'For busy sites and agencies',
  maxSessions: 10_000,
  maxTeamMembers: 10,
  retentionDays: 180,
  fastSupport: true,
} as const satisfies Plan;

/** The catalog of a new deployment, by price. */
export const plans: readonly Plan[] = [FREE, STARTER, GROWTH];

/** A built-in plan; undefined for one that only the stored catalog has. */
export const planNamed = (name: string): Plan | undefined =>
  plans.find((plan) => plan.name === name);

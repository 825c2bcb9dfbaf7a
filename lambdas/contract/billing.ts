import * as z from 'zod/mini';
import { call } from './call.ts';

/** A plan as the page shows it, with the specification's field names (§3). Prices are whole US dollars per month. */
export const ListedPlan = z.object({
  id: z.string(),
  plan_name: z.string(),
  is_active: z.boolean(),
  plan_details: z.object({
    price: z.number(),
    popular: z.boolean(),
    /** Who the plan is for, in a few words. */
    line: z.string(),
    features: z.array(z.object({ text: z.string() })),
  }),
});
export type ListedPlan = z.infer<typeof ListedPlan>;

export const listPlans = call({
  method: 'GET',
  path: '/api/billing/list-plans',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ plans: z.array(ListedPlan) }),
});

export const checkSubscription = call({
  method: 'POST',
  path: '/functions/v1/check-subscription',
  caller: 'owner',
  body: z.void(),
  reply: z.object({
    plan: z.string(),
    /** Whole US dollars per month. */
    price: z.number(),
    maxSessions: z.number(),
    maxTeamMembers: z.number(),
    /** ISO 8601; null on Free, which does not renew. */
    renewalDate: z.nullable(z.string()),
    /** A warning: the plan ends at the end of the period, or a payment failed. */
    notice: z.nullable(z.object({ kind: z.enum(['ends', 'past-due']), on: z.string() })),
    /** Whether this owner has or had a subscription at the payment provider. */
    hasInvoices: z.optional(z.boolean()),
  }),
});

/** The payment provider's invoice states; `uncollectible` is an unpaid invoice that it no longer collects. */
export const INVOICE_STATES = ['paid', 'open', 'void', 'uncollectible'] as const;
export const Invoice = z.object({
  id: z.string(),
  /** ISO 8601. */
  date: z.string(),
  /** In units of the currency: 19.5 is $19.50. */
  amount: z.number(),
  /** ISO 4217, such as `USD`. */
  currency: z.string(),
  state: z.enum(INVOICE_STATES),
  /** Pages of the payment provider (https). */
  page: z.nullable(z.string()),
  pdf: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

/** The latest invoices, newest first; none before the first payment. */
export const listInvoices = call({
  method: 'GET',
  path: '/api/billing/list-invoices',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ invoices: z.array(Invoice) }),
});

export const createCheckout = call({
  method: 'POST',
  path: '/functions/v1/create-checkout',
  caller: 'owner',
  body: z.object({ planName: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: z.object({ url: z.nullable(z.string()) }),
});

export const customerPortal = call({
  method: 'POST',
  path: '/functions/v1/customer-portal',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ url: z.nullable(z.string()) }),
});

/** Called by a page that shows that the plan is full. True if the email has been sent, by any worker. */
export const sendUpgradeNotification = call({
  method: 'POST',
  path: '/functions/v1/send-upgrade-notification',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ success: z.boolean() }),
});

import * as z from 'zod/mini';
import { call } from './call.ts';

/** A plan as the page shows it, in the specification's spelling (§3). Prices are whole US dollars a month. */
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
    /** Whole US dollars a month. */
    price: z.number(),
    maxSessions: z.number(),
    maxTeamMembers: z.number(),
    /** Instant, ISO 8601; null on Free, which does not renew. */
    renewalDate: z.nullable(z.string()),
    /** A warning: the plan ends with the period, or a payment failed. */
    notice: z.nullable(z.object({ kind: z.enum(['ends', 'past-due']), on: z.string() })),
    /** The payment provider has or had a subscription of this owner. */
    hasInvoices: z.optional(z.boolean()),
  }),
});

/** As the payment provider has them; `uncollectible` is an unpaid invoice that it no longer collects. */
export const INVOICE_STATES = ['paid', 'open', 'void', 'uncollectible'] as const;
export const Invoice = z.object({
  id: z.string(),
  /** Instant, ISO 8601. */
  date: z.string(),
  /** In the unit of the currency: 19.5 is $19.50. */
  amount: z.number(),
  /** ISO 4217, as `USD`. */
  currency: z.string(),
  state: z.enum(INVOICE_STATES),
  /** Pages of the payment provider, over https. */
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

/** Requested by a page that shows a full plan. True once the email was sent, by any worker; the server decides. */
export const sendUpgradeNotification = call({
  method: 'POST',
  path: '/functions/v1/send-upgrade-notification',
  caller: 'owner',
  body: z.void(),
  reply: z.object({ success: z.boolean() }),
});

import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Invoice } from '../contract/billing.ts';
import { INVOICES_LISTED, SECRET_CACHE_MINUTES } from '../contract/limits.ts';
import { GROWTH, STARTER } from '../contract/plans.ts';
import { cached } from '../runtime/clock.ts';
import { connector } from '../runtime/connector.ts';
import { secretReader } from './secret.ts';
import { invoicesIn } from './stripe-invoices.ts';
import { type PaidSubscription, paidSubscriptionsIn } from './stripe-subscriptions.ts';

/** A verified webhook event, with the customer whose state must be fetched. */
interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly customerId: string | undefined;
}

export interface Payments {
  /** Two simultaneous calls create one customer. `deletedId` is the customer that the new one replaces. */
  createCustomer(owner: { id: string; email: string }, deletedId?: string): Promise<string>;
  /** False after the customer was deleted in the provider's dashboard. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** The price ids in the deployment's settings, by the name of the built-in plan. */
  readonly builtInPrices: Readonly<Record<string, string>>;
  /** Ends the customer's open checkouts, so that an owner with two tabs cannot pay in both. */
  expireCheckouts(customerId: string): Promise<void>;
  /** The URL of the hosted checkout for one price. */
  checkout(customerId: string, price: string): Promise<string | null>;
  /** The URL of the hosted customer portal. Undefined if the customer was deleted. */
  portal(customerId: string): Promise<string | undefined>;
  /** The current subscriptions of one customer, or of all. None if the customer was deleted. */
  subscriptions(customerId?: string): AsyncIterable<PaidSubscription>;
  /** The latest invoices of a customer, newest first, without drafts. None if the customer was deleted. */
  invoices(customerId: string): Promise<Invoice[]>;
  /** Undefined if the signature is invalid, or its timestamp is over 5 minutes old or over 1 minute in the future. */
  verifyEvent(rawBody: Buffer, signature: string, now: Date): Promise<StripeEvent | undefined>;
  /** Deletes the customer and all its subscriptions. Idempotent. */
  deleteCustomer(customerId: string): Promise<void>;
}

/** Stripe's library limits only the age; timestamps in the future are rejected, too. */
const OLDEST_SECONDS = 300;
const NEWEST_SECONDS = 60;

const Keys = z.object({ apiKey: z.string(), webhookSecret: z.string() });

export const stripe = connector('stripe', (env): Payments => {
  const read = secretReader(env.STRIPE_SECRET_ARN);
  // Expires, so that warm containers pick up a rotated key.
  const api = cached(SECRET_CACHE_MINUTES, async () => {
    const { apiKey, webhookSecret } = Keys.parse(JSON.parse(await read()));
    const { protocol, hostname, port } = new URL(env.STRIPE_API_ORIGIN);
    const client = new Stripe(apiKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port && { port }),
      maxNetworkRetries: 1,
      timeout: 8_000,
      telemetry: false,
    });
    return { client, webhookSecret };
  });
  return {
    builtInPrices: {
      [STARTER.name]: env.STRIPE_PRICE_STARTER,
      [GROWTH.name]: env.STRIPE_PRICE_GROWTH,
    },
    async createCustomer({ id, email }, deletedId) {
      const { client } = await api();
      // For a day, the key of the deleted customer would return that one again.
      const options = { idempotencyKey: ['customer', id, deletedId].filter(Boolean).join('-') };
      return (await client.customers.create({ email, metadata: { owner_id: id } }, options)).id;
    },
    async hasCustomer(customerId) {
      const { client } = await api();
      const found = await client.customers.retrieve(customerId).catch(ignoreMissing);
      return found !== undefined && !found.deleted;
    },
    async expireCheckouts(customer) {
      const { client } = await api();
      for await (const { id } of client.checkout.sessions.list({ customer, status: 'open' })) {
        await client.checkout.sessions.expire(id).catch((error) => {
          // It was paid or expired in the meantime.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        });
      }
    },
    async checkout(customer, price) {
      const { client } = await api();
      const { url } = await client.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: `${env.APP_ORIGIN}/usage-billing?success=true`,
        cancel_url: `${env.APP_ORIGIN}/usage-billing?canceled=true`,
      });
      return url;
    },
    async portal(customer) {
      const { client } = await api();
      const return_url = `${env.APP_ORIGIN}/usage-billing`;
      return (
        await client.billingPortal.sessions.create({ customer, return_url }).catch(ignoreMissing)
      )?.url;
    },
    async *subscriptions(customer) {
      const { client } = await api();
      const all = client.subscriptions.list({
        status: 'all',
        limit: 100,
        ...(customer && { customer }),
      });
      try {
        for await (const each of all) yield* paidSubscriptionsIn(each);
      } catch (error) {
        ignoreMissing(error);
      }
    },
    async invoices(customer) {
      const { client } = await api();
      // More than are shown, because drafts are left out.
      const listed = client.invoices.list({ customer, limit: 2 * INVOICES_LISTED });
      const { data = [] } = (await listed.catch(ignoreMissing)) ?? {};
      return invoicesIn(data, env.STRIPE_API_ORIGIN).slice(0, INVOICES_LISTED);
    },
    async verifyEvent(rawBody, signature, now) {
      const { client, webhookSecret } = await api();
      // With two timestamps the library would check the last one, so an old event could be replayed with a fresh one.
      const instants = signature.split(',').filter((each) => each.startsWith('t='));
      const age = now.getTime() / 1000 - Number(instants[0]?.slice(2));
      if (instants.length !== 1 || !(age >= -NEWEST_SECONDS && age <= OLDEST_SECONDS))
        return undefined;
      try {
        const event = client.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          Number.MAX_SAFE_INTEGER,
        );
        return eventOf(event);
      } catch {
        return undefined; // the library throws several kinds of errors for invalid headers and bodies
      }
    },
    async deleteCustomer(customerId) {
      const { client } = await api();
      await client.customers.del(customerId).catch(ignoreMissing);
    },
  };
});

/** For calls whose only id is that of a customer, who may have been deleted in the provider's dashboard. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
  throw error;
}

const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
    }),
  }),
});

function eventOf(value: unknown): StripeEvent {
  const { id, type, created, data } = Event.parse(value);
  const { customer, ...changed } = data.object;
  const named = typeof customer === 'string' ? customer : customer?.id;
  const customerId = changed.object === 'customer' ? changed.id : named;
  return { id, type, created, customerId };
}

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { FREE, type PaidPlan } from '../contract/plans.ts';
import { connector } from '../runtime/connector.ts';

/** A subscription as the payment provider holds it now; instants in ISO 8601, the price as one of our plans. */
export interface PaidSubscription {
  readonly customerId: string;
  /** Free for a price that is not in the catalogue: it buys nothing here. */
  readonly plan: PaidPlan | typeof FREE.name;
  readonly status: string;
  readonly cancelsAtPeriodEnd: boolean;
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** What a webhook says, once its signature was checked: a bell and whom it rings for. */
interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
  readonly customerId: string | undefined;
}

export interface Payments {
  createCustomer(owner: { id: string; email: string }): Promise<string>;
  /** The hosted checkout's address for one plan. */
  checkout(customerId: string, plan: PaidPlan): Promise<string | null>;
  /** The hosted portal's address. */
  portal(customerId: string): Promise<string | null>;
  /** The subscriptions of a customer, or of everybody, as they are now. */
  subscriptions(customerId?: string): AsyncIterable<PaidSubscription>;
  /** Undefined for a body that this provider did not sign, or that is older than 5 minutes or newer than 1. */
  eventIn(rawBody: Buffer, signature: string, now: Date): Promise<StripeEvent | undefined>;
  /** Ends everything with this customer; one that is gone already is fine. */
  forget(customerId: string): Promise<void>;
}

/** Stripe's own tolerance looks back only; a time from the future is refused as well (§1.5 of the protocols). */
const OLDEST_SECONDS = 300;
const NEWEST_SECONDS = 60;

const Keys = z.object({ apiKey: z.string(), webhookSecret: z.string() });

export const stripe = connector('stripe', (env): Payments => {
  const prices: Record<PaidPlan, string> = {
    Starter: env.STRIPE_PRICE_STARTER,
    Growth: env.STRIPE_PRICE_GROWTH,
  };
  const planOf = (price: string) =>
    (Object.keys(prices) as PaidPlan[]).find((plan) => prices[plan] === price);
  const secrets = new SecretsManagerClient({});
  let opened: Promise<{ client: Stripe; webhookSecret: string }> | undefined;
  const open = async () => {
    const SecretId = env.STRIPE_SECRET_ARN;
    const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    const { apiKey, webhookSecret } = Keys.parse(JSON.parse(SecretString));
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
  };
  const provider = () => {
    opened ??= open().catch((error) => {
      opened = undefined; // a failed fetch of the keys is tried again by the next call
      throw error;
    });
    return opened;
  };
  const ours = (subscription: Stripe.Subscription): PaidSubscription[] => {
    const [item] = subscription.items.data;
    if (!item) return [];
    const { customer } = subscription;
    return [
      {
        customerId: typeof customer === 'string' ? customer : customer.id,
        plan: planOf(item.price.id) ?? FREE.name,
        status: subscription.status,
        // The portal says it in one of two ways, as the account is set up.
        cancelsAtPeriodEnd:
          subscription.cancel_at_period_end ||
          (subscription.cancel_at ?? Number.POSITIVE_INFINITY) <= item.current_period_end,
        periodStart: instant(item.current_period_start),
        periodEnd: instant(item.current_period_end),
      },
    ];
  };
  return {
    async createCustomer({ id, email }) {
      const { client } = await provider();
      // The key makes two simultaneous first checkouts one customer.
      const options = { idempotencyKey: `customer-${id}` };
      return (await client.customers.create({ email, metadata: { owner_id: id } }, options)).id;
    },
    async checkout(customer, plan) {
      const { client } = await provider();
      const { url } = await client.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: prices[plan], quantity: 1 }],
        success_url: `${env.APP_ORIGIN}/usage-billing?success=true`,
        cancel_url: `${env.APP_ORIGIN}/usage-billing?canceled=true`,
      });
      return url;
    },
    async portal(customer) {
      const { client } = await provider();
      const return_url = `${env.APP_ORIGIN}/usage-billing`;
      return (await client.billingPortal.sessions.create({ customer, return_url })).url;
    },
    async *subscriptions(customer) {
      const { client } = await provider();
      const all = client.subscriptions.list({
        status: 'all',
        limit: 100,
        ...(customer && { customer }),
      });
      for await (const each of all) yield* ours(each);
    },
    async eventIn(rawBody, signature, now) {
      const { client, webhookSecret } = await provider();
      // Of two instants the library would check the last: an old event could borrow a young one.
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
        const { customer } = event.data.object as { customer?: string | { id: string } | null };
        const customerId = typeof customer === 'string' ? customer : customer?.id;
        return { id: event.id, type: event.type, created: event.created, customerId };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
    async forget(customerId) {
      const { client } = await provider();
      await client.customers.del(customerId).catch((error) => {
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
        throw error;
      });
    },
  };
});

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

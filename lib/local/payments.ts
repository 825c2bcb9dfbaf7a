import { join } from 'node:path';
import { secretField } from './secrets.ts';
import { billedFrom, demoSubscription } from './seed/owner.ts';
import { startStripe } from './stand-ins/stripe.ts';

interface Place {
  readonly port: number;
  readonly outputs: Record<string, string>;
  /** The folder in which its state survives restarts. */
  readonly folder?: string;
  readonly now: Date;
}

/** The payment stand-in with the keys of the deployed functions. Requires `setEnvironment`. */
export async function startPayments({ port, outputs, folder, now }: Place) {
  const webhookSecret = await secretField(outputs.STRIPE_SECRET_ARN, 'webhookSecret');
  const payments = startStripe({
    port,
    webhook: () => `${outputs.APP_ORIGIN}/functions/v1/stripe-webhook`,
    webhookSecret: () => webhookSecret,
    ...(folder && { file: join(folder, 'stripe.json') }),
  });
  payments.addSubscription({ ...demoSubscription, startedAt: billedFrom(now) });
  return payments;
}

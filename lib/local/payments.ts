import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { demoSubscription } from './seed/owner.ts';
import { startStripe } from './stand-ins/stripe.ts';

interface Place {
  readonly port: number;
  readonly outputs: Record<string, string>;
  /** Kept across restarts in this folder. */
  readonly folder?: string;
}

/** The payment stand-in, with the keys that the deployed functions have. The process must have entered the cloud. */
export async function startPayments({ port, outputs, folder }: Place) {
  const secret = new GetSecretValueCommand({ SecretId: outputs.STRIPE_SECRET_ARN });
  const { SecretString = '{}' } = await new SecretsManagerClient({}).send(secret);
  const { webhookSecret } = JSON.parse(SecretString) as { webhookSecret: string };
  const payments = startStripe({
    port,
    webhook: () => `${outputs.API_URL}/functions/v1/stripe-webhook`,
    webhookSecret: () => webhookSecret,
    ...(folder && { file: join(folder, 'stripe.json') }),
  });
  payments.know(demoSubscription);
  return payments;
}

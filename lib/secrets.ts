import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** STATEFUL. The key behind every signed link and ticket, and the payment provider's keys. */
export class Secrets extends Construct {
  readonly signing: Provision<'signing'>;
  readonly stripe: Provision<'stripe'>;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Secrets');
    const removalPolicy = RemovalPolicy.RETAIN;
    const signing = new Secret(this, 'Signing', {
      description:
        'Signs session tickets and links. Changing it ends the links in mails already sent.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy,
    });
    // An operator puts the real keys in once: {"apiKey": "...", "webhookSecret": "..."}.
    const stripe = new Secret(this, 'Stripe', {
      description: 'Keys of the payment provider: apiKey and webhookSecret',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ apiKey: 'not-set' }),
        generateStringKey: 'webhookSecret',
        excludePunctuation: true,
      },
      removalPolicy,
    });
    this.signing = {
      environment: { SIGNING_SECRET_ARN: signing.secretArn },
      grant: (to) => signing.grantRead(to),
    };
    this.stripe = {
      environment: {
        STRIPE_SECRET_ARN: stripe.secretArn,
        STRIPE_PRICE_STARTER: stage.stripe.priceStarter,
        STRIPE_PRICE_GROWTH: stage.stripe.priceGrowth,
        STRIPE_API_ORIGIN: stage.stripe.apiOrigin,
        APP_ORIGIN: stage.appOrigin,
      },
      grant: (to) => stripe.grantRead(to),
    };
  }
}

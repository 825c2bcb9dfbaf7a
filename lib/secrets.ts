import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** STATEFUL. The signing keys of links and tickets, the keys of the payment provider, and the origin secret. */
export class Secrets extends Construct {
  readonly signing: Provision<'signing'>;
  readonly stripe: Provision<'stripe'>;
  readonly origin: Provision<'origin'>;
  /** The secret by which the API recognizes the distribution. */
  readonly originSecret: Secret;
  readonly all: readonly Secret[];

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'Secrets');
    const removalPolicy = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
    const signing = new Secret(this, 'Signing', {
      description: 'Keys that sign session tickets and links. "npm run rotate" adds one.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy,
    });
    // An operator sets the real keys once: {"apiKey": "...", "webhookSecret": "..."}.
    const stripe = new Secret(this, 'Stripe', {
      description: 'Keys of the payment provider: apiKey and webhookSecret',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ apiKey: 'not-set' }),
        generateStringKey: 'webhookSecret',
        excludePunctuation: true,
      },
      removalPolicy,
    });
    this.originSecret = new Secret(this, 'Origin', {
      description:
        'The secret that CloudFront sends to the API: current, and previous during a rotation',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy,
    });
    const { originSecret } = this;
    this.origin = {
      environment: { ORIGIN_SECRET_ARN: originSecret.secretArn },
      grant: (to) => originSecret.grantRead(to),
    };
    this.all = [signing, stripe, originSecret];
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

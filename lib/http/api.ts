import { Stack } from 'aws-cdk-lib';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import type { Auth } from '../auth.ts';
import { triggeredBy } from '../deployables.ts';
import type { Functions } from '../functions.ts';
import type { Stage } from '../stage.ts';
import { LambdaHttpApi } from './http-api.ts';

/** Requests per second. Together they stay below the 2,500 that AWS grants an account in its smaller regions. */
const APP_LIMITS = { rateLimit: 500, burstLimit: 1_000 };
const INGESTION_LIMITS = { rateLimit: 2_000, burstLimit: 4_000 };

/**
 * Every call of the contract as a route; the owner's calls pass the authorizer first. There is no CORS: app, API and
 * tracker share one origin, and the two routes for other people's sites answer their preflight themselves.
 */
export class Api extends LambdaHttpApi {
  constructor(
    scope: Construct,
    stage: Stage,
    { functions, auth }: { functions: Functions; auth: Auth },
  ) {
    super(scope, 'Api', stage, { functions, throttle: APP_LIMITS });
    // Written out because the emulator does not know the pool's attribute ProviderURL.
    const { region, urlSuffix } = Stack.of(this);
    const issuer = `https://cognito-idp.${region}.${urlSuffix}/${auth.pool.userPoolId}`;
    const login = new HttpJwtAuthorizer('Login', issuer, {
      jwtAudience: [auth.client.userPoolClientId],
    });
    for (const each of triggeredBy('http')) {
      const { method, path, caller } = each.fn.trigger.call;
      this.route(each, {
        path,
        methods: [method],
        // No scope: the authorizer would answer a missing one with 403. `ownerOf` rejects it, and every owner's call passes there.
        ...(caller === 'owner' && { authorizer: login }),
      });
    }
    for (const each of triggeredBy('raw')) {
      if (!each.fn.trigger.isIngestion) this.route(each, each.fn.trigger);
    }
  }
}

/** What trackers send. Its own API, so that neither visitors nor owners can use up the other's requests. */
export class IngestionApi extends LambdaHttpApi {
  constructor(scope: Construct, stage: Stage, functions: Functions) {
    super(scope, 'Ingestion', stage, { functions, throttle: INGESTION_LIMITS });
    for (const each of triggeredBy('raw')) {
      if (each.fn.trigger.isIngestion) this.route(each, each.fn.trigger);
    }
  }
}

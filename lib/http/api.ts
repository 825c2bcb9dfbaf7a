import { Stack } from 'aws-cdk-lib';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Construct } from 'constructs';
import type { Auth } from '../auth.ts';
import { triggeredBy } from '../deployables.ts';
import type { Functions } from '../functions.ts';
import type { Stage } from '../stage.ts';
import { LambdaHttpApi } from './http-api.ts';

/** Requests per second. Their sum is at most the 2,500 that AWS grants an account in its smaller regions. */
export const APP_LIMITS = { rateLimit: 500, burstLimit: 1_000 };
export const INGESTION_LIMITS = { rateLimit: 2_000, burstLimit: 4_000 };

/**
 * One route per call of the contract, with the authorizer for owners' calls. There is no CORS, because app, API and tracker
 * share one origin; the two routes for third-party sites handle their own preflight requests.
 */
export class Api extends LambdaHttpApi {
  constructor(
    scope: Construct,
    stage: Stage,
    { functions, auth }: { functions: Functions; auth: Auth },
  ) {
    super(scope, 'Api', stage, { functions, throttle: APP_LIMITS });
    // Built by hand, because the emulator does not support the pool's attribute ProviderURL.
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
        // No scope here: the authorizer would respond 403 to a missing one. `ownerOf` checks it in every owner's call.
        ...(caller === 'owner' && { authorizer: login }),
      });
    }
    for (const each of triggeredBy('raw')) {
      if (!each.fn.trigger.isIngestion) this.route(each, each.fn.trigger);
    }
  }
}

/** A separate API for trackers, so that visitors and owners cannot exhaust each other's rate limit. */
export class IngestionApi extends LambdaHttpApi {
  constructor(scope: Construct, stage: Stage, functions: Functions) {
    super(scope, 'Ingestion', stage, { functions, throttle: INGESTION_LIMITS });
    for (const each of triggeredBy('raw')) {
      if (each.fn.trigger.isIngestion) this.route(each, each.fn.trigger);
    }
  }
}

import { Stack } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpMethod,
  type HttpRouteIntegrationBindOptions,
  type HttpRouteIntegrationConfig,
  HttpStage,
  IntegrationCredentials,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { accessLog } from './access-log.ts';
import type { Auth } from './auth.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions } from './functions.ts';
import type { Stage } from './stage.ts';

/**
 * A function that the API calls in one role of its own. The usual way, a permission on each function, would take an
 * eighth of the 500 resources that CloudFormation allows in a stack.
 */
class CalledByRole extends HttpLambdaIntegration {
  readonly #fn: IFunction;
  readonly #caller: Role;

  constructor(id: string, fn: IFunction, caller: Role) {
    super(id, fn);
    this.#fn = fn;
    this.#caller = caller;
  }

  override bind(options: HttpRouteIntegrationBindOptions): HttpRouteIntegrationConfig {
    return {
      ...super.bind(options),
      credentials: IntegrationCredentials.fromRole(this.#caller),
    };
  }

  protected override completeBind(): void {
    this.#caller.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: [this.#fn.functionArn],
      }),
    );
  }
}

/**
 * Every call of the contract as a route; the owner's calls pass the authorizer first. There is no CORS: app, API and
 * tracker share one origin, and the two routes for other people's sites answer their preflight themselves.
 */
export class Api extends Construct {
  /** The API's own address, behind the shared origin. */
  readonly url: string;

  constructor(
    scope: Construct,
    stage: Stage,
    { functions, auth }: { functions: Functions; auth: Auth },
  ) {
    super(scope, 'Api');
    const api = new HttpApi(this, 'Http', { createDefaultStage: false });
    new HttpStage(this, 'Default', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: 2_000, burstLimit: 4_000 },
      accessLogSettings: accessLog(this),
    });
    // Written out because the emulator does not know the pool's attribute ProviderURL.
    const { region, urlSuffix } = Stack.of(this);
    const issuer = `https://cognito-idp.${region}.${urlSuffix}/${auth.pool.userPoolId}`;
    const login = new HttpJwtAuthorizer('Login', issuer, {
      jwtAudience: [auth.client.userPoolClientId],
    });
    const caller = new Role(this, 'Caller', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    });
    for (const each of triggeredBy('http')) {
      const { method, path, caller: asker } = each.fn.trigger.call;
      api.addRoutes({
        path,
        methods: [HttpMethod[method]],
        integration: new CalledByRole(each.name, functions.of(each), caller),
        // No scope: the authorizer would answer a missing one with 403. `ownerOf` refuses it, and every owner's call passes there.
        ...(asker === 'owner' && { authorizer: login }),
      });
    }
    for (const each of triggeredBy('raw')) {
      const { methods, path } = each.fn.trigger;
      api.addRoutes({
        path,
        methods: methods.map((method) => HttpMethod[method]),
        integration: new CalledByRole(each.name, functions.of(each), caller),
      });
    }
    this.url = stage.endpoint ? `${stage.endpoint}/_aws/execute-api/${api.apiId}` : api.apiEndpoint;
  }
}

import {
  HttpApi,
  HttpMethod,
  type HttpRoute,
  type HttpRouteIntegrationBindOptions,
  type HttpRouteIntegrationConfig,
  HttpStage,
  type IHttpRouteAuthorizer,
  IntegrationCredentials,
  type ThrottleSettings,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Deployable } from '../deployables.ts';
import type { Functions } from '../functions.ts';
import { InlineRole } from '../inline-role.ts';
import { accessLog } from '../observability/access-log.ts';
import type { Stage } from '../stage.ts';

/**
 * An integration that invokes functions with one role of the API. The default, one permission per function, would take an
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

interface Route {
  readonly path: string;
  readonly methods: readonly (keyof typeof HttpMethod)[];
  /** Absent for calls without a login. */
  readonly authorizer?: IHttpRouteAuthorizer;
}

/** One HTTP API with its rate limits, its access log, and the role in which it invokes functions. */
export class LambdaHttpApi extends Construct {
  readonly id: string;
  /** The API's own address, behind the shared origin. */
  readonly url: string;
  /** Routes without a login. */
  readonly openRoutes: HttpRoute[] = [];
  readonly #api: HttpApi;
  readonly #caller: Role;
  readonly #functions: Functions;

  constructor(
    scope: Construct,
    id: string,
    stage: Stage,
    { functions, throttle }: { functions: Functions; throttle: ThrottleSettings },
  ) {
    super(scope, id);
    this.#functions = functions;
    this.#api = new HttpApi(this, 'Http', { createDefaultStage: false });
    new HttpStage(this, 'Default', {
      httpApi: this.#api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: accessLog(this),
    });
    this.#caller = new InlineRole(this, 'Caller', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
    });
    const { apiId, apiEndpoint } = this.#api;
    this.id = apiId;
    this.url = stage.endpoint ? `${stage.endpoint}/_aws/execute-api/${apiId}` : apiEndpoint;
  }

  protected route(each: Deployable, { path, methods, authorizer }: Route): void {
    const routes = this.#api.addRoutes({
      path,
      methods: methods.map((method) => HttpMethod[method]),
      integration: new CalledByRole(each.name, this.#functions.of(each), this.#caller),
      ...(authorizer && { authorizer }),
    });
    if (!authorizer) this.openRoutes.push(...routes);
  }
}

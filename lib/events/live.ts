import { RemovalPolicy } from 'aws-cdk-lib';
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { WebSocketApi, type WebSocketRoute, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { triggeredBy } from '../deployables.ts';
import type { Functions, Provision } from '../functions.ts';
import { accessLog } from '../observability/access-log.ts';
import type { Stage } from '../stage.ts';

/** API Gateway accepts a log role only with these permissions. */
export const LOG_ACTIONS = [
  'CreateLogGroup',
  'CreateLogStream',
  'DescribeLogGroups',
  'DescribeLogStreams',
  'FilterLogEvents',
  'GetLogEvents',
  'PutLogEvents',
].map((action) => `logs:${action}`);

/** The WebSocket API with a connection to every signed-in page. */
export class Live extends Construct {
  readonly url: string;
  readonly apiId: string;
  readonly routes: WebSocketRoute[] = [];
  /** The role in which API Gateway writes its log. The emulator has none. */
  logRole: Role | undefined;
  readonly provision: Provision<'live'>;
  readonly #api: WebSocketApi;

  constructor(scope: Construct, { endpoint }: Stage) {
    super(scope, 'Live');
    this.#api = new WebSocketApi(this, 'Socket');
    this.apiId = this.#api.apiId;
    const stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.#api,
      stageName: 'live',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1_000 },
      accessLogSettings: accessLog(this),
    });
    if (!endpoint) stage.node.addDependency(this.#logAccount());
    // The emulator does not return its own address for these two URLs, so they are built from its path.
    const path = `/_aws/execute-api/${this.#api.apiId}/${stage.stageName}`;
    this.url = endpoint ? `${endpoint.replace('http', 'ws')}${path}` : stage.url;
    this.provision = {
      environment: { LIVE_ENDPOINT: endpoint ? `${endpoint}${path}` : stage.callbackUrl },
      grant: (to) => stage.grantManagementApiAccess(to),
    };
  }

  /**
   * A WebSocket API writes its access log with a role that is set once per account and region (an HTTP API needs none). Both
   * resources are retained when the stack is deleted, because another stage of the account may use them.
   */
  #logAccount(): CfnAccount {
    const role = new Role(this, 'LogRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: {
        write: new PolicyDocument({
          statements: [new PolicyStatement({ actions: LOG_ACTIONS, resources: ['*'] })],
        }),
      },
    });
    this.logRole = role;
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    const account = new CfnAccount(this, 'LogAccount', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }

  addRoutes(functions: Functions) {
    for (const each of triggeredBy('socket')) {
      const route = this.#api.addRoute(each.fn.trigger.route, {
        integration: new WebSocketLambdaIntegration(each.name, functions.of(each)),
      });
      this.routes.push(route);
    }
  }
}

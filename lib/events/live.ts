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

/** What API Gateway checks that its role may do before it takes the role. */
export const LOG_ACTIONS = [
  'CreateLogGroup',
  'CreateLogStream',
  'DescribeLogGroups',
  'DescribeLogStreams',
  'FilterLogEvents',
  'GetLogEvents',
  'PutLogEvents',
].map((action) => `logs:${action}`);

/** The open line to every signed-in page. */
export class Live extends Construct {
  readonly url: string;
  readonly apiId: string;
  readonly routes: WebSocketRoute[] = [];
  /** In which API Gateway writes its log; none in the emulator. */
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
    // The emulator never puts its own address into these two, so it gets the path it serves them at.
    const path = `/_aws/execute-api/${this.#api.apiId}/${stage.stageName}`;
    this.url = endpoint ? `${endpoint.replace('http', 'ws')}${path}` : stage.url;
    this.provision = {
      environment: { LIVE_ENDPOINT: endpoint ? `${endpoint}${path}` : stage.callbackUrl },
      grant: (to) => stage.grantManagementApiAccess(to),
    };
  }

  /**
   * A WebSocket API writes its access log in a role that the account names once per region (an HTTP API needs none). Both
   * are kept whatever happens to this stack: another stage of the account may write its log by them.
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

  route(functions: Functions) {
    for (const each of triggeredBy('socket')) {
      const route = this.#api.addRoute(each.fn.trigger.route, {
        integration: new WebSocketLambdaIntegration(each.name, functions.of(each)),
      });
      this.routes.push(route);
    }
  }
}

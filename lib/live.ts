import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { accessLog } from './access-log.ts';
import { triggeredBy } from './deployables.ts';
import type { Functions, Provision } from './functions.ts';
import type { Stage } from './stage.ts';

/** The open line to every signed-in page. */
export class Live extends Construct {
  readonly url: string;
  readonly provision: Provision<'live'>;
  readonly #api: WebSocketApi;

  constructor(scope: Construct, { endpoint }: Stage) {
    super(scope, 'Live');
    this.#api = new WebSocketApi(this, 'Socket');
    const stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.#api,
      stageName: 'live',
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1_000 },
      accessLogSettings: accessLog(this),
    });
    // The emulator never puts its own address into these two, so it is told the path it serves them at.
    const path = `/_aws/execute-api/${this.#api.apiId}/${stage.stageName}`;
    this.url = endpoint ? `${endpoint.replace('http', 'ws')}${path}` : stage.url;
    this.provision = {
      environment: { LIVE_ENDPOINT: endpoint ? `${endpoint}${path}` : stage.callbackUrl },
      grant: (to) => stage.grantManagementApiAccess(to),
    };
  }

  route(functions: Functions) {
    for (const each of triggeredBy('socket')) {
      this.#api.addRoute(each.fn.trigger.route, {
        integration: new WebSocketLambdaIntegration(each.name, functions.of(each)),
      });
    }
  }
}

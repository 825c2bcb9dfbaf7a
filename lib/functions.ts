import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IGrantable, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '../lambdas/runtime/env.ts';
import type { Resource } from '../lambdas/runtime/function.ts';
import { bundle, folderOf } from './bundle.ts';
import { type Deployable, deployables } from './deployables.ts';
import { InlineRole } from './inline-role.ts';
import type { Stage } from './stage.ts';

/** What a function gets for a name in its `uses`: the variables its adapter reads, and the grant. */
export interface Provision<R extends Resource = Resource> {
  readonly environment: Environment<R>;
  readonly grant: (to: IGrantable) => void;
}
export type Provisions = { readonly [R in Resource]: Provision<R> };

/** The list, as Lambda functions. Triggers are attached by whoever owns them: api, live, queues … */
export class Functions extends Construct {
  /** Where all of them write. */
  readonly logGroup: LogGroup;
  readonly #byId = new Map<string, lambda.Function>();

  constructor(scope: Construct, stage: Stage, provisions: Provisions) {
    super(scope, 'Functions');
    const isLocal = stage.endpoint !== undefined;
    bundle(isLocal);
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.logGroup = logGroup;
    for (const each of deployables) {
      const provided = each.fn.uses.map((resource): Provision => provisions[resource]);
      const role = new InlineRole(this, `${each.name}-role`, {
        assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      });
      logGroup.grantWrite(role);
      const fn = new lambda.Function(this, each.name, {
        role,
        functionName: `reveille-${stage.name}-${each.name}`,
        code: lambda.Code.fromAsset(join(folderOf(isLocal), each.id)),
        handler: 'index.handler',
        runtime: lambda.Runtime.NODEJS_24_X,
        architecture: lambda.Architecture.ARM_64,
        memorySize: each.fn.memoryMb ?? 512,
        timeout: Duration.seconds(each.fn.timeoutSeconds ?? 10),
        logGroup,
        environment: Object.assign(
          { POWERTOOLS_SERVICE_NAME: each.id },
          ...provided.map(({ environment }) => environment),
        ),
      });
      for (const { grant } of provided) grant(role);
      this.#byId.set(each.id, fn);
    }
  }

  of({ id }: Deployable): lambda.Function {
    const fn = this.#byId.get(id);
    if (!fn) throw new Error(`${id} is not in lambdas/functions.ts`);
    return fn;
  }
}

import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IGrantable, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Environment } from '../lambdas/runtime/env.ts';
import {
  type LambdaFunction,
  memoryOf,
  type Resource,
  resourcesOf,
  timeoutOf,
} from '../lambdas/runtime/function.ts';
import { bundle, folderOf } from './code/bundle.ts';
import { compileCacheVariables } from './code/compile-cache.ts';
import { type Deployable, deployables, functionName, reservedExecutions } from './deployables.ts';
import { InlineRole } from './inline-role.ts';
import { CANARIES, Releases } from './releases.ts';
import type { Stage } from './stage.ts';

/** What a resource in `uses` gives a function: the variables that its adapter reads, and the grant. */
export interface Provision<R extends Resource = Resource> {
  readonly environment: Environment<R>;
  readonly grant: (to: IGrantable) => void;
}
export type Provisions = { readonly [R in Resource]: Provision<R> };

/** Makes stack traces name the sources. Node reads a source map only after an error. */
const SOURCE_MAPS = { NODE_OPTIONS: '--enable-source-maps' };

/** Lambda stops a function after sixteen messages that it sent to its own queue, each because of the one before. */
const queuesForItself = ({ trigger, uses }: LambdaFunction) =>
  trigger.kind === 'queue' && uses.includes(trigger.queue);

/**
 * Functions with the same permissions share a role, which saves a tenth of CloudFormation's 500 resources. Functions behind
 * a queue or stream have their own role, because it also allows reading that source.
 */
const roleNameOf = ({ name, fn }: Deployable): string =>
  ['queue', 'stream'].includes(fn.trigger.kind) ? name : resourcesOf(fn).toSorted().join('-');

/** The list as Lambda functions. Other files attach their triggers: api, live, queues … */
export class Functions extends Construct {
  /** The log group of all functions. */
  readonly logGroup: LogGroup;
  readonly #byId = new Map<string, lambda.Function>();
  readonly #aliases = new Map<string, lambda.Alias>();
  /** Releases canary functions step by step; undefined in the emulator. */
  readonly releases: Releases | undefined;
  readonly #roles = new Map<string, InlineRole>();

  constructor(scope: Construct, stage: Stage, provisions: Provisions) {
    super(scope, 'Functions');
    const isLocal = stage.endpoint !== undefined;
    bundle(isLocal);
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.logGroup = logGroup;
    this.releases = isLocal ? undefined : new Releases(this, stage, logGroup);
    for (const each of deployables) {
      const provided = resourcesOf(each.fn).map((resource): Provision => provisions[resource]);
      const role =
        this.#roles.get(roleNameOf(each)) ?? this.#createRole(roleNameOf(each), provided);
      const executions = reservedExecutions(each, stage);
      const fn = new lambda.Function(this, each.name, {
        role,
        functionName: functionName(stage, each),
        code: lambda.Code.fromAsset(join(folderOf(isLocal), each.id)),
        handler: 'index.handler',
        runtime: lambda.Runtime.NODEJS_24_X,
        architecture: lambda.Architecture.ARM_64,
        memorySize: memoryOf(each.fn),
        timeout: Duration.seconds(timeoutOf(each.fn)),
        ...(queuesForItself(each.fn) && { recursiveLoop: lambda.RecursiveLoop.ALLOW }),
        ...(executions > 0 && { reservedConcurrentExecutions: executions }),
        logGroup,
        environment: Object.assign(
          {
            POWERTOOLS_SERVICE_NAME: each.id,
            ...(!isLocal && { ...SOURCE_MAPS, ...compileCacheVariables }),
          },
          ...provided.map(({ environment }) => environment),
        ),
      });
      this.#byId.set(each.id, fn);
      if (this.releases && CANARIES.includes(each.id)) {
        this.#aliases.set(each.id, this.releases.aliasOf(each, fn));
      }
    }
  }

  #createRole(name: string, provided: readonly Provision[]): InlineRole {
    const role = new InlineRole(this, `${name}-role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    this.logGroup.grantWrite(role);
    for (const { grant } of provided) grant(role);
    this.#roles.set(name, role);
    return role;
  }

  /** The target of triggers: the alias of a canary function, or else the function. */
  of(each: Deployable): lambda.IFunction {
    return this.#aliases.get(each.id) ?? this.resourceOf(each);
  }

  resourceOf({ id }: Deployable): lambda.Function {
    const fn = this.#byId.get(id);
    if (!fn) throw new Error(`${id} is not in lambdas/functions.ts`);
    return fn;
  }

  roleOf(each: Deployable): InlineRole {
    const role = this.#roles.get(roleNameOf(each));
    if (!role) throw new Error(`${each.id} is not in lambdas/functions.ts`);
    return role;
  }
}

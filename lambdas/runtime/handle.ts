import type {
  CustomMessageTriggerEvent,
  DynamoDBRecord,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda';
import type * as z from 'zod/mini';
import { origin } from '../adapters/origin.ts';
import { sessions as sessionsConnector } from '../adapters/sessions.ts';
import type { Call } from '../contract/call.ts';
import type { Owner, Source } from './caller.ts';
import type { Connector } from './connector.ts';
import { type Environment, environmentOf } from './env.ts';
import {
  checksSession,
  isBehindEdge,
  type LambdaFunction,
  type Resource,
  type Trigger,
  type UserPoolMoment,
} from './function.ts';
import { flushed } from './log.ts';
import { inRequest } from './request.ts';
import {
  type Invocation,
  type RawRequest,
  type RawResponse,
  type TriggerAdapter,
  triggerAdapters,
} from './trigger-adapters.ts';

interface CalledBy {
  anyone: unknown;
  owner: { owner: Owner };
}

interface UserPoolEvents extends Record<UserPoolMoment, object> {
  'pre-sign-up': PreSignUpTriggerEvent;
  'post-confirmation': PostConfirmationTriggerEvent;
  'custom-message': CustomMessageTriggerEvent;
  'pre-token-generation': PreTokenGenerationTriggerEvent;
}

/** A function's input: the current time, and the data of its trigger. */
type Input<T extends Trigger> = { now: Date } & (T extends { call: Call<infer B, infer _, infer W> }
  ? { body: z.output<B>; source: Source } & CalledBy[W]
  : T extends { kind: 'raw' }
    ? { request: RawRequest; source: Source }
    : T extends { message: infer M extends z.ZodMiniType }
      ? { message: z.output<M> }
      : T extends { kind: 'stream' }
        ? { records: DynamoDBRecord[] }
        : T extends { kind: 'socket' }
          ? { connectionId: string; token: string; text: string }
          : T extends { moment: infer M extends UserPoolMoment }
            ? { event: UserPoolEvents[M] }
            : unknown);

type Reply<T extends Trigger> = T extends { call: Call<infer _, infer R> }
  ? z.input<R>
  : T extends { kind: 'raw' }
    ? RawResponse
    : T extends { kind: 'invocation' }
      ? object
      : T extends { kind: 'stream' }
        ? readonly DynamoDBRecord[]
        : T extends { moment: infer M extends UserPoolMoment }
          ? UserPoolEvents[M]
          : // biome-ignore lint/suspicious/noConfusingVoidType: a function without a response may also return nothing
            void;

/** A connector for each resource in `uses` and no other: an undeclared resource does not compile. */
type Connectors<F extends LambdaFunction> = {
  readonly [R in F['uses'][number]]: Connector<R, unknown>;
};
type Exactly<Wanted, Given> = Given & { readonly [K in Exclude<keyof Given, keyof Wanted>]: never };
type Connected<C> = {
  readonly [K in keyof C]: C[K] extends Connector<infer _, infer Adapter> ? Adapter : never;
};

/** Turns a definition from `functions.ts`, its connectors and one async body into a Lambda handler. */
export function handle<F extends LambdaFunction, C extends Connectors<F>>(
  fn: F,
  connectors: Exactly<Connectors<F>, C>,
  run: (input: Input<F['trigger']>, use: Connected<C>) => Promise<Reply<F['trigger']>>,
) {
  const adapters = Object.values<Connector<Resource, unknown>>(connectors).map((each) => [
    each.resource,
    each.connect(environmentOf(each.resource) as Environment<Resource> & never),
  ]);
  const use = Object.fromEntries(adapters) as Connected<C>;
  const adapter = triggerAdapters[fn.trigger.kind] as TriggerAdapter;
  const edge = isBehindEdge(fn) ? origin.connect(environmentOf('origin')) : undefined;
  const sessions = checksSession(fn)
    ? sessionsConnector.connect(environmentOf('table:read'))
    : undefined;
  return (event: unknown, invocation?: Invocation) =>
    inRequest(invocation?.awsRequestId, async () => {
      const work = (input: object) => run(input as Input<F['trigger']>, use);
      try {
        return await adapter(fn.trigger, event, work, { invocation, edge, sessions });
      } finally {
        await flushed();
      }
    });
}

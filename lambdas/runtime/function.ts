import type * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';

/** The queues of the product. A function listens to one by its trigger and sends to one by its `uses`. */
export const queueNames = [
  /** One message a zone and moment: prepare at 04:00, send at 09:00, or the sweep. */
  'zone-reports',
  /** One message an owner and local date: write the report. */
  'report-preparations',
  /** One message an owner and local date: mail the report. */
  'report-sendings',
  /** One message a session that has ended: read it once, store its digest. */
  'session-closings',
  /** What the mail service says happened to a mail (SES → SNS → SQS). */
  'mail-events',
  /** One message an owner and day: is the tag still where it was? */
  'website-checks',
  /** One message an account that its owner deleted. */
  'account-deletions',
  /** An owner whose plan is full: they are written to, once a period. */
  'limit-notices',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The outside things a function may touch. Each one is a grant, its variables and an adapter. */
export type Resource =
  | 'table'
  | 'recordings'
  | 'mail'
  | 'user-pool'
  | 'identities'
  | 'user-removal'
  | 'live'
  | 'addresses'
  | 'signing'
  | 'scheduler'
  | 'stripe'
  | 'language-model'
  | 'speech'
  | 'web'
  | 'page-reader'
  | QueueName;

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
export type UserPoolMoment =
  | 'pre-sign-up'
  | 'post-confirmation'
  | 'custom-message'
  | 'pre-token-generation';

export type Trigger =
  | { readonly kind: 'http'; readonly call: Call }
  | { readonly kind: 'raw'; readonly methods: readonly HttpMethod[]; readonly path: `/${string}` }
  | { readonly kind: 'queue'; readonly queue: QueueName; readonly message: z.ZodMiniType }
  | { readonly kind: 'schedule'; readonly everyMinutes: number }
  | { readonly kind: 'invocation'; readonly message: z.ZodMiniType }
  | { readonly kind: 'stream' }
  | { readonly kind: 'socket'; readonly route: '$connect' | '$disconnect' | '$default' }
  | { readonly kind: 'user-pool'; readonly moment: UserPoolMoment };

export interface LambdaFunction<
  T extends Trigger = Trigger,
  R extends readonly Resource[] = readonly Resource[],
> {
  readonly trigger: T;
  readonly uses: R;
  /** Ten seconds where nothing is said. */
  readonly timeoutSeconds?: number;
  /** 512 MB where nothing is said. */
  readonly memoryMb?: number;
}

/** A call of the contract: JSON in, JSON out, refusals as problem documents. */
export const http = <C extends Call>(call: C) => ({ kind: 'http', call }) as const;
/** A request that is not a call: bytes, pixels, redirects, forms, webhooks. The function answers in full. */
export const raw = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path }) as const;
export const queue = <M extends z.ZodMiniType>(name: QueueName, message: M) =>
  ({ kind: 'queue', queue: name, message }) as const;
/** Another function asks and waits for the answer; nothing from outside comes in here. */
export const invocation = <const M extends z.ZodMiniType>(message: M) =>
  ({ kind: 'invocation', message }) as const;
export const schedule = (everyMinutes: number) => ({ kind: 'schedule', everyMinutes }) as const;
export const stream = () => ({ kind: 'stream' }) as const;
export const socket = (route: '$connect' | '$disconnect' | '$default') =>
  ({ kind: 'socket', route }) as const;
export const userPool = <const M extends UserPoolMoment>(moment: M) =>
  ({ kind: 'user-pool', moment }) as const;

export const lambda = <const T extends Trigger, const R extends readonly Resource[]>(
  definition: LambdaFunction<T, R>,
) => definition;

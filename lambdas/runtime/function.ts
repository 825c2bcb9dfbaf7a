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
  /** One message per hundred owners and day: do their report schedules follow profile and website? */
  'schedule-checks',
  /** One message an account that its owner deleted. */
  'account-deletions',
  /** One message a website whose recordings its owner deletes, and more than one call can delete. */
  'website-erasures',
  /** A sign-up attempt with an address that has an account: its owner gets an email about it. */
  'sign-up-notices',
  /** An owner whose plan is full: they are written to, once a period. */
  'limit-notices',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The outside things a function may touch. Each one is a grant, its variables and an adapter. */
export type Resource =
  | 'table'
  /** The same table in a role that can neither write nor delete. */
  | 'table:read'
  | 'bucket'
  | 'bucket:read'
  | 'mail'
  | 'user-pool'
  | 'identities'
  | 'user-removal'
  | 'live'
  | 'addresses'
  | 'origin'
  | 'signing'
  | 'scheduler'
  | 'stripe'
  | 'language-model'
  | 'speech'
  | 'web'
  | 'page-reader'
  | 'releases'
  | QueueName;

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
export type UserPoolMoment =
  | 'pre-sign-up'
  | 'post-confirmation'
  | 'custom-message'
  | 'pre-token-generation';

/** How a queue's messages are worked on. A test holds the function's limit against it. */
export interface Consumption {
  /** The longest one message may take, whatever it waits for. */
  readonly worstSeconds: number;
  /** Messages of one invocation: one where nothing is said. */
  readonly batch?: number;
  /** Messages of a batch that are worked on side by side: one where nothing is said. */
  readonly atOnce?: number;
  /** Invocations side by side in an account that runs a thousand; scaled to what the account has. */
  readonly concurrency: number;
}

/** Which changes of the table concern a function. AWS takes five patterns. */
export interface StreamPattern {
  /** How the sort key begins. */
  readonly items: readonly string[];
  readonly events?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  /** What the item's `state` is after the change. */
  readonly states?: readonly string[];
}

export type Trigger =
  | { readonly kind: 'http'; readonly call: Call }
  | {
      readonly kind: 'raw';
      readonly methods: readonly HttpMethod[];
      readonly path: `/${string}`;
      /** A GET that counts itself, such as the pixel of a mail: the one kind that may write. */
      readonly counts?: true;
      /** Sent by trackers: it has its own API, with its own limits. */
      readonly isIngestion?: true;
    }
  | ({
      readonly kind: 'queue';
      readonly queue: QueueName;
      readonly message: z.ZodMiniType;
    } & Consumption)
  | { readonly kind: 'schedule'; readonly everyMinutes: number }
  | { readonly kind: 'invocation'; readonly message: z.ZodMiniType }
  | { readonly kind: 'stream'; readonly patterns: readonly StreamPattern[] }
  | { readonly kind: 'socket'; readonly route: '$connect' | '$disconnect' | '$default' }
  | { readonly kind: 'user-pool'; readonly moment: UserPoolMoment };

export interface LambdaFunction<
  T extends Trigger = Trigger,
  R extends readonly Resource[] = readonly Resource[],
> {
  readonly trigger: T;
  readonly uses: R;
  /** Ten seconds where nothing is said (`timeoutOf`). */
  readonly timeoutSeconds?: number;
  /** 512 MB where nothing is said. */
  readonly memoryMb?: number;
  /** Executions that nothing else of the account may take, of a thousand: for what must never wait. */
  readonly reservedOfThousand?: number;
}

/** A call of the contract: JSON in, JSON out, rejections as problem documents. */
export const http = <C extends Call>(call: C) => ({ kind: 'http', call }) as const;
/** A request that is not a call: bytes, pixels, redirects, forms, webhooks. The function answers in full. */
export const raw = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path }) as const;
/** A pixel: its GET is what is counted. */
export const counted = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path, counts: true }) as const;
/** A request of a tracker, from the page of any customer. */
export const ingestion = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path, isIngestion: true }) as const;
export const queue = <M extends z.ZodMiniType>(
  name: QueueName,
  message: M,
  consumption: Consumption,
) => ({ kind: 'queue', queue: name, message, ...consumption }) as const;
/** Another function asks and waits for the answer; nothing from outside comes in here. */
export const invocation = <const M extends z.ZodMiniType>(message: M) =>
  ({ kind: 'invocation', message }) as const;
export const schedule = (everyMinutes: number) => ({ kind: 'schedule', everyMinutes }) as const;
/** Changes of the table that fit one of the patterns; nothing else starts the function. */
export const stream = (...patterns: readonly StreamPattern[]) =>
  ({ kind: 'stream', patterns }) as const;
export const socket = (route: '$connect' | '$disconnect' | '$default') =>
  ({ kind: 'socket', route }) as const;
export const userPool = <const M extends UserPoolMoment>(moment: M) =>
  ({ kind: 'user-pool', moment }) as const;

/** Behind CloudFront: a direct call is rejected before any header is trusted. */
export const isBehindEdge = ({ trigger }: LambdaFunction): boolean =>
  trigger.kind === 'http' || trigger.kind === 'raw';

/** What a function is given: what it uses, and what its trigger needs. */
export const resourcesOf = (fn: LambdaFunction): readonly Resource[] =>
  isBehindEdge(fn) ? ['origin', ...fn.uses] : fn.uses;

const DEFAULT_TIMEOUT_SECONDS = 10;
export const timeoutOf = ({ timeoutSeconds }: LambdaFunction): number =>
  timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS;

/** AWS advises six times the function's limit, so that throttled pollers do not hand a message out twice. */
export const visibilityOf = (fn: LambdaFunction): number => 6 * timeoutOf(fn);

/** How long a full batch takes when every message of it takes its longest. */
export const worstBatchSeconds = ({ batch = 1, atOnce = 1, worstSeconds }: Consumption): number =>
  Math.ceil(batch / atOnce) * worstSeconds;

/** Resources a GET may not use, since link scanners follow it. */
type Writing = 'table' | 'bucket';
type OnlyGets<T extends Trigger> = T extends { kind: 'http'; call: { method: 'GET' } }
  ? true
  : T extends { kind: 'raw'; methods: readonly (infer M)[]; counts?: never }
    ? [M] extends ['GET' | 'HEAD']
      ? true
      : false
    : false;
/** A trigger of GETs alone leaves its function no resource that could write or delete. */
type Harmless<T extends Trigger, R extends readonly Resource[]> =
  OnlyGets<T> extends true
    ? Extract<R[number], Writing> extends never
      ? unknown
      : { uses: 'a GET may neither write nor delete: use table:read or bucket:read' }
    : unknown;

export const lambda = <const T extends Trigger, const R extends readonly Resource[]>(
  definition: LambdaFunction<T, R> & Harmless<T, R>,
): LambdaFunction<T, R> => definition;

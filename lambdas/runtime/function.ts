import type * as z from 'zod/mini';
import type { Call } from '../contract/call.ts';

/** The product's queues. A function consumes one with its trigger and sends to one with its `uses`. */
export const queueNames = [
  /** One message per time zone and time: prepare at 04:00, send at 09:00, or the sweep. */
  'zone-reports',
  /** One message per owner and local date: write the report. */
  'report-preparations',
  /** One message per owner and local date: email the report. */
  'report-sendings',
  /** One message per ended session: read its recording and store its digest. */
  'session-closings',
  /** Events of the email service about an email (SES → SNS → SQS). */
  'mail-events',
  /** One message per owner and day: check that the tag is still installed. */
  'website-checks',
  /** One message per hundred owners and day: check that their report schedules match profile and website. */
  'schedule-checks',
  /** One message per account that its owner deleted. */
  'account-deletions',
  /** One message per website whose owner deletes more recordings than one call can. */
  'website-erasures',
  /** One message per sign-up attempt with an address that already has an account: email its owner. */
  'sign-up-notices',
  /** One message per owner whose plan is full: email them, once per period. */
  'limit-notices',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The external resources of functions. Each one is a grant, environment variables and an adapter. */
export type Resource =
  | 'table'
  /** The same table with a role that can neither write nor delete. */
  | 'table:read'
  | 'bucket'
  | 'bucket:read'
  | 'mail'
  | 'user-pool'
  /** The same pool with a role that cannot change users. */
  | 'user-pool:read'
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

/** How a queue's messages are processed. A test checks it against the function's timeout. */
export interface Consumption {
  /** The longest time one message may take, including all waiting. */
  readonly worstSeconds: number;
  /** Messages per invocation; default 1. */
  readonly batch?: number;
  /** Messages of a batch that are processed in parallel; default 1. */
  readonly atOnce?: number;
  /** Concurrent invocations in an account with a limit of 1,000; scaled to the account's limit. */
  readonly concurrency: number;
}

/** The table changes that trigger a function. AWS allows five patterns. */
export interface StreamPattern {
  /** Prefixes of the sort key. */
  readonly items: readonly string[];
  readonly events?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[];
  /** The item's `state` after the change. */
  readonly states?: readonly string[];
}

/**
 * Which tokens of an owner a call accepts. `current` rejects those from before all sessions of the account were ended,
 * which work for ten more minutes. By default, calls that change something do, and calls that read do not, which saves
 * them a read of the table.
 */
type Session = 'any' | 'current';

export type Trigger =
  | { readonly kind: 'http'; readonly call: Call; readonly session?: Session | undefined }
  | {
      readonly kind: 'raw';
      readonly methods: readonly HttpMethod[];
      readonly path: `/${string}`;
      /** A GET that is counted, such as an email's pixel: the only kind of GET that may write. */
      readonly counts?: true;
      /** Sent by trackers: it belongs to a separate API with separate limits. */
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
  /** Default 10, or 20 for functions that send emails (`timeoutOf`). */
  readonly timeoutSeconds?: number;
  /** Default 512 (`memoryOf`). */
  readonly memoryMb?: number;
  /** Reserved concurrency in an account with a limit of 1,000, for functions that must never wait. */
  readonly reservedOfThousand?: number;
}

/** A call of the contract: JSON in, JSON out, rejections as problem documents. */
export const http = <C extends Call>(call: C, session?: Session) =>
  ({ kind: 'http', call, session }) as const;
/** A request that is not a call: bytes, pixels, redirects, forms, webhooks. The function returns the whole response. */
export const raw = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path }) as const;
/** A pixel: its GET requests are counted. */
export const counted = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path, counts: true }) as const;
/** A request of a tracker on a customer's page. */
export const ingestion = <const M extends readonly HttpMethod[]>(methods: M, path: `/${string}`) =>
  ({ kind: 'raw', methods, path, isIngestion: true }) as const;
/** Messages of a queue, validated and handled one by one; failed ones are delivered again. */
export const queue = <M extends z.ZodMiniType>(
  name: QueueName,
  message: M,
  consumption: Consumption,
) => ({ kind: 'queue', queue: name, message, ...consumption }) as const;
/** Another function invokes this one and waits for the result. Not reachable from outside. */
export const invocation = <const M extends z.ZodMiniType>(message: M) =>
  ({ kind: 'invocation', message }) as const;
/** Invoked at this interval. */
export const schedule = (everyMinutes: number) => ({ kind: 'schedule', everyMinutes }) as const;
/** Table changes that match one of the patterns. */
export const stream = (...patterns: readonly StreamPattern[]) =>
  ({ kind: 'stream', patterns }) as const;
/** An event of a live connection. */
export const socket = (route: '$connect' | '$disconnect' | '$default') =>
  ({ kind: 'socket', route }) as const;
/** A trigger of the user pool. */
export const userPool = <const M extends UserPoolMoment>(moment: M) =>
  ({ kind: 'user-pool', moment }) as const;

/** Whether requests must come through CloudFront: direct requests are rejected before any header is trusted. */
export const isBehindEdge = ({ trigger }: LambdaFunction): boolean =>
  trigger.kind === 'http' || trigger.kind === 'raw';

/** Whether a token from before the sessions of its account ended is rejected. Such a function uses the table. */
export function checksSession({ trigger }: LambdaFunction): boolean {
  if (trigger.kind !== 'http' || trigger.call.caller !== 'owner') return false;
  const { call, session = call.method === 'GET' ? 'any' : 'current' } = trigger;
  return session === 'current';
}

/** The resources of a function: what it uses, and what its trigger needs. */
export const resourcesOf = (fn: LambdaFunction): readonly Resource[] =>
  isBehindEdge(fn) ? ['origin', ...fn.uses] : fn.uses;

const DEFAULT_TIMEOUT_SECONDS = 10;
/** Longer than a request to the email service may take, so that its caller gets a problem document. */
const MAIL_TIMEOUT_SECONDS = 20;
export const timeoutOf = ({ timeoutSeconds, uses }: LambdaFunction): number =>
  timeoutSeconds ?? (uses.includes('mail') ? MAIL_TIMEOUT_SECONDS : DEFAULT_TIMEOUT_SECONDS);

const DEFAULT_MEMORY_MB = 512;
export const memoryOf = ({ memoryMb }: LambdaFunction): number => memoryMb ?? DEFAULT_MEMORY_MB;

/** AWS recommends six times the function's timeout, so that throttling does not cause duplicate deliveries. */
export const visibilityOf = (fn: LambdaFunction): number => 6 * timeoutOf(fn);

/** The time of a full batch if every message takes its longest time. */
export const worstBatchSeconds = ({ batch = 1, atOnce = 1, worstSeconds }: Consumption): number =>
  Math.ceil(batch / atOnce) * worstSeconds;

/** Resources that a GET may not use, because link scanners follow links. */
type Writing = 'table' | 'bucket';
type OnlyGets<T extends Trigger> = T extends { kind: 'http'; call: { method: 'GET' } }
  ? true
  : T extends { kind: 'raw'; methods: readonly (infer M)[]; counts?: never }
    ? [M] extends ['GET' | 'HEAD']
      ? true
      : false
    : false;
/** Rejects, at compile time, resources that can write or delete for a function whose trigger has only GETs. */
type Harmless<T extends Trigger, R extends readonly Resource[]> =
  OnlyGets<T> extends true
    ? Extract<R[number], Writing> extends never
      ? unknown
      : { uses: 'a GET may neither write nor delete: use table:read or bucket:read' }
    : unknown;

/** Defines a function. The compiler rejects a function that handles only GETs and can write. */
export const lambda = <const T extends Trigger, const R extends readonly Resource[]>(
  definition: LambdaFunction<T, R> & Harmless<T, R>,
): LambdaFunction<T, R> => definition;

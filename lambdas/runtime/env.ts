import * as z from 'zod/mini';
import { type QueueName, queueNames, type Resource } from './function.ts';

const text = z.string().check(z.minLength(1));

/** The variable with the URL of a queue: SESSION_CLOSINGS_URL for `session-closings`. */
export const queueVariable = (name: QueueName) => `${name.toUpperCase().replaceAll('-', '_')}_URL`;
type QueueEnvironment = Record<QueueName, z.ZodMiniObject<Record<string, z.ZodMiniURL>>>;
const queues = Object.fromEntries(
  queueNames.map((name) => [name, z.object({ [queueVariable(name)]: z.url() })]),
) as QueueEnvironment;

const table = z.object({ TABLE_NAME: text });
const bucket = z.object({
  BUCKET_NAME: text,
  /** Read by the SDK itself; absent on AWS. */
  AWS_ENDPOINT_URL: z.optional(z.url()),
});
const pool = z.object({ USER_POOL_ID: text });

/** The environment variables of each resource. `lib/` must provide exactly these. */
export const environment = {
  table,
  'table:read': table,
  bucket,
  'bucket:read': bucket,
  mail: z.object({
    MAIL_FROM: z.email(),
    MAIL_CONFIGURATION_SET: text,
    /** The sending limit of the whole AWS account, per second. */
    MAIL_RATE_PER_SECOND: z.string().check(z.regex(/^[1-9]\d*$/)),
    SUPPORT_ADDRESS: z.email(),
    POSTAL_ADDRESS: text,
    APP_ORIGIN: z.url(),
  }),
  'user-pool': pool,
  'user-pool:read': pool,
  'user-removal': pool,
  /** The pool's triggers get the pool's id from the event. */
  identities: z.object({}),
  live: z.object({ LIVE_ENDPOINT: z.url() }),
  /** App, API and tracker share one origin. */
  addresses: z.object({
    APP_ORIGIN: z.url(),
    SUPPORT_ADDRESS: z.email(),
    POSTAL_ADDRESS: text,
  }),
  releases: z.object({
    /** The recorder's release that was built with this deployment. */
    TRACKER_RELEASE: text,
    /** Releases that must no longer record, separated by commas; `none` if there are none. */
    TRACKER_WITHDRAWN: text,
  }),
  /** CloudFront adds this secret to each request; every HTTP function checks it. */
  origin: z.object({ ORIGIN_SECRET_ARN: text }),
  /** The keys that sign session tickets and links; read from the secret, never from a variable. */
  signing: z.object({ SIGNING_SECRET_ARN: text }),
  scheduler: z.object({
    SCHEDULE_GROUP: text,
    SCHEDULE_ROLE_ARN: text,
    SCHEDULE_QUEUE_ARN: text,
  }),
  stripe: z.object({
    STRIPE_SECRET_ARN: text,
    STRIPE_PRICE_STARTER: text,
    STRIPE_PRICE_GROWTH: text,
    /** The origin of Stripe's API; a stand-in locally. */
    STRIPE_API_ORIGIN: z.url(),
    APP_ORIGIN: z.url(),
  }),
  /** `none` if no model is configured: then the deterministic writer is used. */
  'language-model': z.object({
    LANGUAGE_MODEL_ID: text,
    /** Read by the SDK itself; absent on AWS. */
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: z.optional(z.url()),
  }),
  /** `none` if no voice is configured. */
  speech: z.object({ SPEECH_VOICE: text }),
  /** Host patterns that may be fetched although they are not public; `none` except in local development. */
  web: z.object({ WEB_EXCEPTIONS: text }),
  'page-reader': z.object({ PAGE_READER_FUNCTION: text }),
  ...queues,
} satisfies Record<Resource, z.ZodMiniObject>;

export type Environment<R extends Resource> = z.infer<(typeof environment)[R]>;

/** Runs during initialization, so that a missing variable fails the start and not a request. */
export const environmentOf = <R extends Resource>(resource: R): Environment<R> =>
  environment[resource].parse(process.env) as Environment<R>;

const access = z.object({
  AWS_REGION: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_ENDPOINT_URL: z.optional(z.url()),
});
export type AwsAccess = z.infer<typeof access>;
/** Set by Lambda itself; the SDK reads the same variables. */
export const awsAccess = (): AwsAccess => access.parse(process.env);

import * as z from 'zod/mini';
import { UserError } from './user-error.ts';

const text = z.string().check(z.minLength(1));

/** Redirects of the user pool, CORS of the bucket and emailed links contain it, so it is exactly what browsers send. */
const origin = z
  .url()
  .check(
    z.refine(
      (text) => URL.parse(text)?.origin === text && /^https:|^http:\/\/localhost\b/.test(text),
      'must be https:// and a lowercase host, without a path or a slash at the end',
    ),
  );

export const Settings = z.object({
  /** Part of the sign-in domain, in which Cognito reserves three words, and of stack names: `…-edge` is the second stack. */
  STAGE: z._default(
    z.string().check(
      z.regex(/^[a-z][a-z0-9-]{1,15}$/),
      z.refine(
        (name) => !/aws|amazon|cognito|-edge$/.test(name),
        'must not contain aws, amazon or cognito, nor end with -edge',
      ),
    ),
    'dev',
  ),
  /** The region of the data. CloudFront's firewall and certificate are always in us-east-1, which other partitions lack. */
  REGION: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(?!cn-|us-gov-|[a-z]+-iso)[a-z]{2}(-[a-z]+)+-\d$/,
          'must be a region of the partition aws',
        ),
      ),
    'us-east-1',
  ),
  APP_ORIGIN: z._default(origin, 'http://localhost:5173'),
  /** The certificate for APP_ORIGIN's host. Without one the site uses CloudFront's domain. */
  CERTIFICATE_ARN: z.optional(
    z.string().check(z.regex(/^arn:aws:acm:us-east-1:/, 'must be a certificate in us-east-1')),
  ),
  /** Lowercase, because SES compares it with the From header, which has a lowercase domain. */
  MAIL_FROM: z._default(z.email().check(z.toLowerCase()), 'reports@reveille.test'),
  /** Cognito accepts only a verified sender domain, so a first deployment sets `no`. */
  MAIL_DOMAIN_VERIFIED: z._default(z.enum(['yes', 'no']), 'yes'),
  /** `existing`: another stage of this account has already created the sender's identity. */
  MAIL_IDENTITY: z._default(z.enum(['create', 'existing']), 'create'),
  SUPPORT_ADDRESS: z._default(z.email(), 'support@reveille.test'),
  /** Emails per second that SES grants the account. A new account gets 14. */
  MAIL_RATE_PER_SECOND: z._default(z.coerce.number().check(z.int(), z.positive()), 14),
  /** The account's limit of concurrent Lambda executions. A new account must request 1,000 (docs/CAPACITY.md). */
  CONCURRENT_EXECUTIONS: z._default(z.coerce.number().check(z.int(), z.positive()), 1_000),
  POSTAL_ADDRESS: z._default(text, 'Reveille, 1 Harbor Lane, Portland, ME 04101'),
  /** The version of the origin secret that CloudFront sends, as printed by `npm run rotate -- origin`. */
  ORIGIN_SECRET_VERSION: z.optional(text),
  /** The recipient of this stage's alarms. */
  ALARM_EMAIL: z.optional(z.email()),
  MONTHLY_BUDGET_USD: z._default(z.coerce.number().check(z.positive()), 100),
  STRIPE_API_ORIGIN: z._default(z.url(), 'https://api.stripe.com'),
  STRIPE_PRICE_STARTER: z._default(text, 'price_starter'),
  STRIPE_PRICE_GROWTH: z._default(text, 'price_growth'),
  /** The id of a model or an inference profile, not an ARN. */
  LANGUAGE_MODEL_ID: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), 'none'),
  LANGUAGE_MODEL_ENDPOINT: z.optional(z.url()),
  SPEECH_VOICE: z._default(text, 'none'),
  WEB_EXCEPTIONS: z._default(text, 'none'),
  /** Withdrawn releases of the tracker, separated by commas. They must not record any more. */
  TRACKER_WITHDRAWN: z._default(text, 'none'),
  GOOGLE_CLIENT_ID: z.optional(text),
  /** The name of the secret that holds Google's client secret. */
  GOOGLE_CLIENT_SECRET_NAME: z._default(text, 'reveille/google'),
  CHAT_SITE_ID: z._default(z.string(), ''),
  MARKETING_URL: z._default(z.url(), 'https://reveille.example'),
  PRIVACY_URL: z._default(z.url(), 'https://reveille.example/privacy'),
  TERMS_URL: z._default(z.url(), 'https://reveille.example/terms'),
  /** `no` only while `npm run deploy` creates the stack, so that a failed first attempt leaves nothing behind. */
  PROTECT_DATA: z._default(z.enum(['yes', 'no']), 'yes'),
  /** The endpoint of the emulator; undefined on AWS. */
  AWS_ENDPOINT_URL: z.optional(z.url()),
});

/** Settings that production must set to real values, not those of the demo or of `.env.example`. */
const NEEDED_IN_PRODUCTION = [
  'APP_ORIGIN',
  'MAIL_FROM',
  'SUPPORT_ADDRESS',
  'POSTAL_ADDRESS',
  'ALARM_EMAIL',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_GROWTH',
  'MARKETING_URL',
  'PRIVACY_URL',
  'TERMS_URL',
] as const;
export const PLACEHOLDER =
  /localhost|\bexample\.(com|net|org)\b|\.(example|test|invalid)\b|^price_(\.\.\.|starter|growth)$|Example Ltd|Harbor Lane/;

export function rejectUnsafe(settings: z.infer<typeof Settings>): void {
  const isOnAws = settings.AWS_ENDPOINT_URL === undefined;
  if (isOnAws && settings.WEB_EXCEPTIONS !== 'none') {
    throw new UserError('WEB_EXCEPTIONS opens private addresses and is rejected on AWS.');
  }
  if (settings.STAGE !== 'production') return;
  const unset = NEEDED_IN_PRODUCTION.filter((name) => PLACEHOLDER.test(settings[name] ?? '.test'));
  if (unset.length > 0) {
    throw new UserError(`Production needs real values for ${unset.join(', ')}.`);
  }
}

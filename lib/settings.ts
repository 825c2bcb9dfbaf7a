import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

export const Settings = z.object({
  STAGE: z._default(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,15}$/)), 'dev'),
  /** The region of the data. CloudFront's firewall and certificate are always in us-east-1. */
  REGION: z._default(z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/)), 'us-east-1'),
  APP_ORIGIN: z._default(z.url(), 'http://localhost:5173'),
  /** The certificate of APP_ORIGIN's host; without one the site keeps CloudFront's own name. */
  CERTIFICATE_ARN: z.optional(
    z.string().check(z.regex(/^arn:aws:acm:us-east-1:/, 'must be a certificate in us-east-1')),
  ),
  MAIL_FROM: z._default(z.email(), 'reports@reveille.test'),
  /** Cognito takes only a verified domain as its sender, so a first deployment says `no`. */
  MAIL_DOMAIN_VERIFIED: z._default(z.enum(['yes', 'no']), 'yes'),
  /** `existing`: another stage of this account already made the sender's identity. */
  MAIL_IDENTITY: z._default(z.enum(['create', 'existing']), 'create'),
  SUPPORT_ADDRESS: z._default(z.email(), 'support@reveille.test'),
  /** Mails a second that the mail service grants the account; 14 is what a new one gets. */
  MAIL_RATE_PER_SECOND: z._default(z.coerce.number().check(z.int(), z.positive()), 14),
  /** Lambda executions that the account may run at once; a new account must ask for the thousand (docs/CAPACITY.md). */
  CONCURRENT_EXECUTIONS: z._default(z.coerce.number().check(z.int(), z.positive()), 1_000),
  POSTAL_ADDRESS: z._default(text, 'Reveille, 1 Harbor Lane, Portland, ME 04101'),
  /** The version of the origin secret that CloudFront sends, as printed by `npm run rotate -- origin`. */
  ORIGIN_SECRET_VERSION: z.optional(text),
  /** Who gets the alarms of this stage. */
  ALARM_EMAIL: z.optional(z.email()),
  MONTHLY_BUDGET_USD: z._default(z.coerce.number().check(z.positive()), 100),
  STRIPE_API_ORIGIN: z._default(z.url(), 'https://api.stripe.com'),
  STRIPE_PRICE_STARTER: z._default(text, 'price_starter'),
  STRIPE_PRICE_GROWTH: z._default(text, 'price_growth'),
  /** A model's id or an inference profile's; an ARN is neither. */
  LANGUAGE_MODEL_ID: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), 'none'),
  LANGUAGE_MODEL_ENDPOINT: z.optional(z.url()),
  SPEECH_VOICE: z._default(text, 'none'),
  WEB_EXCEPTIONS: z._default(text, 'none'),
  /** Releases of the tracker that must not record any more, separated by commas. */
  TRACKER_WITHDRAWN: z._default(text, 'none'),
  GOOGLE_CLIENT_ID: z.optional(text),
  /** The name of the secret that holds Google's client secret. */
  GOOGLE_CLIENT_SECRET_NAME: z._default(text, 'reveille/google'),
  CHAT_SITE_ID: z._default(z.string(), ''),
  MARKETING_URL: z._default(z.url(), 'https://reveille.example'),
  PRIVACY_URL: z._default(z.url(), 'https://reveille.example/privacy'),
  TERMS_URL: z._default(z.url(), 'https://reveille.example/terms'),
  /** `no` only while `npm run deploy` creates the stack: a first try that fails then leaves nothing behind. */
  PROTECT_DATA: z._default(z.enum(['yes', 'no']), 'yes'),
  /** Where the cloud answers when it is not AWS. */
  AWS_ENDPOINT_URL: z.optional(z.url()),
});

/** What production may not take from the demo or leave as `.env.example` has it. */
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
const PLACEHOLDER =
  /localhost|\bexample\.(com|net|org)\b|\.(example|test|invalid)\b|^price_(\.\.\.|starter|growth)$|Example Ltd|Harbor Lane/;

export function rejectUnsafe(settings: z.infer<typeof Settings>): void {
  const isOnAws = settings.AWS_ENDPOINT_URL === undefined;
  if (isOnAws && settings.WEB_EXCEPTIONS !== 'none') {
    throw new Error('WEB_EXCEPTIONS opens private addresses and is rejected on AWS.');
  }
  if (settings.STAGE !== 'production') return;
  const unset = NEEDED_IN_PRODUCTION.filter((name) => PLACEHOLDER.test(settings[name] ?? '.test'));
  if (unset.length > 0) {
    throw new Error(`Production needs real values for ${unset.join(', ')}.`);
  }
}

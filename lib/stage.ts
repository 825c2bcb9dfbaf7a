import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const Settings = z.object({
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

export interface Stage {
  readonly name: string;
  readonly region: string;
  readonly appOrigin: string;
  readonly certificateArn: string | undefined;
  readonly originSecretVersion: string | undefined;
  readonly mailFrom: string;
  readonly mailDomainVerified: boolean;
  readonly createsMailIdentity: boolean;
  readonly supportAddress: string;
  readonly mailRate: number;
  readonly concurrentExecutions: number;
  readonly postalAddress: string;
  readonly alarmEmail: string | undefined;
  readonly monthlyBudgetUsd: number;
  readonly stripe: {
    readonly apiOrigin: string;
    readonly priceStarter: string;
    readonly priceGrowth: string;
  };
  readonly languageModel: { readonly id: string; readonly endpoint: string | undefined };
  readonly speechVoice: string;
  readonly webExceptions: string;
  readonly withdrawnReleases: string;
  readonly google: { readonly clientId: string; readonly secretName: string } | undefined;
  /** What the app reads from /config.json besides the addresses of the deployment. */
  readonly site: {
    readonly chatSiteId: string;
    readonly marketingUrl: string;
    readonly privacyUrl: string;
    readonly termsUrl: string;
  };
  readonly protectsData: boolean;
  readonly endpoint: string | undefined;
}

type Environment = Record<string, string | undefined>;

/** The settings of a stage, checked before anything is built. An empty variable is an absent one. */
export function stageFrom(env: Environment): Stage {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const settings = result.data;
  refuseWhatIsUnsafe(settings);
  return {
    name: settings.STAGE,
    region: settings.REGION,
    appOrigin: settings.APP_ORIGIN,
    certificateArn: settings.CERTIFICATE_ARN,
    originSecretVersion: settings.ORIGIN_SECRET_VERSION,
    mailFrom: settings.MAIL_FROM,
    mailDomainVerified: settings.MAIL_DOMAIN_VERIFIED === 'yes',
    createsMailIdentity: settings.MAIL_IDENTITY === 'create',
    supportAddress: settings.SUPPORT_ADDRESS,
    mailRate: settings.MAIL_RATE_PER_SECOND,
    concurrentExecutions: settings.CONCURRENT_EXECUTIONS,
    postalAddress: settings.POSTAL_ADDRESS,
    alarmEmail: settings.ALARM_EMAIL,
    monthlyBudgetUsd: settings.MONTHLY_BUDGET_USD,
    stripe: {
      apiOrigin: settings.STRIPE_API_ORIGIN,
      priceStarter: settings.STRIPE_PRICE_STARTER,
      priceGrowth: settings.STRIPE_PRICE_GROWTH,
    },
    languageModel: { id: settings.LANGUAGE_MODEL_ID, endpoint: settings.LANGUAGE_MODEL_ENDPOINT },
    speechVoice: settings.SPEECH_VOICE,
    webExceptions: settings.WEB_EXCEPTIONS,
    withdrawnReleases: settings.TRACKER_WITHDRAWN,
    google: settings.GOOGLE_CLIENT_ID
      ? { clientId: settings.GOOGLE_CLIENT_ID, secretName: settings.GOOGLE_CLIENT_SECRET_NAME }
      : undefined,
    site: {
      chatSiteId: settings.CHAT_SITE_ID,
      marketingUrl: settings.MARKETING_URL,
      privacyUrl: settings.PRIVACY_URL,
      termsUrl: settings.TERMS_URL,
    },
    protectsData: settings.PROTECT_DATA === 'yes',
    endpoint: settings.AWS_ENDPOINT_URL,
  };
}

function refuseWhatIsUnsafe(settings: z.infer<typeof Settings>): void {
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

const root = resolve(import.meta.dirname, '..');

/** The variables of one named configuration, `.env.<name>`, or of `.env`; those of the shell win. */
export function settingsOf(name: string | undefined): Environment {
  const file = join(root, name ? `.env.${name}` : '.env');
  if (!existsSync(file)) {
    throw new Error(
      `There is no ${file.slice(root.length + 1)}: copy .env.example and fill it in.`,
    );
  }
  const settings = { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
  if (name && settings.STAGE !== name) {
    throw new Error(`.env.${name} says STAGE=${settings.STAGE}; it must say STAGE=${name}.`);
  }
  return settings;
}

export const stage = () => stageFrom(process.env);

/** The owner for `npm run smoke`: set up once per stage, with a connected website. */
export function smokeOwner(): { email: string; password: string } | undefined {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
  return email && password ? { email, password } : undefined;
}

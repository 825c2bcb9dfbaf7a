import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { rejectUnsafe, Settings } from './settings.ts';
import { UserError } from './user-error.ts';

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
  /** The settings in /config.json, in addition to the URLs of the deployment. */
  readonly site: {
    readonly chatSiteId: string;
    readonly marketingUrl: string;
    readonly privacyUrl: string;
    readonly termsUrl: string;
  };
  readonly protectsData: boolean;
  readonly endpoint: string | undefined;
}

/** What the names of a stage's resources need. */
export type NamedStage = Pick<Stage, 'name' | 'region'>;

/**
 * A name that an account has only once in all regions, such as those of CloudFront, budgets and dashboards. With the region,
 * a stage can run in several regions of one account.
 */
export const accountWideName = ({ name, region }: NamedStage, part?: string): string =>
  ['reveille', name, region, part].filter(Boolean).join('-');

/** Settings as they are in `.env.<name>` and the shell, before `stageFrom` validates them. */
export type RawSettings = Record<string, string | undefined>;

/** Validates the settings of a stage. Empty variables count as absent. */
export function stageFrom(raw: RawSettings): Stage {
  const present = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''));
  const result = Settings.safeParse(present);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new UserError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const settings = result.data;
  rejectUnsafe(settings);
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

const root = resolve(import.meta.dirname, '..');

/** Reads `.env.<name>`, or `.env` without a name. Variables of the shell take precedence. */
export function readSettings(name: string | undefined): RawSettings {
  const file = join(root, name ? `.env.${name}` : '.env');
  if (!existsSync(file)) {
    throw new UserError(
      `There is no ${file.slice(root.length + 1)}: copy .env.example and fill it in.`,
    );
  }
  const settings = { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
  if (name && settings.STAGE !== name) {
    throw new UserError(`.env.${name} has STAGE=${settings.STAGE}; it must have STAGE=${name}.`);
  }
  return settings;
}

export const stage = () => stageFrom(process.env);

/** The owner for `npm run smoke`, who was set up once per stage with a connected website. */
export function smokeOwner(): { email: string; password: string } | undefined {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
  return email && password ? { email, password } : undefined;
}

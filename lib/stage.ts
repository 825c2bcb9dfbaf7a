import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

const Stage = z.object({
  STAGE: z._default(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,15}$/)), 'dev'),
  APP_ORIGIN: z._default(z.url(), 'http://localhost:5173'),
  /** The certificate of APP_ORIGIN's host, in us-east-1; without one the site keeps CloudFront's own name. */
  CERTIFICATE_ARN: z.optional(text),
  MAIL_FROM: z._default(z.email(), 'reports@reveille.test'),
  SUPPORT_ADDRESS: z._default(z.email(), 'support@reveille.test'),
  /** Mails a second that the mail service grants the account; 14 is what a new one gets. */
  MAIL_RATE_PER_SECOND: z._default(z.coerce.number().check(z.int(), z.positive()), 14),
  POSTAL_ADDRESS: z._default(text, 'Reveille, 1 Harbor Lane, Portland, ME 04101'),
  STRIPE_API_ORIGIN: z._default(z.url(), 'https://api.stripe.com'),
  STRIPE_PRICE_STARTER: z._default(text, 'price_starter'),
  STRIPE_PRICE_GROWTH: z._default(text, 'price_growth'),
  /** A model's id or an inference profile's; an ARN is neither. */
  LANGUAGE_MODEL_ID: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), 'none'),
  LANGUAGE_MODEL_ENDPOINT: z.optional(z.url()),
  SPEECH_VOICE: z._default(text, 'none'),
  WEB_EXCEPTIONS: z._default(text, 'none'),
  GOOGLE_CLIENT_ID: z.optional(text),
  /** The name of the secret that holds Google's client secret. */
  GOOGLE_CLIENT_SECRET_NAME: z._default(text, 'reveille/google'),
  CHAT_SITE_ID: z._default(z.string(), ''),
  MARKETING_URL: z._default(z.url(), 'https://reveille.example'),
  PRIVACY_URL: z._default(z.url(), 'https://reveille.example/privacy'),
  TERMS_URL: z._default(z.url(), 'https://reveille.example/terms'),
  /** Where the cloud answers when it is not AWS. */
  AWS_ENDPOINT_URL: z.optional(z.url()),
});

export interface Stage {
  readonly name: string;
  readonly appOrigin: string;
  readonly certificateArn: string | undefined;
  readonly mailFrom: string;
  readonly supportAddress: string;
  readonly mailRate: number;
  readonly postalAddress: string;
  readonly stripe: {
    readonly apiOrigin: string;
    readonly priceStarter: string;
    readonly priceGrowth: string;
  };
  readonly languageModel: { readonly id: string; readonly endpoint: string | undefined };
  readonly speechVoice: string;
  readonly webExceptions: string;
  readonly google: { readonly clientId: string; readonly secretName: string } | undefined;
  /** What the app reads from /config.json besides the addresses of the deployment. */
  readonly site: {
    readonly chatSiteId: string;
    readonly marketingUrl: string;
    readonly privacyUrl: string;
    readonly termsUrl: string;
  };
  readonly endpoint: string | undefined;
}

/** The settings of a stage, checked before anything is built. */
export function stageFrom(env: Record<string, string | undefined>): Stage {
  const settings = Stage.parse(env);
  if (settings.STAGE === 'production' && settings.WEB_EXCEPTIONS !== 'none') {
    throw new Error('WEB_EXCEPTIONS opens private addresses and is refused in production.');
  }
  return {
    name: settings.STAGE,
    appOrigin: settings.APP_ORIGIN,
    certificateArn: settings.CERTIFICATE_ARN,
    mailFrom: settings.MAIL_FROM,
    supportAddress: settings.SUPPORT_ADDRESS,
    mailRate: settings.MAIL_RATE_PER_SECOND,
    postalAddress: settings.POSTAL_ADDRESS,
    stripe: {
      apiOrigin: settings.STRIPE_API_ORIGIN,
      priceStarter: settings.STRIPE_PRICE_STARTER,
      priceGrowth: settings.STRIPE_PRICE_GROWTH,
    },
    languageModel: { id: settings.LANGUAGE_MODEL_ID, endpoint: settings.LANGUAGE_MODEL_ENDPOINT },
    speechVoice: settings.SPEECH_VOICE,
    webExceptions: settings.WEB_EXCEPTIONS,
    google: settings.GOOGLE_CLIENT_ID
      ? { clientId: settings.GOOGLE_CLIENT_ID, secretName: settings.GOOGLE_CLIENT_SECRET_NAME }
      : undefined,
    site: {
      chatSiteId: settings.CHAT_SITE_ID,
      marketingUrl: settings.MARKETING_URL,
      privacyUrl: settings.PRIVACY_URL,
      termsUrl: settings.TERMS_URL,
    },
    endpoint: settings.AWS_ENDPOINT_URL,
  };
}

export const stage = () => stageFrom(process.env);

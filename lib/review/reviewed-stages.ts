import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { RawSettings } from '../stage.ts';

const root = resolve(import.meta.dirname, '../..');

/** A stage with every optional feature. */
const production: RawSettings = {
  STAGE: 'production',
  REGION: 'eu-west-1',
  APP_ORIGIN: 'https://app.reveille-reports.com',
  CERTIFICATE_ARN:
    'arn:aws:acm:us-east-1:123456789012:certificate/0f2c6a1e-93b4-4b55-8a80-2b6d3f1c7e90',
  MAIL_FROM: 'reports@reveille-reports.com',
  SUPPORT_ADDRESS: 'support@reveille-reports.com',
  POSTAL_ADDRESS: 'Reveille GmbH, Lindenstrasse 4, 10969 Berlin',
  ALARM_EMAIL: 'operations@reveille-reports.com',
  STRIPE_PRICE_STARTER: 'price_1QabcdefStarter',
  STRIPE_PRICE_GROWTH: 'price_1QabcdefGrowth',
  GOOGLE_CLIENT_ID: '1081-shape.apps.googleusercontent.com',
  LANGUAGE_MODEL_ID: 'eu.vendor.model-1:0',
  SPEECH_VOICE: 'Joanna',
  CHAT_SITE_ID: '7d6f2a4e-0000-4000-8000-000000000000',
  MARKETING_URL: 'https://www.reveille-reports.com',
  PRIVACY_URL: 'https://www.reveille-reports.com/privacy',
  TERMS_URL: 'https://www.reveille-reports.com/terms',
};

/** The kinds of stages that the review must accept. Each has different templates. */
export const reviewedStages: Readonly<Record<string, RawSettings>> = {
  'a copied .env.example': parseEnv(readFileSync(join(root, '.env.example'), 'utf8')),
  'production with everything': production,
  'a second stage of the same account': {
    ...production,
    STAGE: 'staging',
    APP_ORIGIN: 'https://staging.reveille-reports.com',
    MAIL_IDENTITY: 'existing',
  },
  'the smallest stage': { STAGE: 'dev', APP_ORIGIN: 'https://d111.cloudfront.net' },
};

import type { Stage } from '../stage.ts';

type Outputs = Readonly<Record<string, string>>;

/** Manual steps after a deployment: DNS, the payment provider, Google, the first admin. */
export function remainingSteps(stage: Stage, outputs: Outputs): string[] {
  const domain = stage.mailFrom.split('@')[1] ?? '';
  const { hostname } = new URL(stage.appOrigin);
  const dkim = [1, 2, 3].flatMap((number) => {
    const name = outputs[`DkimName${number}`];
    return name ? [`${name}  CNAME  ${outputs[`DkimValue${number}`]}`] : [];
  });
  const records = [
    ...(stage.certificateArn ? [`${hostname}  CNAME  ${outputs.SiteDomain}`] : []),
    ...dkim,
    ...(dkim.length > 0
      ? [
          `mail.${domain}  MX  10 feedback-smtp.${stage.region}.amazonses.com`,
          `mail.${domain}  TXT  "v=spf1 include:amazonses.com ~all"`,
          `_dmarc.${domain}  TXT  "v=DMARC1; p=quarantine; rua=mailto:${stage.supportAddress}"`,
        ]
      : []),
  ];
  return [
    ...(records.length > 0
      ? ['Add these DNS records:', ...records.map((record) => `    ${record}`)]
      : []),
    ...(stage.certificateArn
      ? [`    (ALIAS instead of the CNAME of ${hostname} if that is the root of its zone)`]
      : []),
    ...(stage.mailDomainVerified
      ? []
      : [`Once SES has verified ${domain}, set MAIL_DOMAIN_VERIFIED=yes and deploy again.`]),
    ...(stage.certificateArn || `https://${outputs.SiteDomain}` === stage.appOrigin
      ? []
      : [`Set APP_ORIGIN=https://${outputs.SiteDomain} and deploy again.`]),
    `Put the keys of Stripe into the secret ${outputs.StripeSecretArn}:`,
    '    {"apiKey": "sk_…", "webhookSecret": "whsec_…"}',
    `Point its webhook to ${stage.appOrigin}/functions/v1/stripe-webhook, with these events:`,
    `    checkout.session.completed, customer.deleted, customer.subscription.created, .updated, .deleted, .paused, .resumed`,
    'Save the settings of its customer portal, so that customers can switch between the plans, cancel, and change their card.',
    ...(stage.google
      ? [
          'Add this redirect URI to the OAuth client of Google:',
          `    https://${outputs.SignInDomain}/oauth2/idpresponse`,
        ]
      : []),
    ...(stage.alarmEmail
      ? [
          `Confirm the subscription that AWS mailed to ${stage.alarmEmail}, then check that an alarm arrives:`,
          `    aws cloudwatch set-alarm-state --region ${stage.region} --alarm-name reveille-${stage.name}-api-errors --state-value ALARM --state-reason test`,
          'Activate the cost allocation tag "stage" in Billing, so that the budget counts this stage alone.',
        ]
      : []),
    `Sign up at ${stage.appOrigin}/signup, then make yourself the first admin:`,
    `    npm run admin -- --stage ${stage.name} you@${domain}`,
    `Check that everything works: npm run smoke -- --url ${stage.appOrigin}`,
  ];
}

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { deploy } from '../../lib/deploy/deploy.ts';
import { remainingSteps } from '../../lib/deploy/remaining-steps.ts';
import { reviewedStages } from '../../lib/review/reviewed-stages.ts';
import { stageFrom } from '../../lib/stage.ts';
import { awsAccount, missing, stackThatIs } from '../fakes/aws-account.ts';

const settings = reviewedStages['production with everything'] ?? {};
const stage = stageFrom(settings);
/** The sender of this account is already verified. */
const verified = { MAIL_IDENTITY: 'existing' };
let { clients, aws } = awsAccount(stage.region);
beforeEach(() => {
  ({ clients, aws } = awsAccount(stage.region));
});

const outputs = {
  SiteDomain: 'd111.cloudfront.net',
  StripeSecretArn: 'arn:stripe',
  SignInDomain: 'reveille-production-1.auth.eu-west-1.amazoncognito.com',
  ...Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`DkimName${n}`, `k${n}._domainkey.reveille-reports.com`],
      [`DkimValue${n}`, `k${n}.dkim.amazonses.com`],
    ]),
  ),
};

test('ends with every record and step that no deployment can do by itself', () => {
  const text = remainingSteps(stage, outputs).join('\n');
  for (const step of [
    'app.reveille-reports.com  CNAME  d111.cloudfront.net',
    'ALIAS instead of the CNAME of app.reveille-reports.com',
    ...[1, 2, 3].map(
      (n) => `k${n}._domainkey.reveille-reports.com  CNAME  k${n}.dkim.amazonses.com`,
    ),
    'mail.reveille-reports.com  MX  10 feedback-smtp.eu-west-1.amazonses.com',
    'mail.reveille-reports.com  TXT  "v=spf1 include:amazonses.com ~all"',
    '_dmarc.reveille-reports.com  TXT  "v=DMARC1;',
    'arn:stripe',
    'https://app.reveille-reports.com/functions/v1/stripe-webhook',
    'customer portal',
    'https://reveille-production-1.auth.eu-west-1.amazoncognito.com/oauth2/idpresponse',
    'npm run admin -- --stage production',
    'operations@reveille-reports.com',
  ]) {
    expect(text).toContain(step);
  }
});

test('the smallest stage needs no DNS records, and its address only once', () => {
  const small = stageFrom(reviewedStages['the smallest stage'] ?? {});
  const steps = (SiteDomain: string) =>
    remainingSteps(small, { SiteDomain, StripeSecretArn: 'arn:stripe' });
  const [first, ...others] = steps('d222.cloudfront.net');
  expect(first).toBe('Set APP_ORIGIN=https://d222.cloudfront.net and deploy again.');
  expect(steps('d111.cloudfront.net')).toEqual(others);
  expect(others).toEqual([
    'Put the keys of Stripe into the secret arn:stripe:',
    '    {"apiKey": "sk_…", "webhookSecret": "whsec_…"}',
    'Point its webhook to https://d111.cloudfront.net/functions/v1/stripe-webhook, with these events:',
    expect.stringContaining('checkout.session.completed'),
    expect.stringContaining('customer portal'),
    'Sign up at https://d111.cloudfront.net/signup, then make yourself the first admin:',
    '    npm run admin -- --stage dev you@reveille.test',
    'Check that everything works: npm run smoke -- --url https://d111.cloudfront.net',
  ]);
});

test('a stage whose sender is not verified yet is deployed again once it is', () => {
  const again = 'Once SES has verified reveille-reports.com, set MAIL_DOMAIN_VERIFIED=yes';
  const waiting = { ...stage, mailDomainVerified: false };
  expect(remainingSteps(waiting, outputs).join('\n')).toContain(again);
  expect(remainingSteps(stage, outputs).join('\n')).not.toContain('MAIL_DOMAIN_VERIFIED');
});

test('a recipient of alarms raises one, to see that it arrives', () => {
  expect(remainingSteps(stage, outputs).join('\n')).toContain(
    'aws cloudwatch set-alarm-state --region eu-west-1 --alarm-name reveille-production-api-errors',
  );
});

test('a stage that shares a verified sender adds no records for it', () => {
  const { SiteDomain } = outputs;
  const text = remainingSteps(stage, { SiteDomain }).join('\n');
  expect(text).toContain('Add these DNS records:\n    app.reveille-reports.com  CNAME  d111');
  expect(text).not.toMatch(/DMARC|undefined {2}CNAME/);
});

/** Runs a deployment that records its commands instead of running them. */
async function deployment(
  results: (line: string) => boolean = () => true,
  more = {},
  options: { revertsDrift?: boolean } = {},
) {
  const ran: string[] = [];
  const given: string[] = [];
  const output: string[] = [];
  const done = await deploy({
    ...options,
    settings: { ...settings, ...verified, ...more },
    clients,
    print: (line) => output.push(line),
    run: async (program, args, env) => {
      const line = `${program} ${args.slice(0, 2).join(' ')} protect=${env.PROTECT_DATA ?? ''}`;
      ran.push(line);
      if (program === 'cdk') given.push(args.join(' '));
      const file = args[args.indexOf('--outputs-file') + 1] ?? '';
      if (program === 'cdk') {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ 'reveille-production': outputs }));
      }
      return results(line);
    },
  });
  return { done, ran, given, output: output.join('\n') };
}

test('a first deployment creates everything unprotected, then protects it', async () => {
  expect(await deployment()).toMatchObject({
    done: true,
    ran: [
      'npm run --silent protect=',
      'cdk deploy --all protect=no',
      'cdk deploy --all protect=yes',
    ],
    output: expect.stringMatching(
      /One-time steps that are left:\n\n {2}Add these DNS[\s\S]*k1._domainkey/,
    ),
  });
});

test('a deployment asks for approval only in a terminal', async () => {
  onTestFinished(restoreTerminal(process.stdin.isTTY));
  const approvalsIn = async (isWatched: boolean, more: object) => {
    process.stdin.isTTY = isWatched;
    const { given } = await deployment(undefined, more);
    expect(given).toHaveLength(2);
    return given.filter((line) => !line.includes('--require-approval never')).length;
  };
  expect(await approvalsIn(true, { CI: '1' })).toBe(0);
  expect(await approvalsIn(false, {})).toBe(0);
  expect(await approvalsIn(true, { CI: '' })).toBe(2);
});

test('a deployment reverts what was changed or deleted by hand only if it is asked to', async () => {
  const reverting = async (options: { revertsDrift?: boolean }) => {
    const { given } = await deployment(undefined, {}, options);
    return given.map((line) => line.split(' ').includes('--revert-drift'));
  };
  expect(await reverting({})).toEqual([false, false]);
  expect(await reverting({ revertsDrift: true })).toEqual([true, true]);
});

const restoreTerminal = (isTty: boolean) => () => {
  process.stdin.isTTY = isTty;
};

test('the settings of another stage in .env have no effect, because only a synthesis by hand reads it', async () => {
  const { given } = await deployment();
  expect(given).toHaveLength(2);
  for (const line of given) expect(line).toContain('--app node bin/aws.ts');
});

test('a later deployment never removes protection', async () => {
  aws.stacks
    .on(DescribeStacksCommand, { StackName: 'reveille-production' })
    .resolves({ Stacks: [stackThatIs('UPDATE_COMPLETE')] });
  const { ran } = await deployment();
  expect(ran).toEqual(['npm run --silent protect=', 'cdk deploy --all protect=yes']);
});

test('a finding that must be fixed first stops the deployment before anything runs', async () => {
  aws.functions
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
  const { done, ran, output } = await deployment();
  expect([done, ran]).toEqual([false, []]);
  expect(output).toContain('Service Quotas');
});

test('credentials that AWS rejects stop the deployment with the command that shows them', async () => {
  const rejected = Object.assign(missing('UnrecognizedClientException'), { $metadata: {} });
  aws.stacks.on(DescribeStacksCommand).rejects(rejected);
  const { done, ran, output } = await deployment();
  expect([done, ran]).toEqual([false, []]);
  expect(output).toContain('UnrecognizedClientException');
  expect(output).toContain('aws sts get-caller-identity');
});

test('a service that the region lacks stops the deployment and asks for another region', async () => {
  const unknownHost = Object.assign(new Error('getaddrinfo ENOTFOUND email.xx-west-9'), {
    $metadata: {},
  });
  aws.mail.on(GetAccountCommand).rejects(unknownHost);
  const { done, output } = await deployment();
  expect(done).toBe(false);
  expect(output).toContain('choose another REGION');
});

test('a failed first creation is not followed by another one', async () => {
  const { done, ran } = await deployment((line) => !line.startsWith('cdk'));
  expect([done, ran.length]).toEqual([false, 2]);
});

test('findings are printed with their fix, and those that stop are counted', async () => {
  aws.functions
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
  aws.mail
    .on(GetAccountCommand)
    .resolves({ ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 1 } });
  const { output } = await deployment();
  expect(output).toMatch(/ {2}✗ This account runs 10 functions.*\n {6}Request an increase/);
  expect(output).toMatch(/ {2}! SES grants 1 emails.*\n {6}Set MAIL_RATE_PER_SECOND=1/);
  expect(output).toContain('Not deployed: 1 of these must be fixed first.');
});

test('an error that does not come from AWS is thrown', async () => {
  aws.stacks.on(DescribeStacksCommand).rejects(missing('TypeError'));
  await expect(deployment()).rejects.toThrow('not there');
});

test('missing credentials stop the deployment with the command that shows them', async () => {
  aws.stacks.on(DescribeStacksCommand).rejects(missing('CredentialsProviderError'));
  expect((await deployment()).output).toContain('aws sts get-caller-identity');
});

test('a build that fails deploys nothing', async () => {
  const { done, ran } = await deployment((line) => line.startsWith('cdk'));
  expect([done, ran]).toEqual([false, ['npm run --silent protect=']]);
});

test('a failed second creation step prints no remaining steps', async () => {
  const { done, output } = await deployment((line) => !line.includes('protect=yes'));
  expect(done).toBe(false);
  expect(output).not.toContain('One-time steps');
});

test('a check ends before anything is built', async () => {
  const print = (line: string) => output.push(line);
  const output: string[] = [];
  const run = async () => Promise.reject(new Error('nothing runs'));
  expect(
    await deploy({ settings: { ...settings, ...verified }, clients, print, run, only: 'check' }),
  ).toBe(true);
  expect(output).toEqual(['Stage production in eu-west-1', '  ✓ ready to deploy']);
});

test.each([
  ['succeeds', 0, true],
  ['fails', 1, false],
])('a diff runs the CDK in the region of the stage and %s with it', async (_, code, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'cdk');
  writeFileSync(
    program,
    `#!/bin/sh\n[ "$AWS_REGION $*" = "eu-west-1 diff --all --no-notices --app node bin/aws.ts" ] || exit ${1 - code}\nexit ${code}\n`,
  );
  chmodSync(program, 0o755);
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\n', { mode: 0o755 });
  const env = { ...settings, ...verified, PATH: folder };
  expect(await deploy({ settings: env, clients, print: () => {}, only: 'diff' })).toBe(expected);
});

test.each([
  [true, ['npm run --silent build', 'cdk diff --all --no-notices --app node bin/aws.ts']],
  [false, ['npm run --silent build']],
])(
  'a diff compares what a deployment would upload, so it builds first (succeeds: %s)',
  async (isBuilt, expected) => {
    const ran: string[] = [];
    const run = async (program: string, args: readonly string[]) => {
      ran.push([program, ...args].join(' '));
      return program === 'cdk' || isBuilt;
    };
    const given = { settings: { ...settings, ...verified }, clients, print: () => {}, run };
    expect(await deploy({ ...given, only: 'diff' })).toBe(isBuilt);
    expect(ran).toEqual(expected);
  },
);

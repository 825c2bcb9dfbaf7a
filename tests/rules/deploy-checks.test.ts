import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { DescribeStacksCommand, type StackStatus } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { DescribeVoicesCommand } from '@aws-sdk/client-polly';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { type AwsClientStub, mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findingsOf } from '../../lib/deploy/checks.ts';
import { type Clients, clientsFor } from '../../lib/deploy/clients.ts';
import { deploy } from '../../lib/deploy/deploy.ts';
import { remainingSteps } from '../../lib/deploy/remaining-steps.ts';
import { shapes } from '../../lib/review/shapes.ts';
import { stageFrom } from '../../lib/stage.ts';

const settings = shapes['production with everything'] ?? {};
const stage = stageFrom(settings);
const stackThatIs = (StackStatus: StackStatus) => ({
  StackName: 'any',
  CreationTime: new Date(0),
  StackStatus,
});
const missing = (name: string) => Object.assign(new Error('not there'), { name });

// biome-ignore lint/suspicious/noExplicitAny: one stub per client, each with other commands
type Stubs = { [K in keyof Clients]: AwsClientStub<any> };
let clients: Clients;
let aws: Stubs;

const filledTool = [{ toolUse: { toolUseId: '1', name: 'write_report', input: {} } }];

/** An account that fulfills every requirement of the deployment. */
beforeEach(() => {
  clients = clientsFor(stage.region);
  aws = Object.fromEntries(
    Object.entries(clients).map(([name, client]) => [name, mockClient(client as never)]),
  ) as unknown as Stubs;
  for (const stacks of [aws.stacks, aws.globalStacks]) {
    stacks
      .on(DescribeStacksCommand, { StackName: 'CDKToolkit' })
      .resolves({ Stacks: [stackThatIs('CREATE_COMPLETE')] })
      .on(DescribeStacksCommand, { StackName: 'reveille-production' })
      .rejects(missing('ValidationError'));
  }
  aws.certificates.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: 'ISSUED', DomainName: 'app.reveille-reports.com' },
  });
  aws.functions
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 1_000 } });
  aws.mail
    .on(GetAccountCommand)
    .resolves({ ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 14 } })
    .on(GetEmailIdentityCommand)
    .resolves({ VerifiedForSendingStatus: true });
  aws.models
    .on(ConverseCommand)
    .resolves({ output: { message: { role: 'assistant', content: filledTool } } });
  aws.voices.on(DescribeVoicesCommand).resolves({ Voices: [{ Id: 'Joanna' }] });
  aws.secrets.on(DescribeSecretCommand).resolves({ ARN: 'arn' });
});

const lines = async (of = stage) =>
  (await findingsOf(of, clients)).map(({ level, problem }) => `${level}: ${problem}`);

test('an account that has everything has no findings', async () => {
  expect(await lines()).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  [
    'a region without the bootstrap stack',
    () =>
      aws.globalStacks
        .on(DescribeStacksCommand, { StackName: 'CDKToolkit' })
        .rejects(missing('ValidationError')),
    "stop: The CDK's bootstrap stack is missing in us-east-1.",
  ],
  [
    'what a failed first try left',
    () =>
      aws.stacks
        .on(DescribeStacksCommand, { StackName: 'reveille-production' })
        .resolves({ Stacks: [stackThatIs('ROLLBACK_COMPLETE')] }),
    'stop: The stack reveille-production is ROLLBACK_COMPLETE from an earlier attempt.',
  ],
  [
    'the concurrency of a new account',
    () =>
      aws.functions
        .on(GetAccountSettingsCommand)
        .resolves({ AccountLimit: { ConcurrentExecutions: 10 } }),
    'stop: This account runs 10 functions at once, and CONCURRENT_EXECUTIONS is 1000.',
  ],
  [
    'the sandbox of SES',
    () =>
      aws.mail
        .on(GetAccountCommand)
        .resolves({ ProductionAccessEnabled: false, SendQuota: { MaxSendRate: 14 } }),
    'stop: SES is in its sandbox: 200 emails per day, and only to verified addresses.',
  ],
  [
    'a lower SES rate than the settings require',
    () =>
      aws.mail
        .on(GetAccountCommand)
        .resolves({ ProductionAccessEnabled: true, SendQuota: { MaxSendRate: 1 } }),
    'warn: SES grants 1 emails per second, and MAIL_RATE_PER_SECOND is 14.',
  ],
  [
    'a sender that is not verified',
    () => aws.mail.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: false }),
    'warn: reveille-reports.com is not verified as a sender yet.',
  ],
  [
    'a certificate that waits for its DNS record',
    () =>
      aws.certificates
        .on(DescribeCertificateCommand)
        .resolves({ Certificate: { Status: 'PENDING_VALIDATION' } }),
    'stop: The certificate is PENDING_VALIDATION.',
  ],
  [
    'a certificate of another host',
    () =>
      aws.certificates
        .on(DescribeCertificateCommand)
        .resolves({ Certificate: { Status: 'ISSUED', DomainName: 'www.elsewhere.com' } }),
    'stop: The certificate is for www.elsewhere.com, not for app.reveille-reports.com.',
  ],
  [
    'a model that this account may not call',
    () => aws.models.on(ConverseCommand).rejects(missing('AccessDeniedException')),
    'stop: The model eu.vendor.model-1:0 does not respond in eu-west-1: AccessDeniedException.',
  ],
  [
    'a voice of another region',
    () => aws.voices.on(DescribeVoicesCommand).resolves({ Voices: [{ Id: 'Vicki' }] }),
    'stop: Polly has no neural voice Joanna in eu-west-1.',
  ],
  [
    'a missing secret of Google',
    () => aws.secrets.on(DescribeSecretCommand).rejects(missing('ResourceNotFoundException')),
    "stop: There is no secret reveille/google with Google's client secret.",
  ],
])('names %s, and nothing else', async (_, break_, finding) => {
  break_();
  expect(await lines()).toEqual([finding]);
});

test.each([
  [
    'https://shop.example',
    'warn: APP_ORIGIN is https://shop.example, and CERTIFICATE_ARN is not set',
  ],
  ['https://d111.cloudfront.net', ''],
  ['http://localhost:5173', ''],
])(
  'without a certificate, the origin %s is named only if it needs one',
  async (origin, finding) => {
    const [found = ''] = await lines({ ...stage, certificateArn: undefined, appOrigin: origin });
    expect(found.startsWith(finding) && Boolean(found)).toBe(Boolean(finding));
  },
);

test('does not treat an unrelated error as an answer about the account', async () => {
  aws.stacks.on(DescribeStacksCommand).rejects(missing('ExpiredTokenException'));
  await expect(findingsOf(stage, clients)).rejects.toThrow('not there');
});

test('stops a stage whose shared sender does not exist', async () => {
  aws.mail.on(GetEmailIdentityCommand).rejects(missing('NotFoundException'));
  expect(await lines()).toEqual([]);
  expect(await lines({ ...stage, createsMailIdentity: false })).toEqual([
    'stop: SES does not know reveille-reports.com, and MAIL_IDENTITY=existing.',
  ]);
});

const outputs = {
  SiteDomain: 'd111.cloudfront.net',
  StripeSecretArn: 'arn:stripe',
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
    'k3._domainkey.reveille-reports.com  CNAME  k3.dkim.amazonses.com',
    'mail.reveille-reports.com  MX  10 feedback-smtp.eu-west-1.amazonses.com',
    'mail.reveille-reports.com  TXT  "v=spf1 include:amazonses.com ~all"',
    '_dmarc.reveille-reports.com  TXT  "v=DMARC1;',
    'arn:stripe',
    'https://app.reveille-reports.com/functions/v1/stripe-webhook',
    'npm run admin -- --stage production',
    'operations@reveille-reports.com',
  ]) {
    expect(text).toContain(step);
  }
});

/** Runs a deployment that records its commands instead of running them. */
async function deployment(results: (line: string) => boolean = () => true, more = {}) {
  const ran: string[] = [];
  const given: string[] = [];
  const output: string[] = [];
  const done = await deploy({
    settings: { ...settings, ...more },
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
    output: expect.stringContaining('One-time steps that are left'),
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
const restoreTerminal = (isTty: boolean) => () => {
  process.stdin.isTTY = isTty;
};

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

test('a failed first creation is not followed by another one', async () => {
  const { done, ran } = await deployment((line) => !line.startsWith('cdk'));
  expect([done, ran.length]).toEqual([false, 2]);
});

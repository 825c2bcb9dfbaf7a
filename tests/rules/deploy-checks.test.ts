import { globSync, readFileSync } from 'node:fs';
import { type CertificateDetail, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import {
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type Output,
} from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand, GetFunctionConcurrencyCommand } from '@aws-sdk/client-lambda';
import { DescribeVoicesCommand } from '@aws-sdk/client-polly';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, expect, test } from 'vitest';
import { findingsOf } from '../../lib/deploy/checks.ts';
import {
  awsAccount,
  bootstrapResource,
  missing,
  stackThatIs,
  stage,
} from '../fakes/aws-account.ts';

let { clients, aws } = awsAccount(stage.region);
beforeEach(() => {
  ({ clients, aws } = awsAccount(stage.region));
});

/** CloudFormation lists all resources of the stack that has the one which was asked for. */
const retainedBucket = {
  ...bootstrapResource('CREATE_COMPLETE'),
  PhysicalResourceId: 'cdk-hnb659fds-assets',
};

const lines = async (of = stage) =>
  (await findingsOf(of, clients)).map(({ level, problem }) => `${level}: ${problem}`);
const hasCertificate = (Certificate: CertificateDetail) =>
  aws.certificates.on(DescribeCertificateCommand).resolves({ Certificate });

test('an account that has everything has no findings', async () => {
  expect(await lines()).toEqual([]);
});

test.each<[string, () => unknown, string]>([
  [
    'a region without the bootstrap stack',
    () => aws.globalStacks.on(DescribeStackResourcesCommand).rejects(missing('ValidationError')),
    "stop: The CDK's bootstrap stack is missing in us-east-1.",
  ],
  [
    'a bootstrap stack that was deleted',
    () =>
      aws.stacks
        .on(DescribeStackResourcesCommand)
        .resolves({ StackResources: [bootstrapResource('DELETE_COMPLETE'), retainedBucket] }),
    "stop: The CDK's bootstrap stack is missing in eu-west-1.",
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
    'an edge that could not be deleted',
    () =>
      aws.stacks
        .on(DescribeStacksCommand, { StackName: 'reveille-production-edge' })
        .resolves({ Stacks: [stackThatIs('DELETE_FAILED')] }),
    'stop: The stack reveille-production-edge is DELETE_FAILED from an earlier attempt.',
  ],
  [
    'a firewall whose rollback failed',
    () =>
      aws.globalStacks
        .on(DescribeStacksCommand, { StackName: 'reveille-production-eu-west-1-global' })
        .resolves({ Stacks: [stackThatIs('UPDATE_ROLLBACK_FAILED')] }),
    'stop: The stack reveille-production-eu-west-1-global is UPDATE_ROLLBACK_FAILED from an earlier attempt.',
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
    'a certificate that waits for its DNS record',
    () => hasCertificate({ Status: 'PENDING_VALIDATION' }),
    'stop: The certificate is PENDING_VALIDATION.',
  ],
  [
    'a certificate that does not exist',
    () =>
      aws.certificates.on(DescribeCertificateCommand).rejects(missing('ResourceNotFoundException')),
    `stop: There is no certificate ${stage.certificateArn}.`,
  ],
  [
    'a certificate of another host',
    () => hasCertificate({ Status: 'ISSUED', DomainName: 'www.elsewhere.com' }),
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

test.each([
  [
    'another name of it',
    { DomainName: 'elsewhere.com', SubjectAlternativeNames: ['app.reveille-reports.com'] },
  ],
  ['a wildcard', { DomainName: '*.reveille-reports.com' }],
])('accepts a certificate that covers the host by %s', async (_, names) => {
  hasCertificate({ Status: 'ISSUED', ...names });
  expect(await lines()).toEqual([]);
});

test('a stage other than production may use the sandbox of SES, and few executions', async () => {
  aws.stacks
    .on(DescribeStacksCommand, { StackName: 'reveille-dev' })
    .resolves({ Stacks: [stackThatIs('UPDATE_COMPLETE')] });
  aws.mail.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false });
  aws.functions
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
  const findings = await findingsOf({ ...stage, name: 'dev', concurrentExecutions: 10 }, clients);
  expect(findings.map(({ level, problem }) => `${level}: ${problem}`)).toEqual([
    'warn: CONCURRENT_EXECUTIONS is 10: no concurrency is reserved.',
    'warn: SES is in its sandbox: 200 emails per day, and only to verified addresses.',
    'warn: SES grants 0 emails per second, and MAIL_RATE_PER_SECOND is 14.',
  ]);
  expect(findings[2]?.fix).toContain('MAIL_RATE_PER_SECOND=1,');
});

test('stops a new stage for which other stages have left too few executions', async () => {
  const left = (UnreservedConcurrentExecutions: number) =>
    aws.functions.on(GetAccountSettingsCommand).resolves({
      AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions },
    });
  left(500);
  expect(await lines()).toEqual([]);
  left(499);
  expect(await lines()).toEqual([
    'stop: This stage reserves 400 executions, and the account has 499 that no other stage reserves.',
  ]);
  expect((await findingsOf(stage, clients))[0]?.fix).toContain('CONCURRENT_EXECUTIONS=999');
  expect(await lines({ ...stage, concurrentExecutions: 999 })).toEqual([
    'warn: CONCURRENT_EXECUTIONS is 999: no concurrency is reserved.',
  ]);
});

test('stops a running stage that reserves more than other stages have left', async () => {
  const left = (UnreservedConcurrentExecutions: number) =>
    aws.functions.on(GetAccountSettingsCommand).resolves({
      AccountLimit: { ConcurrentExecutions: 2_000, UnreservedConcurrentExecutions },
    });
  isDeployed();
  aws.functions
    .on(GetFunctionConcurrencyCommand)
    .rejects(missing('ResourceNotFoundException'))
    .on(GetFunctionConcurrencyCommand, {
      FunctionName: 'reveille-production-recordings-start-session',
    })
    .resolves({ ReservedConcurrentExecutions: 100 })
    .on(GetFunctionConcurrencyCommand, {
      FunctionName: 'reveille-production-recordings-record-events',
    })
    .resolves({ ReservedConcurrentExecutions: 300 });
  left(100);
  expect(await lines()).toEqual([]);
  const larger = { ...stage, concurrentExecutions: 2_000 };
  left(499);
  expect(await lines(larger)).toEqual([
    'stop: This stage reserves 800 executions, and the account has 899 that no other stage reserves.',
  ]);
  left(500);
  expect(await lines(larger)).toEqual([]);
  // Functions that reserve nothing yet.
  aws.functions.on(GetFunctionConcurrencyCommand).resolves({});
  expect(await lines()).toEqual([]);
});

test('names the command that gets a stack out of the state that an earlier attempt left', async () => {
  const fixOf = async (status: 'UPDATE_ROLLBACK_FAILED' | 'CREATE_FAILED') => {
    aws.stacks
      .on(DescribeStacksCommand, { StackName: 'reveille-production' })
      .resolves({ Stacks: [stackThatIs(status)] });
    return (await findingsOf(stage, clients))[0]?.fix;
  };
  const options = '--stack-name reveille-production --region eu-west-1';
  expect(await fixOf('CREATE_FAILED')).toContain(`aws cloudformation delete-stack ${options}`);
  expect(await fixOf('UPDATE_ROLLBACK_FAILED')).toContain(
    `aws cloudformation continue-update-rollback ${options}`,
  );
});

test('the secret of Google is created in the region that reads it', async () => {
  aws.secrets.on(DescribeSecretCommand).rejects(missing('ResourceNotFoundException'));
  expect((await findingsOf(stage, clients))[0]?.fix).toContain('--region eu-west-1');
});

test('an account whose limit AWS does not name runs nothing at once', async () => {
  aws.functions.on(GetAccountSettingsCommand).resolves({});
  expect(await lines()).toEqual([
    'stop: This account runs 0 functions at once, and CONCURRENT_EXECUTIONS is 1000.',
  ]);
});

test('a stage without model, voice, Google and alarms is warned only about the alarms', async () => {
  aws.models.on(ConverseCommand).rejects(missing('AccessDeniedException'));
  aws.voices.on(DescribeVoicesCommand).resolves({});
  aws.secrets.on(DescribeSecretCommand).rejects(missing('ResourceNotFoundException'));
  const small = {
    ...stage,
    languageModel: { id: 'none', endpoint: undefined },
    ...{ speechVoice: 'none', google: undefined, alarmEmail: undefined },
  };
  expect(await lines(small)).toEqual(['warn: No one receives the alarms.']);
});

test.each([
  ['stacks', () => aws.stacks.on(DescribeStacksCommand)],
  ['secrets', () => aws.secrets.on(DescribeSecretCommand)],
  ['reserved executions', () => aws.functions.on(GetFunctionConcurrencyCommand)],
  ['the sender', () => aws.mail.on(GetEmailIdentityCommand)],
])('an unrelated error about %s is not an answer about the account', async (_, command) => {
  command().rejects(missing('AccessDeniedException'));
  await expect(findingsOf(stage, clients)).rejects.toThrow('not there');
});

const isDeployed = (...Outputs: Output[]) =>
  aws.stacks
    .on(DescribeStacksCommand, { StackName: 'reveille-production' })
    .resolves({ Stacks: [{ ...stackThatIs('UPDATE_COMPLETE'), Outputs }] });

test('warns that the tags and links of a host stop working when a running stage leaves it', async () => {
  const from = (OutputValue: string) => isDeployed({ OutputKey: 'AppOrigin', OutputValue });
  from('https://app.earlier-domain.com');
  expect(await lines()).toEqual([
    'warn: APP_ORIGIN moves from https://app.earlier-domain.com to https://app.reveille-reports.com: tags and emailed links with the previous address stop working.',
  ]);
  // These addresses keep working, or never had a visitor.
  for (const origin of [
    stage.appOrigin,
    'https://d111.cloudfront.net',
    'http://localhost:5173',
    'https://app.example.com',
  ]) {
    from(origin);
    expect(await lines()).toEqual([]);
  }
});

test('the README lists every call of the checks, which a deployment role must be allowed', () => {
  const sources = globSync('lib/deploy/*.ts').map((file) => readFileSync(file, 'utf8'));
  const called = sources.flatMap((text) =>
    [...text.matchAll(/new (\w+)Command\(/g)].map(([, name = '']) => name),
  );
  const [, line = ''] =
    /the calls of the checks: (.+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const listed = [...line.matchAll(/`\w+:(\w+)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual(
    [...new Set(called)].map((name) => name.replace('Converse', 'InvokeModel')).sort(),
  );
});

import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { DescribeVoicesCommand } from '@aws-sdk/client-polly';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import type { Stage } from '../stage.ts';
import type { Clients } from './clients.ts';
import { type Finding, stop, warn } from './finding.ts';

type Check = (stage: Stage, clients: Clients) => Promise<readonly Finding[]>;

/** Below this nothing can be reserved, and queues and ingestion starve each other. */
const CONCURRENCY_FOR_VISITORS = 1_000;

const isNamed = (error: unknown, ...names: string[]) => names.includes((error as Error).name);

/** The stack's status, or undefined where there is none. */
export async function statusOf(stacks: CloudFormationClient, StackName: string) {
  try {
    const { Stacks = [] } = await stacks.send(new DescribeStacksCommand({ StackName }));
    return Stacks[0]?.StackStatus;
  } catch (error) {
    if (isNamed(error, 'ValidationError')) return undefined;
    throw error;
  }
}

const bootstrap: Check = async ({ region }, { stacks, globalStacks }) => {
  const regions = new Map([
    [region, stacks],
    ['us-east-1', globalStacks],
  ]);
  const found = await Promise.all(
    [...regions].map(async ([name, client]) =>
      (await statusOf(client, 'CDKToolkit'))
        ? []
        : [
            stop(
              `The CDK's bootstrap stack is missing in ${name}.`,
              `Run: npx cdk bootstrap --app "" aws://ACCOUNT/${name}`,
            ),
          ],
    ),
  );
  return found.flat();
};

/** CloudFormation takes no update of a stack whose first creation failed. */
const leftover: Check = async ({ name }, { stacks }) => {
  const status = await statusOf(stacks, `reveille-${name}`);
  if (!status || !/^(ROLLBACK|REVIEW|DELETE_FAILED|CREATE_FAILED)/.test(status)) return [];
  return [
    stop(
      `The stack reveille-${name} is ${status} from an earlier try.`,
      `Delete it first: aws cloudformation delete-stack --stack-name reveille-${name}`,
    ),
  ];
};

const concurrency: Check = async ({ concurrentExecutions }, { functions }) => {
  const { AccountLimit } = await functions.send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  const request =
    'Request an increase of "Concurrent executions" in Service Quotas, AWS Lambda (L-B99A9384)';
  if (limit < concurrentExecutions) {
    return [
      stop(
        `This account runs ${limit} functions at once, and CONCURRENT_EXECUTIONS is ${concurrentExecutions}.`,
        `${request}, or set CONCURRENT_EXECUTIONS=${limit} for a stage without visitors.`,
      ),
    ];
  }
  return concurrentExecutions < CONCURRENCY_FOR_VISITORS
    ? [
        warn(
          `CONCURRENT_EXECUTIONS is ${concurrentExecutions}: no share is reserved.`,
          `${request}.`,
        ),
      ]
    : [];
};

const mail: Check = async ({ name, mailRate, mailFrom, createsMailIdentity }, { mail: ses }) => {
  const account = await ses.send(new GetAccountCommand({}));
  const findings: Finding[] = [];
  if (!account.ProductionAccessEnabled) {
    const level = name === 'production' ? stop : warn;
    findings.push(
      level(
        'SES is in its sandbox: 200 mails a day, to verified addresses alone.',
        'Request production access on the account dashboard of SES.',
      ),
    );
  }
  const granted = account.SendQuota?.MaxSendRate ?? 0;
  if (granted < mailRate) {
    findings.push(
      warn(
        `SES grants ${granted} mails a second and MAIL_RATE_PER_SECOND is ${mailRate}.`,
        `Set MAIL_RATE_PER_SECOND=${Math.max(1, Math.floor(granted))}, or request a higher rate.`,
      ),
    );
  }
  return [...findings, ...(await sender(mailFrom, createsMailIdentity, ses))];
};

async function sender(mailFrom: string, isOurs: boolean, ses: Clients['mail']) {
  const domain = mailFrom.split('@')[1] ?? '';
  try {
    const identity = await ses.send(new GetEmailIdentityCommand({ EmailIdentity: domain }));
    if (identity.VerifiedForSendingStatus) return [];
    return [
      warn(
        `${domain} is not verified as a sender yet.`,
        'Add the DKIM records that this command prints at its end; nothing is mailed before.',
      ),
    ];
  } catch (error) {
    if (!isNamed(error, 'NotFoundException')) throw error;
    if (isOurs) return [];
    return [
      stop(
        `SES does not know ${domain}, and MAIL_IDENTITY=existing.`,
        'Set MAIL_IDENTITY=create, or verify the domain first.',
      ),
    ];
  }
}

const certificate: Check = async ({ certificateArn, appOrigin }, { certificates }) => {
  const { hostname } = new URL(appOrigin);
  if (!certificateArn) {
    if (hostname === 'localhost' || hostname.endsWith('.cloudfront.net')) return [];
    return [
      warn(
        `APP_ORIGIN is ${appOrigin}, and there is no CERTIFICATE_ARN: that host will not answer.`,
        'Set CERTIFICATE_ARN, or set APP_ORIGIN to the CloudFront address after the first deployment.',
      ),
    ];
  }
  const { Certificate } = await certificates.send(
    new DescribeCertificateCommand({ CertificateArn: certificateArn }),
  );
  const names = [Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])];
  if (Certificate?.Status !== 'ISSUED') {
    return [
      stop(
        `The certificate is ${Certificate?.Status}.`,
        'Validate it in ACM (us-east-1) by its DNS record.',
      ),
    ];
  }
  const wildcard = hostname.replace(/^[^.]+/, '*');
  return names.includes(hostname) || names.includes(wildcard)
    ? []
    : [
        stop(
          `The certificate is for ${names.join(', ')}, not for ${hostname}.`,
          'Request one for it.',
        ),
      ];
};

/** The shortest question proves more than any list: the model exists here, and this account may ask it. */
const model: Check = async ({ languageModel: { id }, region }, { models }) => {
  if (id === 'none') return [];
  try {
    await models.send(
      new ConverseCommand({
        modelId: id,
        messages: [{ role: 'user', content: [{ text: 'Say OK.' }] }],
        inferenceConfig: { maxTokens: 5 },
      }),
    );
    return [];
  } catch (error) {
    return [
      stop(
        `The model ${id} does not answer in ${region}: ${(error as Error).name}.`,
        'Request access to it in Bedrock, use an inference profile of this region, or set LANGUAGE_MODEL_ID=none.',
      ),
    ];
  }
};

const voice: Check = async ({ speechVoice, region }, { voices }) => {
  if (speechVoice === 'none') return [];
  const { Voices = [] } = await voices.send(new DescribeVoicesCommand({ Engine: 'neural' }));
  return Voices.some(({ Id }) => Id === speechVoice)
    ? []
    : [
        stop(
          `Polly has no neural voice ${speechVoice} in ${region}.`,
          'Choose another SPEECH_VOICE, or set it to none.',
        ),
      ];
};

const google: Check = async ({ google: settings }, { secrets }) => {
  if (!settings) return [];
  try {
    await secrets.send(new DescribeSecretCommand({ SecretId: settings.secretName }));
    return [];
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    return [
      stop(
        `There is no secret ${settings.secretName} with Google's client secret.`,
        `aws secretsmanager create-secret --name ${settings.secretName} --secret-string …`,
      ),
    ];
  }
};

const alarms: Check = async ({ alarmEmail }) =>
  alarmEmail ? [] : [warn('No alarm reaches anyone.', 'Set ALARM_EMAIL.')];

/** All checks, together: one run names everything that is missing. */
export async function findingsOf(stage: Stage, clients: Clients): Promise<readonly Finding[]> {
  const checks = [
    bootstrap,
    leftover,
    concurrency,
    certificate,
    mail,
    google,
    model,
    voice,
    alarms,
  ];
  const findings = await Promise.all(checks.map((check) => check(stage, clients)));
  return findings.flat();
}

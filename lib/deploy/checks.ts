import {
  GetAccountSettingsCommand,
  GetFunctionConcurrencyCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import {
  deployables,
  functionName,
  RESERVING_LIMIT,
  reservedExecutions,
  UNRESERVED_EXECUTIONS,
} from '../deployables.ts';
import type { Stage } from '../stage.ts';
import { checkCertificate } from './certificate-check.ts';
import type { Clients } from './clients.ts';
import { type Check, type Finding, isNamed, stop, warn } from './finding.ts';
import { checkMail } from './mail-check.ts';
import { checkMovedOrigin } from './origin-check.ts';
import { checkModel, checkVoice } from './speech-and-model-checks.ts';
import { checkBootstrap, checkLeftoverStacks } from './stack-checks.ts';

const checkConcurrency: Check = async (stage, clients) => {
  const { concurrentExecutions } = stage;
  const { AccountLimit } = await clients.functions.send(new GetAccountSettingsCommand({}));
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
  // Queues and ingestion then compete for executions.
  if (concurrentExecutions < RESERVING_LIMIT) {
    return [
      warn(
        `CONCURRENT_EXECUTIONS is ${concurrentExecutions}: no concurrency is reserved.`,
        `${request}.`,
      ),
    ];
  }
  const reserving = deployables.filter((each) => reservedExecutions(each, stage) > 0);
  const reserved = reserving.reduce((sum, each) => sum + reservedExecutions(each, stage), 0);
  const names = reserving.map((each) => functionName(stage, each));
  const already = await reservedBy(names, clients.functions);
  const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? 0;
  if (unreserved + already - reserved >= UNRESERVED_EXECUTIONS) return [];
  return [
    stop(
      `This stage reserves ${reserved} executions, and the account has ${unreserved + already} that no other stage reserves.`,
      `${request}, or set CONCURRENT_EXECUTIONS=${RESERVING_LIMIT - 1}, which reserves none. AWS requires ${UNRESERVED_EXECUTIONS} unreserved executions.`,
    ),
  ];
};

/** The executions that these functions reserve now: none before their first deployment. */
async function reservedBy(names: readonly string[], functions: LambdaClient): Promise<number> {
  const executions = await Promise.all(
    names.map(async (FunctionName) => {
      try {
        const reserved = await functions.send(new GetFunctionConcurrencyCommand({ FunctionName }));
        return reserved.ReservedConcurrentExecutions ?? 0;
      } catch (error) {
        if (!isNamed(error, 'ResourceNotFoundException')) throw error;
        return 0;
      }
    }),
  );
  return executions.reduce((sum, each) => sum + each, 0);
}

const checkGoogleSecret: Check = async ({ google, region }, { secrets }) => {
  if (!google) return [];
  try {
    await secrets.send(new DescribeSecretCommand({ SecretId: google.secretName }));
    return [];
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    return [
      stop(
        `There is no secret ${google.secretName} with Google's client secret.`,
        `aws secretsmanager create-secret --region ${region} --name ${google.secretName} --secret-string …`,
      ),
    ];
  }
};

const checkAlarmEmail: Check = async ({ alarmEmail }) =>
  alarmEmail ? [] : [warn('No one receives the alarms.', 'Set ALARM_EMAIL.')];

/** Runs all checks, so that one run lists everything that is missing. */
export async function findingsOf(stage: Stage, clients: Clients): Promise<readonly Finding[]> {
  const checks = [
    checkBootstrap,
    checkLeftoverStacks,
    checkConcurrency,
    checkCertificate,
    checkMovedOrigin,
    checkMail,
    checkGoogleSecret,
    checkModel,
    checkVoice,
    checkAlarmEmail,
  ];
  const findings = await Promise.all(checks.map((check) => check(stage, clients)));
  return findings.flat();
}

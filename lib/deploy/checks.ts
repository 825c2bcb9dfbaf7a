import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import {
  deployables,
  RESERVING_LIMIT,
  reservedExecutions,
  UNRESERVED_EXECUTIONS,
} from '../deployables.ts';
import type { Stage } from '../stage.ts';
import { checkCertificate } from './certificate-check.ts';
import type { Clients } from './clients.ts';
import { type Check, type Finding, isNamed, stop, warn } from './finding.ts';
import { checkMail } from './mail-check.ts';
import { checkModel, checkVoice } from './speech-and-model-checks.ts';
import { checkBootstrap, checkLeftoverStack, isDeployed } from './stack-checks.ts';

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
  const reserved = deployables.reduce((sum, each) => sum + reservedExecutions(each, stage), 0);
  const unreserved = AccountLimit?.UnreservedConcurrentExecutions ?? 0;
  if (unreserved - reserved >= UNRESERVED_EXECUTIONS) return [];
  if (await isDeployed(clients.stacks, stage.name)) return [];
  return [
    stop(
      `This stage reserves ${reserved} executions, and the account has ${unreserved} that are not reserved.`,
      `${request}, or set CONCURRENT_EXECUTIONS=${RESERVING_LIMIT - 1}, which reserves none. AWS requires ${UNRESERVED_EXECUTIONS} unreserved executions.`,
    ),
  ];
};

const checkGoogleSecret: Check = async ({ google }, { secrets }) => {
  if (!google) return [];
  try {
    await secrets.send(new DescribeSecretCommand({ SecretId: google.secretName }));
    return [];
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    return [
      stop(
        `There is no secret ${google.secretName} with Google's client secret.`,
        `aws secretsmanager create-secret --name ${google.secretName} --secret-string …`,
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
    checkLeftoverStack,
    checkConcurrency,
    checkCertificate,
    checkMail,
    checkGoogleSecret,
    checkModel,
    checkVoice,
    checkAlarmEmail,
  ];
  const findings = await Promise.all(checks.map((check) => check(stage, clients)));
  return findings.flat();
}

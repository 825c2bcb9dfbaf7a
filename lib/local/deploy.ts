import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { variablesOf } from '../outputs.ts';
import type { Emulator } from './emulator.ts';
import { cleanEnvironment, root } from './paths.ts';

const run = promisify(execFile);
const REGION = 'us-east-1';
const ACCOUNT = '000000000000';
const GOOGLE_SECRET = 'reveille/google';
/** A custom resource that hangs gives no message; without an end the start would wait for ever. */
const CDK_MS = 600_000;

/** What speaks to the emulator needs to know: no key of these opens anything. */
export const emulatorAccess = (endpoint: string) => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});

const cdk = (cwd: string, endpoint: string, args: readonly string[], variables = {}) =>
  run(
    process.execPath,
    [join(root, 'node_modules/aws-cdk/bin/cdk'), ...args, '--no-notices', '--ci'],
    {
      cwd,
      env: {
        ...cleanEnvironment(),
        ...emulatorAccess(endpoint),
        CDK_DISABLE_VERSION_CHECK: '1',
        CDK_DISABLE_CLI_TELEMETRY: 'true',
        ...variables,
      },
      timeout: CDK_MS,
    },
  );

/** Writes the product's stack for one emulator, which need not run yet. Returns the folder. */
export async function synthesize(
  { endpoint, folder }: Pick<Emulator, 'endpoint' | 'folder'>,
  appOrigin: string,
  /** The origins of the stand-ins, as variables of the stage. */
  standIns: Record<string, string>,
): Promise<string> {
  const assembly = join(folder, 'cdk.out');
  // Without `.env`: the settings of a deployment must not reach a laptop's cloud.
  const app = `${JSON.stringify(process.execPath)} bin/aws.ts`;
  await cdk(root, endpoint, ['synth', 'Main', '--quiet', '--output', assembly, '--app', app], {
    STAGE: 'local',
    // A third of the time, for rules that the review and a deployment apply to the stacks of AWS.
    CDK_VALIDATION: 'false',
    WEB_EXCEPTIONS: '*.localhost',
    APP_ORIGIN: appOrigin,
    GOOGLE_CLIENT_ID: 'stand-in',
    GOOGLE_CLIENT_SECRET_NAME: GOOGLE_SECRET,
    ...standIns,
  });
  return assembly;
}

/** Puts the stack into the emulator and returns its outputs, named as the variables they are. */
export async function deploy(
  emulator: Emulator,
  assembly: Promise<string>,
): Promise<Record<string, string>> {
  const { endpoint, folder } = emulator;
  // From a folder without cdk.json: where an app is named, a bootstrap synthesizes it first and uses nothing of it.
  if (!(await isBootstrapped(emulator)))
    await cdk(folder, endpoint, ['bootstrap', `aws://${ACCOUNT}/${REGION}`]);
  await keepGoogleSecret(emulator);
  const outputs = join(folder, 'outputs.json');
  const args = ['--require-approval', 'never', '--outputs-file', outputs, '--app', await assembly];
  await cdk(folder, endpoint, ['deploy', 'Main', ...args]);
  return variablesIn(readFileSync(outputs, 'utf8'));
}

/** The outputs of a deployment as the variables that a function is given. */
export function variablesIn(outputs: string): Record<string, string> {
  return variablesOf(JSON.parse(outputs)['reveille-local']);
}

async function isBootstrapped({ endpoint }: Emulator): Promise<boolean> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: authorizationFor('cloudformation'),
    },
    body: 'Action=DescribeStacks&Version=2010-05-15&StackName=CDKToolkit',
  });
  return answer.ok;
}

/** An operator puts it there by hand; the stand-in for Google takes any. A second time it is there already. */
const keepGoogleSecret = ({ endpoint }: Emulator) =>
  fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.CreateSecret',
      authorization: authorizationFor('secretsmanager'),
    },
    body: JSON.stringify({ Name: GOOGLE_SECRET, SecretString: 'stand-in' }),
  });

/** The emulator reads the service from the signature and does not check it. */
export const authorizationFor = (service: string) =>
  `AWS4-HMAC-SHA256 Credential=test/20260101/${REGION}/${service}/aws4_request, SignedHeaders=host, Signature=none`;

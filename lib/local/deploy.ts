import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { variablesOf } from '../outputs.ts';
import type { Emulator } from './emulator.ts';
import { cleanEnvironment, root } from './paths.ts';

const run = promisify(execFile);
const REGION = 'us-east-1';
const BOOTSTRAP = join(root, 'node_modules/aws-cdk/lib/api/bootstrap/bootstrap-template.yaml');
const GOOGLE_SECRET = 'reveille/google';
/** A custom resource that hangs reports nothing, so the deployment needs a timeout. */
const CDK_MS = 600_000;

/** The variables of the emulator's clients. The keys are not real. */
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

/** Synthesizes the product's stack for one emulator, which need not run yet. Returns the folder. */
export async function synthesize(
  { endpoint, folder }: Pick<Emulator, 'endpoint' | 'folder'>,
  appOrigin: string,
  /** The origins of the stand-ins, as variables of the stage. */
  standIns: Record<string, string>,
): Promise<string> {
  const assembly = join(folder, 'cdk.out');
  // Ignores `.env`, because settings of a deployment must not reach the local cloud.
  const app = `${JSON.stringify(process.execPath)} bin/aws.ts`;
  await cdk(root, endpoint, ['synth', 'Main', '--quiet', '--output', assembly, '--app', app], {
    STAGE: 'local',
    // Saves a third of the time. The review and a deployment apply these rules to the stacks on AWS.
    CDK_VALIDATION: 'false',
    WEB_EXCEPTIONS: '*.localhost',
    APP_ORIGIN: appOrigin,
    GOOGLE_CLIENT_ID: 'stand-in',
    GOOGLE_CLIENT_SECRET_NAME: GOOGLE_SECRET,
    ...standIns,
  });
  // The deployment rereads it for each resource event, only to name the construct, which takes a third of its time.
  writeFileSync(join(assembly, 'Main.metadata.json'), '{}');
  return assembly;
}

/** Deploys the stack to the emulator and returns its outputs as environment variables. */
export async function deploy(
  emulator: Emulator,
  assembly: Promise<string>,
): Promise<Record<string, string>> {
  const { endpoint, folder } = emulator;
  await bootstrap(emulator);
  await createGoogleSecret(emulator);
  const outputs = join(folder, 'outputs.json');
  const args = ['--require-approval', 'never', '--outputs-file', outputs, '--app', await assembly];
  // Without a change set, because nothing reviews it here.
  await cdk(folder, endpoint, ['deploy', 'Main', '--method', 'direct', ...args]);
  return variablesIn(readFileSync(outputs, 'utf8'));
}

/** The outputs of a deployment as the variables of a function. */
export function variablesIn(outputs: string): Record<string, string> {
  return variablesOf(JSON.parse(outputs)['reveille-local']);
}

/** Does the same as `cdk bootstrap`, but saves three seconds, most of them for a change set. */
async function bootstrap({ endpoint }: Emulator): Promise<void> {
  const stack = { StackName: 'CDKToolkit', Version: '2010-05-15' };
  const status = async () =>
    /<StackStatus>(\w+)/.exec(await cloudFormation(endpoint, 'DescribeStacks', stack))?.[1];
  if (/^(CREATE|UPDATE)_COMPLETE$/.test((await status()) ?? '')) return;
  await cloudFormation(endpoint, 'CreateStack', {
    ...stack,
    TemplateBody: readFileSync(BOOTSTRAP, 'utf8'),
    'Capabilities.member.1': 'CAPABILITY_NAMED_IAM',
  });
  for (const end = Date.now() + CDK_MS; Date.now() < end; await pause(50)) {
    const current = await status();
    if (current === 'CREATE_COMPLETE') return;
    if (current !== 'CREATE_IN_PROGRESS') throw new Error(`Bootstrapping ended with ${current}`);
  }
  throw new Error('Bootstrapping timed out');
}

async function cloudFormation(endpoint: string, Action: string, fields: Record<string, string>) {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: authorizationFor('cloudformation'),
    },
    body: new URLSearchParams({ Action, ...fields }).toString(),
  });
  return answer.text();
}

/** On AWS an operator creates this secret. The stand-in for Google accepts any value. Fails silently if it exists. */
const createGoogleSecret = ({ endpoint }: Emulator) =>
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

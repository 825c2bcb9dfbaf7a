import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { variablesOf } from '../outputs.ts';
import type { Emulator } from './emulator.ts';
import { cleanEnvironment, root } from './paths.ts';
import { zip } from './zip.ts';

const run = promisify(execFile);
const ACCOUNT = '000000000000';
const REGION = 'us-east-1';
/** A custom resource that hangs reports nothing, so the deployment needs a timeout. */
const STACK_MS = 600_000;
const POLL_MS = 100;
const CAPABILITIES = {
  'Capabilities.member.1': 'CAPABILITY_NAMED_IAM',
  'Capabilities.member.2': 'CAPABILITY_AUTO_EXPAND',
};
const STACK = 'reveille-local';
const BOOTSTRAP = join(root, 'node_modules/aws-cdk/lib/api/bootstrap/bootstrap-template.yaml');
const GOOGLE_SECRET = 'reveille/google';

/** The variables of the emulator's clients. The keys are not real. */
export const emulatorAccess = (endpoint: string) => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});

/** Synthesizes the product's stack for one emulator, which need not run yet. Returns the folder. */
export async function synthesize(
  { endpoint, folder }: Pick<Emulator, 'endpoint' | 'folder'>,
  appOrigin: string,
  /** The origins of the stand-ins, as variables of the stage. */
  standIns: Record<string, string>,
): Promise<string> {
  const assembly = join(folder, 'cdk.out');
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));
  // Ignores `.env`, because settings of a deployment must not reach the local cloud.
  await run(process.execPath, ['bin/aws.ts'], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      ...emulatorAccess(endpoint),
      // What the CDK CLI passes to an app; loading the CLI takes as long as the synthesis.
      CDK_OUTDIR: assembly,
      CDK_CONTEXT_JSON: JSON.stringify(context),
      STAGE: 'local',
      // Saves a third of the time. The review and a deployment apply these rules to the stacks on AWS.
      CDK_VALIDATION: 'false',
      WEB_EXCEPTIONS: '*.localhost',
      APP_ORIGIN: appOrigin,
      GOOGLE_CLIENT_ID: 'stand-in',
      GOOGLE_CLIENT_SECRET_NAME: GOOGLE_SECRET,
      ...standIns,
    },
  });
  return assembly;
}

/** Deploys the stack to the emulator and returns its outputs as environment variables. */
export async function deploy(
  { endpoint, folder }: Emulator,
  assembly: Promise<string>,
): Promise<Record<string, string>> {
  await bootstrap(endpoint, readFileSync(BOOTSTRAP, 'utf8'));
  await createGoogleSecret(endpoint);
  const template = { TemplateURL: await uploadAssets(endpoint, await assembly) };
  const outputs = JSON.stringify({ [STACK]: await deployStack(endpoint, STACK, template) });
  // The commands for the running local cloud read it.
  writeFileSync(join(folder, 'outputs.json'), outputs);
  return variablesIn(outputs);
}

/** The outputs of a deployment as the variables of a function. */
export function variablesIn(outputs: string): Record<string, string> {
  return variablesOf(JSON.parse(outputs)[STACK]);
}

/** On AWS an operator creates this secret. The stand-in for Google accepts any value. Fails silently if it exists. */
const createGoogleSecret = (endpoint: string) =>
  fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.CreateSecret',
      authorization: authorizationFor('secretsmanager'),
    },
    body: JSON.stringify({ Name: GOOGLE_SECRET, SecretString: 'stand-in' }),
  });

/** A file of the asset manifest. */
interface Asset {
  readonly source: { readonly path: string; readonly packaging: string };
  readonly destinations: Record<
    string,
    { readonly bucketName: string; readonly objectKey: string }
  >;
}

/** Uploads the functions and the template of an assembly. Returns the URL of the template. */
async function uploadAssets(endpoint: string, assembly: string): Promise<string> {
  const { files } = JSON.parse(readFileSync(join(assembly, 'Main.assets.json'), 'utf8'));
  let template = '';
  const upload = async ({ source, destinations }: Asset) => {
    const path = join(assembly, source.path);
    const body = new Uint8Array(source.packaging === 'zip' ? zipped(path) : readFileSync(path));
    for (const { bucketName, objectKey } of Object.values(destinations)) {
      const bucket = bucketName.replace(/\$\{AWS::AccountId\}/, ACCOUNT);
      const url = `${endpoint}/${bucket}/${objectKey}`;
      const headers = { authorization: authorizationFor('s3') };
      const { status } = await fetch(url, { method: 'PUT', headers, body });
      if (status !== 200) throw new Error(`Uploading ${source.path} ended with ${status}`);
      if (source.packaging === 'file') template = url;
    }
  };
  await Promise.all(Object.values<Asset>(files).map(upload));
  return template;
}

/** The archive of a bundled function, which has one file. */
function zipped(folder: string): Uint8Array {
  const [file = '', ...others] = readdirSync(folder);
  if (others.length > 0) throw new Error(`${folder} has more than one file`);
  return zip(file, readFileSync(join(folder, file)));
}

/** Does the same as `cdk bootstrap`, but saves three seconds, most of them for a change set. */
async function bootstrap(endpoint: string, template: string): Promise<void> {
  const stack = { StackName: 'CDKToolkit', Version: '2010-05-15' };
  if (isDone(await statusOf(endpoint, stack))) return;
  await deployStack(endpoint, stack.StackName, { TemplateBody: template });
}

/** Creates or updates a stack and returns its outputs, as `cdk deploy` does in ten times the processor time. */
async function deployStack(
  endpoint: string,
  name: string,
  template: { readonly TemplateBody: string } | { readonly TemplateURL: string },
): Promise<Record<string, string>> {
  const stack = { StackName: name, Version: '2010-05-15' };
  const before = await statusOf(endpoint, stack);
  if (before && !isDone(before)) {
    await cloudFormation(endpoint, 'DeleteStack', stack);
    await ended(endpoint, stack);
  }
  const action = isDone(before) ? 'UpdateStack' : 'CreateStack';
  const reply = await cloudFormation(endpoint, action, {
    ...{ ...stack, ...CAPABILITIES, ...template },
  });
  if (!/No updates are to be performed/.test(reply)) {
    if (/<Error>/.test(reply)) throw new Error(`${action} ${name}: ${reply.slice(-1_000)}`);
    const status = await ended(endpoint, stack);
    if (!isDone(status)) throw new Error(`${name} is ${status}: ${await reasons(endpoint, stack)}`);
  }
  const description = await cloudFormation(endpoint, 'DescribeStacks', stack);
  return Object.fromEntries(
    [...description.matchAll(/<OutputKey>([^<]*)<\/OutputKey>\s*<OutputValue>([^<]*)</g)].map(
      ([, key, value]) => [key, decode(value)],
    ),
  );
}

type Stack = Record<'StackName' | 'Version', string>;
const isDone = (status: string | undefined) =>
  /^(CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(status ?? '');

const statusOf = async (endpoint: string, stack: Stack) =>
  /<StackStatus>(\w+)/.exec(await cloudFormation(endpoint, 'DescribeStacks', stack))?.[1];

/** The status of the stack once nothing is in progress; undefined if it was deleted. */
async function ended(endpoint: string, stack: Stack): Promise<string | undefined> {
  for (const end = Date.now() + STACK_MS; Date.now() < end; await pause(POLL_MS)) {
    const status = await statusOf(endpoint, stack);
    if (!status?.endsWith('_IN_PROGRESS')) return status;
  }
  throw new Error(`${stack.StackName} is still in progress after ${STACK_MS / 1000} s`);
}

async function reasons(endpoint: string, stack: Stack): Promise<string> {
  const events = await cloudFormation(endpoint, 'DescribeStackEvents', stack);
  const found = [...events.matchAll(/<ResourceStatusReason>([^<]+)</g)].map(([, reason]) => reason);
  return [...new Set(found)].join('; ');
}

const decode = (text = '') =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

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

/** The emulator reads the service from the signature and does not check it. */
export const authorizationFor = (service: string) =>
  `AWS4-HMAC-SHA256 Credential=test/20260101/${REGION}/${service}/aws4_request, SignedHeaders=host, Signature=none`;

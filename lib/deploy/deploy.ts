import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RawSettings, type Stage, stageFrom } from '../stage.ts';
import { findingsOf } from './checks.ts';
import { type Clients, clientsFor } from './clients.ts';
import { type Finding, stop } from './finding.ts';
import { remainingSteps } from './remaining-steps.ts';
import { deployedStack } from './stack-checks.ts';

const root = resolve(import.meta.dirname, '../..');
/** The app of `cdk.json` also reads `.env`, whose stage may have settings that this one leaves out. */
const CDK = ['--all', '--no-notices', '--app', 'node bin/aws.ts'];

interface Deployment {
  readonly settings: RawSettings;
  /** Stops after the checks, or shows the changes of a new build, instead of deploying. */
  readonly only?: 'check' | 'diff' | undefined;
  /** Also reverts what was changed or deleted outside of CloudFormation. */
  readonly revertsDrift?: boolean;
  readonly print: (line: string) => void;
  /** Runs a program of the project. Returns false if it failed. */
  readonly run?: (program: string, args: readonly string[], env: RawSettings) => Promise<boolean>;
  readonly clients?: Clients;
}

/** Checks, builds, deploys, and prints the remaining steps. Returns false if a check or a step failed. */
export async function deploy({
  settings,
  only,
  revertsDrift = false,
  print,
  run = runProgram,
  clients,
}: Deployment): Promise<boolean> {
  const stage = stageFrom(settings);
  const aws = clients ?? clientsFor(stage.region);
  print(`Stage ${stage.name} in ${stage.region}`);
  if (!(await runChecks(stage, aws, print))) return false;
  if (only === 'check') return true;
  if (!(await run('npm', ['run', '--silent', 'build'], settings))) return false;
  const inRegion = { ...settings, AWS_REGION: stage.region };
  if (only === 'diff') return run('cdk', ['diff', ...CDK], inRegion);
  const isUpdate = (await deployedStack(aws.stacks, stage.name)) !== undefined;
  const outputs = join(root, '.local', `outputs-${stage.name}.json`);
  const options = [...approval(settings), ...(revertsDrift ? ['--revert-drift'] : [])];
  const deployStacks = (PROTECT_DATA: 'yes' | 'no') =>
    run('cdk', ['deploy', ...CDK, ...options, '--outputs-file', outputs], {
      ...inRegion,
      PROTECT_DATA,
    });
  // CloudFormation cannot roll back a failed first deployment with a protected table, so protection is enabled second.
  if (!isUpdate && !(await deployStacks('no'))) return false;
  if (!(await deployStacks('yes'))) return false;
  const deployed = JSON.parse(readFileSync(outputs, 'utf8'))[`reveille-${stage.name}`] ?? {};
  print('\nDeployed. One-time steps that are left:\n');
  for (const step of remainingSteps(stage, deployed)) print(`  ${step}`);
  return true;
}

/** Prints what the checks found. Returns false if a finding stops the deployment. */
async function runChecks(
  stage: Stage,
  clients: Clients,
  print: Deployment['print'],
): Promise<boolean> {
  const findings = await findingsOf(stage, clients).catch((error: Error) => [
    awsUnreachable(error, stage.region),
  ]);
  for (const { level, problem, fix } of findings) {
    print(`  ${level === 'stop' ? '✗' : '!'} ${problem}\n      ${fix}`);
  }
  const stops = findings.filter(({ level }) => level === 'stop').length;
  print(stops > 0 ? `Not deployed: ${stops} of these must be fixed first.` : '  ✓ ready to deploy');
  return stops === 0;
}

/** A finding for an error of AWS, whose messages do not say what to do. Other errors are bugs and are thrown. */
function awsUnreachable(error: Error, region: string): Finding {
  if (!('$metadata' in error) && error.name !== 'CredentialsProviderError') throw error;
  return stop(
    `AWS did not respond to the checks for ${region}: ${error.name}: ${error.message}`,
    error.message.includes('ENOTFOUND')
      ? 'Check the network. If it works, the region lacks this service: choose another REGION.'
      : 'Check credentials and network: `aws sts get-caller-identity` must name the account of this stage.',
  );
}

/** Without a terminal, the CDK's prompt about new permissions cannot be answered. */
const approval = ({ CI }: RawSettings) =>
  CI || !process.stdin.isTTY ? ['--require-approval', 'never'] : [];

const runProgram: NonNullable<Deployment['run']> = (program, args, env) =>
  new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', fail).once('exit', (code) => done(code === 0));
  });

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Stage, stageFrom } from '../stage.ts';
import { findingsOf } from './checks.ts';
import { type Clients, clientsFor } from './clients.ts';
import { type Finding, stop } from './finding.ts';
import { remainingSteps } from './remaining-steps.ts';
import { statusOf } from './stack-checks.ts';

const root = resolve(import.meta.dirname, '../..');
type Settings = Record<string, string | undefined>;

interface Deployment {
  readonly settings: Settings;
  /** Ends after the checks, or shows what would change, instead of deploying. */
  readonly only?: 'check' | 'diff' | undefined;
  readonly say: (line: string) => void;
  /** Runs a program of the project to its end; false when it failed. */
  readonly run?: (program: string, args: readonly string[], env: Settings) => Promise<boolean>;
  readonly clients?: Clients;
}

/** Checks, builds, deploys, and prints the remaining steps. False if a check or a step failed. */
export async function deploy({
  settings,
  only,
  say,
  run = runProgram,
  clients,
}: Deployment): Promise<boolean> {
  const stage = stageFrom(settings);
  const asked = clients ?? clientsFor(stage.region);
  say(`Stage ${stage.name} in ${stage.region}`);
  if (!(await isReady(stage, asked, say))) return false;
  if (only === 'check') return true;
  if (only === 'diff') {
    return run('cdk', ['diff', '--all', '--no-notices'], { ...settings, AWS_REGION: stage.region });
  }
  const exists = (await statusOf(asked.stacks, `reveille-${stage.name}`)) !== undefined;
  const outputs = join(root, '.local', `outputs-${stage.name}.json`);
  const cdk = (PROTECT_DATA: string) =>
    run(
      'cdk',
      ['deploy', '--all', '--no-notices', ...approval(settings), '--outputs-file', outputs],
      {
        ...settings,
        AWS_REGION: stage.region,
        PROTECT_DATA,
      },
    );
  if (!(await run('npm', ['run', '--silent', 'build'], settings))) return false;
  // A protected table refuses the rollback of a stack that could not be finished, so protection comes second.
  if (!exists && !(await cdk('no'))) return false;
  if (!(await cdk('yes'))) return false;
  const made = JSON.parse(readFileSync(outputs, 'utf8'))[`reveille-${stage.name}`] ?? {};
  say('\nDeployed. What is left to do, once:\n');
  for (const step of remainingSteps(stage, made)) say(`  ${step}`);
  return true;
}

async function isReady(stage: Stage, clients: Clients, say: Deployment['say']): Promise<boolean> {
  const findings = await findingsOf(stage, clients).catch((error: Error) => [
    noAnswer(error, stage.region),
  ]);
  for (const { level, problem, fix } of findings) {
    say(`  ${level === 'stop' ? '✗' : '!'} ${problem}\n      ${fix}`);
  }
  const stops = findings.filter(({ level }) => level === 'stop').length;
  say(stops > 0 ? `Not deployed: ${stops} of these must be mended first.` : '  ✓ ready to deploy');
  return stops === 0;
}

/** AWS says neither whether it is credentials or network nor what to do; any error that is not its own is ours. */
function noAnswer(error: Error, region: string): Finding {
  if (!('$metadata' in error) && error.name !== 'CredentialsProviderError') throw error;
  return stop(
    `AWS did not answer the checks for ${region}: ${error.name}: ${error.message}`,
    'Check credentials and network: `aws sts get-caller-identity` must name the account of this stage.',
  );
}

/** Without a terminal the CDK's question about new rights cannot be answered. */
const approval = ({ CI }: Settings) =>
  CI || !process.stdin.isTTY ? ['--require-approval', 'never'] : [];

const runProgram: NonNullable<Deployment['run']> = (program, args, env) =>
  new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    child.once('error', fail).once('exit', (code) => done(code === 0));
  });

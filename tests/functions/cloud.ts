import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { deploy, emulatorAccess, synthesize } from '../../lib/local/deploy.ts';
import { type Emulator, emulatorAt, startEmulator } from '../../lib/local/emulator.ts';
import { modelVariables } from '../../lib/local/language-model.ts';
import { setEnvironment, testPorts } from '../../lib/local/paths.ts';
import { startPayments } from '../../lib/local/payments.ts';
import { originSecretOf } from '../../lib/local/secrets.ts';
import { serveApp } from '../../lib/local/site.ts';
import { startGoogle } from '../../lib/local/stand-ins/google.ts';
import { startInBackground } from '../background.ts';

interface Cloud {
  readonly endpoint: string;
  readonly folder: string;
  readonly mailDir: string;
  readonly origin: string;
  /** Filled in before the first test of a file runs. */
  readonly outputs: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    cloud: Cloud;
  }
}

const origin = `http://localhost:${testPorts.app}`;
type Cleanup = () => unknown;
type Outputs = Record<string, string>;

/** A cloud that projects share: the first one starts it and the last one stops it. */
interface Running {
  users: number;
  readonly stop: Cleanup;
}
/** A synthesized assembly and the endpoint that it was deployed to. */
interface Deployed {
  readonly assembly: string;
  readonly endpoint: string;
}
const shared = globalThis as {
  clouds?: Map<number, Running>;
  /** Undefined when it could not be deployed. */
  first?: Promise<Deployed | undefined>;
};
shared.clouds ??= new Map();
const { clouds } = shared;

/**
 * Deploys the real stack to an empty local cloud. It starts in the background: tests that need no cloud run meanwhile, and
 * `setup.ts` waits for the outputs. Returns a function that stops it.
 */
export function setup(project: TestProject) {
  const isWhole = project.name === 'whole cloud';
  const port = isWhole ? testPorts.wholeCloud : testPorts.cloud;
  const { endpoint, folder } = emulatorAt(port);
  project.provide('cloud', {
    ...{ endpoint, folder, origin, mailDir: join(folder, 'mail'), outputs: {} },
  });
  const running = clouds.get(port) ?? {
    users: 0,
    stop: start(port, isWhole ? deployStack : deployWithStandIns),
  };
  clouds.set(port, running);
  running.users += 1;
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    clouds.delete(port);
    await running.stop();
  };
}

function start(
  port: number,
  deployAll: (emulator: Emulator, cleanups: Cleanup[]) => Promise<Outputs>,
) {
  const cleanups: Cleanup[] = [];
  const starting = startInBackground(`cloud-${port}`, async () => {
    const emulator = await startEmulator({ port, persists: false, google: testPorts.google });
    cleanups.push(emulator.stop);
    return deployAll(emulator, cleanups);
  });
  return async () => {
    await starting;
    for (const stop of cleanups.splice(0).reverse()) await stop();
  };
}

/** All clouds have the same stack, so it is synthesized and bundled once; only the address differs. */
function deployStack(emulator: Emulator): Promise<Outputs> {
  const assembly = assemblyFor(emulator, shared.first);
  const deployed = deploy(emulator, assembly);
  shared.first ??= deployed.then(
    async () => ({ assembly: await assembly, endpoint: emulator.endpoint }),
    () => undefined,
  );
  return deployed;
}

async function assemblyFor(emulator: Emulator, before: typeof shared.first): Promise<string> {
  const first = await before;
  if (!first)
    return synthesize(emulator, origin, {
      STRIPE_API_ORIGIN: `http://127.0.0.1:${testPorts.stripe}`,
      ...modelVariables(testPorts.languageModel),
      TRACKER_WITHDRAWN: 'other,withdrawn-release',
    });
  const copy = join(emulator.folder, 'cdk.out');
  cpSync(first.assembly, copy, { recursive: true });
  const template = join(copy, 'Main.template.json');
  const port = ({ endpoint }: { endpoint: string }) => `:${new URL(endpoint).port}`;
  writeFileSync(template, readFileSync(template, 'utf8').replaceAll(port(first), port(emulator)));
  return copy;
}

/** Deploys the stack with the built app and the stand-ins that functions and pages call. */
async function deployWithStandIns(emulator: Emulator, cleanups: Cleanup[]): Promise<Outputs> {
  const google = startGoogle(testPorts.google);
  cleanups.push(google.close);
  const outputs = await deployStack(emulator);
  const { endpoint } = emulator;
  setEnvironment({ ...outputs, ...emulatorAccess(endpoint) });
  const originSecret = await originSecretOf(outputs);
  const app = await serveApp('build', testPorts.app, { outputs, endpoint, originSecret });
  cleanups.push(() => app.close());
  const payments = await startPayments({ port: testPorts.stripe, outputs, now: new Date() });
  cleanups.push(payments.close);
  return outputs;
}

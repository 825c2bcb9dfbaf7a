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
type End = () => unknown;
type Outputs = Record<string, string>;

/** Projects that share a cloud, by its port: the first one starts it and the last one stops it. */
interface Running {
  users: number;
  readonly end: End;
}
/** A deployed stack: where it was synthesized, and for which emulator. */
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
 * The real stack in an empty local cloud. It starts in the background: tests that need no cloud run meanwhile, and
 * `setup.ts` waits for the outputs. Returns what stops it.
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
    end: start(port, isWhole ? deployStack : everything),
  };
  clouds.set(port, running);
  running.users += 1;
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    clouds.delete(port);
    await running.end();
  };
}

function start(port: number, furnish: (emulator: Emulator, endings: End[]) => Promise<Outputs>) {
  const endings: End[] = [];
  const starting = startInBackground(`cloud-${port}`, async () => {
    const emulator = await startEmulator({ port, persists: false, google: testPorts.google });
    endings.push(emulator.stop);
    return furnish(emulator, endings);
  });
  return async () => {
    await starting;
    for (const end of endings.splice(0).reverse()) await end();
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
async function everything(emulator: Emulator, endings: End[]): Promise<Outputs> {
  const google = startGoogle(testPorts.google);
  endings.push(google.close);
  const outputs = await deployStack(emulator);
  const { endpoint } = emulator;
  setEnvironment({ ...outputs, ...emulatorAccess(endpoint) });
  const originSecret = await originSecretOf(outputs);
  const app = await serveApp('build', testPorts.app, { outputs, endpoint, originSecret });
  endings.push(() => app.close());
  const payments = await startPayments({ port: testPorts.stripe, outputs, now: new Date() });
  endings.push(payments.close);
  return outputs;
}

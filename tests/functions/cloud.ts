import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { deploy, emulatorAccess, synthesize } from '../../lib/local/deploy.ts';
import { type Emulator, emulatorAt, startEmulator } from '../../lib/local/emulator.ts';
import { modelVariables } from '../../lib/local/language-model.ts';
import { enter, testPorts } from '../../lib/local/paths.ts';
import { startPayments } from '../../lib/local/payments.ts';
import { originSecretOf } from '../../lib/local/secrets.ts';
import { serveApp } from '../../lib/local/site.ts';
import { startGoogle } from '../../lib/local/stand-ins/google.ts';
import { startLater } from '../later.ts';

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

/** Projects that share a cloud, by its port: the first one starts it and the last one ends it. */
interface Running {
  users: number;
  readonly end: End;
}
const shared = globalThis as { clouds?: Map<number, Running> };
shared.clouds ??= new Map();
const { clouds } = shared;

/**
 * The real stack in an empty local cloud. Starting it is not waited for: tests that need no cloud run meanwhile, and
 * `setup.ts` waits for the outputs. Returns what ends it.
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
  const starting = startLater(`cloud-${port}`, async () => {
    const emulator = await startEmulator({ port, keeps: false, google: testPorts.google });
    endings.push(emulator.stop);
    return furnish(emulator, endings);
  });
  return async () => {
    await starting;
    for (const end of endings.splice(0).reverse()) await end();
  };
}

const deployStack = (emulator: Emulator): Promise<Outputs> =>
  deploy(
    emulator,
    synthesize(emulator, origin, {
      STRIPE_API_ORIGIN: `http://127.0.0.1:${testPorts.stripe}`,
      ...modelVariables(testPorts.languageModel),
      TRACKER_WITHDRAWN: 'other,withdrawn-release',
    }),
  );

/** With the app as it was built, and the stand-ins that its functions and pages call. */
async function everything(emulator: Emulator, endings: End[]): Promise<Outputs> {
  const google = startGoogle(testPorts.google);
  endings.push(google.close);
  const outputs = await deployStack(emulator);
  const { endpoint } = emulator;
  enter({ ...outputs, ...emulatorAccess(endpoint) });
  const originSecret = await originSecretOf(outputs);
  const app = await serveApp('build', testPorts.app, { outputs, endpoint, originSecret });
  endings.push(() => app.close());
  const payments = await startPayments({ port: testPorts.stripe, outputs });
  endings.push(payments.close);
  return outputs;
}

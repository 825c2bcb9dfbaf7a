import type { TestProject } from 'vitest/node';
import { deploy, emulatorAccess } from '../../lib/local/deploy.ts';
import { startEmulator } from '../../lib/local/emulator.ts';
import { modelVariables } from '../../lib/local/language-model.ts';
import { enter, testPorts } from '../../lib/local/paths.ts';
import { startPayments } from '../../lib/local/payments.ts';
import { serveApp } from '../../lib/local/site.ts';
import { startGoogle } from '../../lib/local/stand-ins/google.ts';

interface Cloud {
  readonly endpoint: string;
  readonly folder: string;
  readonly mailDir: string;
  readonly origin: string;
  readonly outputs: Record<string, string>;
}

declare module 'vitest' {
  interface ProvidedContext {
    cloud: Cloud;
  }
}

/** Two projects of tests share one: what starts it first also ends it. */
const shared = globalThis as { cloud?: Promise<Started> };
interface Started {
  readonly cloud: Cloud;
  readonly stop: () => Promise<void>;
}

/** The real stack in an empty local cloud, with the app as it was built. Returns what ends it. */
export async function setup(project: TestProject) {
  const isFirst = !shared.cloud;
  shared.cloud ??= start();
  const { cloud, stop } = await shared.cloud;
  project.provide('cloud', cloud);
  return isFirst ? stop : undefined;
}

async function start(): Promise<Started> {
  const origin = `http://localhost:${testPorts.app}`;
  const { stop, ...emulator } = await startEmulator({
    port: testPorts.cloud,
    keeps: false,
    google: testPorts.google,
  });
  const google = startGoogle(testPorts.google);
  try {
    const outputs = await deploy({ ...emulator, stop }, origin, {
      STRIPE_API_ORIGIN: `http://127.0.0.1:${testPorts.stripe}`,
      ...modelVariables(testPorts.languageModel),
    });
    const app = await serveApp('build', testPorts.app, outputs, emulator.endpoint);
    enter({ ...outputs, ...emulatorAccess(emulator.endpoint) });
    const payments = await startPayments({ port: testPorts.stripe, outputs });
    const end = async () => {
      payments.close();
      await app.close();
      await google.close();
      await stop();
    };
    return { cloud: { ...emulator, origin, outputs }, stop: end };
  } catch (error) {
    await google.close();
    await stop();
    throw error;
  }
}

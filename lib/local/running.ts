import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorAccess, variablesIn } from './deploy.ts';
import { ports, root, setEnvironment } from './paths.ts';

/** An error that the developer can fix, printed without a stack trace. */
export class UserError extends Error {}

/** Connects this process to the local cloud of `npm start`; throws a UserError if none is running. */
export async function runningCloud() {
  const endpoint = `http://127.0.0.1:${ports.cloud}`;
  const file = join(root, '.local', String(ports.cloud), 'outputs.json');
  const answers = await fetch(endpoint).then(
    () => true,
    () => false,
  );
  if (!answers || !existsSync(file)) {
    throw new UserError(
      `Nothing is running here (${endpoint}). Start the product with "npm start" first.`,
    );
  }
  const outputs = variablesIn(readFileSync(file, 'utf8'));
  setEnvironment({ ...outputs, ...emulatorAccess(endpoint), POWERTOOLS_LOG_LEVEL: 'ERROR' });
  return { endpoint, outputs };
}

/** Runs a command. A UserError is printed as one line, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';
import { emulatorAccess, variablesIn } from './deploy.ts';
import { ports, root, setEnvironment } from './paths.ts';

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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { emulatorAccess, variablesIn } from '../deploy.ts';
import { enter, ports, root } from '../paths.ts';
import { reportsAsOf } from './as-of.ts';
import { momentOf } from './moment.ts';

const { values } = parseArgs({
  options: {
    at: { type: 'string', multiple: true },
    owner: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const now = new Date();
const moments = (values.at ?? [now.toISOString()]).map((said) => momentOf(said, now));

const folder = join(root, '.local', String(ports.cloud));
const endpoint = `http://127.0.0.1:${ports.cloud}`;
const outputs = variablesIn(readFileSync(join(folder, 'outputs.json'), 'utf8'));
enter({ ...outputs, ...emulatorAccess(endpoint), POWERTOOLS_LOG_LEVEL: 'ERROR' });
const dryRun = values['dry-run'] ? join(root, '.local/reports') : undefined;
for (const at of moments) {
  await reportsAsOf({ outputs, at, owner: values.owner, dryRun }, console.log);
}

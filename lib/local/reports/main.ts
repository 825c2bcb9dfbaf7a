import { join } from 'node:path';
import { runCommand } from '../../operate/command.ts';
import { root } from '../paths.ts';
import { runningCloud } from '../running-cloud.ts';
import { reportsAsOf } from './as-of.ts';
import { requestOf } from './request.ts';

await runCommand(async () => {
  const { moments, owner, isDryRun } = requestOf(process.argv.slice(2), new Date());
  const { outputs } = await runningCloud();
  const dryRun = isDryRun ? join(root, '.local/reports') : undefined;
  for (const at of moments) await reportsAsOf({ outputs, at, owner, dryRun }, console.log);
});

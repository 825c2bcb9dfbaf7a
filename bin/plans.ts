import { table } from '../lambdas/adapters/table.ts';
import { runCommand, runningCloud } from '../lib/local/running.ts';
import { tableNameOf } from '../lib/operator/deployment.ts';
import { changePlans, stageIn } from '../lib/operator/plans.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const stage = stageIn(args);
  const TABLE_NAME = stage
    ? await tableNameOf(stage)
    : ((await runningCloud()).outputs.TABLE_NAME ?? '');
  console.log(await changePlans(args, table.connect({ TABLE_NAME })));
});

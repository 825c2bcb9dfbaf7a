import { table } from '../lambdas/adapters/table.ts';
import { setEnvironment } from '../lib/local/paths.ts';
import { runCommand } from '../lib/operate/command.ts';
import { changePlans, stageIn } from '../lib/operate/plans.ts';
import { targetOf } from '../lib/operate/target.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const { client, outputs } = await targetOf(stageIn(args));
  setEnvironment({ AWS_REGION: client.region });
  const plans = table.connect({ TABLE_NAME: outputs.TABLE_NAME ?? '' });
  console.log(await changePlans(args, plans));
});

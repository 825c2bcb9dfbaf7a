import { parseArgs } from 'node:util';
import { runCommand } from '../lib/operate/command.ts';
import { restore } from '../lib/operate/restore.ts';
import { targetOf } from '../lib/operate/target.ts';
import { UserError } from '../lib/user-error.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      /** The table that point-in-time recovery created. */
      from: { type: 'string' },
      owner: { type: 'string' },
    },
  });
  const { from, owner, stage } = values;
  if (!from)
    throw new UserError('Usage: npm run restore -- [--stage production] --from TABLE [--owner ID]');
  const { read, restored } = await restore({ from, owner }, await targetOf(stage));
  console.log(`Restored ${restored} missing items of ${read}.`);
});

import { parseArgs } from 'node:util';
import { deploy } from '../lib/deploy/deploy.ts';
import { runCommand } from '../lib/operate/command.ts';
import { readSettings } from '../lib/stage.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      check: { type: 'boolean', default: false },
      diff: { type: 'boolean', default: false },
      /** Also reverts what was changed or deleted outside of CloudFormation. */
      'revert-drift': { type: 'boolean', default: false },
    },
  });
  const settings = readSettings(values.stage);
  const only = values.check ? 'check' : values.diff ? 'diff' : undefined;
  const revertsDrift = values['revert-drift'];
  const print = (line: string) => console.log(line);
  const isDone = await deploy({ settings, only, revertsDrift, print });
  process.exitCode = isDone ? 0 : 1;
});

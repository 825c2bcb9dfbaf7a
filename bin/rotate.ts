import { parseArgs } from 'node:util';
import { runCommand } from '../lib/operate/command.ts';
import { kinds, rotate } from '../lib/operate/rotate.ts';
import { targetOf } from '../lib/operate/target.ts';
import { UserError } from '../lib/user-error.ts';

const USAGE = `Usage: npm run rotate -- origin|signing [--stage NAME] [--end-old-links]`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { stage: { type: 'string' }, 'end-old-links': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  const kind = kinds.find((each) => each === wanted);
  if (!kind || more.length > 0) throw new UserError(USAGE);
  const keepsOlder = values['end-old-links'] !== true;
  const target = await targetOf(values.stage);
  console.log(await rotate(kind, { keepsOlder, now: new Date() }, target));
});

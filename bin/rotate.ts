import { parseArgs } from 'node:util';
import { runCommand, runningCloud, UserError } from '../lib/local/running.ts';
import { kinds, rotate, secretArnOf } from '../lib/operator/rotate.ts';

const USAGE = `npm run rotate -- origin|signing [--stage NAME] [--end-old-links]`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { stage: { type: 'string' }, 'end-old-links': { type: 'boolean' } },
    allowPositionals: true,
  });
  const kind = kinds.find((each) => each === positionals[0]);
  if (!kind) throw new UserError(USAGE);
  const local = values.stage ? {} : (await runningCloud()).outputs;
  const arn = values.stage
    ? await secretArnOf(kind, values.stage)
    : (local[kind === 'origin' ? 'ORIGIN_SECRET_ARN' : 'SIGNING_SECRET_ARN'] ?? '');
  const keepsOlder = values['end-old-links'] !== true;
  console.log(await rotate(kind, arn, { keepsOlder, now: new Date() }));
});

import { parseArgs } from 'node:util';
import { asCommand, Refusal } from '../lib/local/running.ts';
import { redrive } from '../lib/operate/redrive.ts';
import { targetOf } from '../lib/operate/target.ts';

await asCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' } },
    allowPositionals: true,
  });
  const [queue] = positionals;
  if (!queue) throw new Refusal('Usage: npm run redrive -- [--stage production] QUEUE');
  const { messages, task } = await redrive(queue, await targetOf(values.stage));
  console.log(
    task ? `${messages} message(s) go back to ${queue}.` : `No message of ${queue} has failed.`,
  );
});

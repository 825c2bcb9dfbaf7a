import { runCommand } from '../lib/operate/command.ts';
import { redrive, requireQueue } from '../lib/operate/redrive.ts';
import { argumentAndTarget } from '../lib/operate/target.ts';

await runCommand(async () => {
  const usage = 'npm run redrive -- [--stage production] QUEUE';
  const [queue, target] = await argumentAndTarget(usage, requireQueue);
  const { messages, task } = await redrive(queue, target);
  console.log(
    task ? `Moving ${messages} message(s) back to ${queue}.` : `${queue} has no failed messages.`,
  );
});

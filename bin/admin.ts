import { parseArgs } from 'node:util';
import { asCommand, Refusal } from '../lib/local/running.ts';
import { makeAdmin } from '../lib/operate/admins.ts';
import { targetOf } from '../lib/operate/target.ts';

await asCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email) throw new Refusal('Usage: npm run admin -- [--stage production] name@example.com');
  const target = await targetOf(values.stage);
  await makeAdmin(email, target);
  console.log(`${email} is an admin of ${target.name}.`);
});

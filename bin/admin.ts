import { makeAdmin } from '../lib/operate/admins.ts';
import { runCommand } from '../lib/operate/command.ts';
import { argumentAndTarget } from '../lib/operate/target.ts';

await runCommand(async () => {
  const usage = 'npm run admin -- [--stage production] name@example.com';
  const [email, target] = await argumentAndTarget(usage);
  await makeAdmin(email, target);
  console.log(`${email} is an admin of ${target.name}.`);
});

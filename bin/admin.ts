import { makeAdmin } from '../lib/local/admins.ts';
import { asCommand, Refusal, runningCloud } from '../lib/local/running.ts';

await asCommand(async () => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Refusal('Whom? npm run admin -- name@example.com');
  await makeAdmin(email, await runningCloud());
  console.log(`${email} is an admin of the local cloud.`);
});

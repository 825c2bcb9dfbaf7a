import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAdmin } from '../lib/local/admins.ts';
import { variablesIn } from '../lib/local/deploy.ts';
import { ports, root } from '../lib/local/paths.ts';

const [email] = process.argv.slice(2);
if (!email) {
  console.error('Whom? npm run admin -- name@example.com');
  process.exit(1);
}
const outputs = variablesIn(
  readFileSync(join(root, '.local', String(ports.cloud), 'outputs.json'), 'utf8'),
);
await makeAdmin(email, { endpoint: `http://127.0.0.1:${ports.cloud}`, outputs });
console.log(`${email} is an admin of the local cloud.`);

import { deletedMail } from '../accounts/account.mail.tsx';
import { bucket } from '../adapters/bucket.ts';
import { mail } from '../adapters/mail.ts';
import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { userRemoval } from '../adapters/user-pool.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { deletionStore } from './deletion.store.ts';
import { eraseAccount } from './erase-account.protocol.ts';
import { eraseAccount as definition } from './functions.ts';
import { removalsOf } from './removals.protocol.ts';

const connectors = { table, bucket, stripe, mail, 'user-removal': userRemoval };

export const handler = handle(definition, connectors, async ({ message, now }, use) => {
  const users = use['user-removal'];
  const ports = {
    jobs: deletionStore(use.table),
    removals: removalsOf({ ...use, users, payments: use.stripe }),
    notify: async (email: string) =>
      use.mail.attempt(await deletedMail({ address: email }, use.mail)),
  };
  const outcome = await eraseAccount(message.ownerId, now, ports);
  log.info('account erased', { outcome });
});

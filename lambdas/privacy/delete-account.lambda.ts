import { profileStore } from '../accounts/profile/profile.store.ts';
import { queue } from '../adapters/queue.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { DeletionToken, openToken, purposes } from '../contract/mail-links.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { deletionStore } from './deletion.store.ts';
import { isUnexpired } from './deletion.ts';
import { deleteAccount } from './functions.ts';

const connectors = { table, signing, 'account-deletions': queue('account-deletions') };

/** Called from the page that the email links to. From here on the deletion completes despite any failure. Idempotent. */
export const handler = handle(deleteAccount, connectors, async ({ body, now }, use) => {
  const token = openToken(DeletionToken, await use.signing.seal(purposes.deletion), body.token);
  if (!token) throw new Problem('deletion-unknown');
  if (!isUnexpired(token, now)) throw new Problem('deletion-expired');
  const ownerId = token.o;
  const profile = await profileStore(use.table).find(ownerId);
  if (profile) {
    const startedAt = now.toISOString();
    await deletionStore(use.table).start({ ownerId, startedAt, email: profile.email });
    await use['account-deletions'].add({ ownerId }); // if this fails, the sweep queues the account
  }
  return { success: true };
});

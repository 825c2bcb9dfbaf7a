import { table } from '../adapters/table.ts';
import { userPoolReader } from '../adapters/user-pool.ts';
import { handle } from '../runtime/handle.ts';
import { recordSignIn } from './functions.ts';
import { ensureAccount } from './profile/account.protocol.ts';
import { profileStore } from './profile/profile.store.ts';

export const handler = handle(
  recordSignIn,
  { table, 'user-pool:read': userPoolReader },
  async ({ owner, now }, use) => {
    await ensureAccount(owner.id, now, { table: use.table, pool: use['user-pool:read'] });
    return { profile: await profileStore(use.table).recordSignIn(owner.id, now) };
  },
);

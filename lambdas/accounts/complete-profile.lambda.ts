import { table } from '../adapters/table.ts';
import { userPool } from '../adapters/user-pool.ts';
import { handle } from '../runtime/handle.ts';
import { completeProfile } from './functions.ts';
import { ensureAccount } from './profile/account.protocol.ts';
import { profileStore } from './profile/profile.store.ts';

export const handler = handle(
  completeProfile,
  { table, 'user-pool': userPool },
  async ({ body, owner, now }, use) => {
    const pool = use['user-pool'];
    await ensureAccount(owner.id, now, { table: use.table, pool });
    const profile = await profileStore(use.table).change(owner.id, body, now);
    await pool.set(owner.id, {
      given_name: body.first_name,
      family_name: body.last_name,
      'custom:completed_profile': 'true',
    });
    return { profile };
  },
);

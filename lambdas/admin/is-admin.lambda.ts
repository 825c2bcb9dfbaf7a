import { userPoolReader } from '../adapters/user-pool.ts';
import { ADMINS_GROUP } from '../contract/admin.ts';
import { handle } from '../runtime/handle.ts';
import { isAdmin } from './functions.ts';

/** Returns false for any address other than the caller's, so that the list of admins stays private. */
export const handler = handle(
  isAdmin,
  { 'user-pool:read': userPoolReader },
  async ({ body, owner }, use) => {
    const pool = use['user-pool:read'];
    return (await pool.has(owner.id, body.user_email)) && (await pool.isIn(ADMINS_GROUP, owner.id));
  },
);

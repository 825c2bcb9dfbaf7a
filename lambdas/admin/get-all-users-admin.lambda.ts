import { randomUUID } from 'node:crypto';
import { table } from '../adapters/table.ts';
import { userPoolReader } from '../adapters/user-pool.ts';
import { ADMINS_GROUP } from '../contract/admin.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { auditStore } from './audit.store.ts';
import { getAllUsersAdmin } from './functions.ts';
import { usersAfter } from './users.protocol.ts';

/** Checks the group in the pool on every call, so a removed admin loses access at once. */
export const handler = handle(
  getAllUsersAdmin,
  { table, 'user-pool:read': userPoolReader },
  async ({ body: { after }, owner, now }, use) => {
    if (!(await use['user-pool:read'].isIn(ADMINS_GROUP, owner.id))) {
      log.warn('a caller is not an admin', { owner: owner.id });
      throw new Problem('admin-needed');
    }
    const users = await usersAfter(after, use.table);
    const about = { after: after?.created_at ?? null, rows: users.length };
    const act = 'get-all-users-admin';
    // Log before responding, so that no data is shown without an audit entry.
    await auditStore(use.table).add({ id: randomUUID(), adminId: owner.id, act, about }, now);
    return users;
  },
);

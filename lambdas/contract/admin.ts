import * as z from 'zod/mini';
import { call, Instant } from './call.ts';
import { EMAIL_MAX_CHARACTERS } from './limits.ts';

/** Members of this user pool group are admins. */
export const ADMINS_GROUP = 'admins';

/** Whether the caller is an admin. False for any address but the caller's own. */
export const isAdmin = call({
  method: 'POST',
  path: '/rpc/is_admin',
  caller: 'owner',
  body: z.object({ user_email: z.string().check(z.maxLength(EMAIL_MAX_CHARACTERS)) }),
  reply: z.boolean(),
});

/** A row of the list: the profile, and whether a website is connected (§3). Times are ISO 8601 in UTC. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  job_role: z.string(),
  website: z.string(),
  timezone: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  last_login: z.nullable(z.string()),
  is_active: z.boolean(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/**
 * The users, newest first, at most `USERS_PER_RESPONSE`, because ten thousand would exceed a Lambda response. Without
 * `after` the list starts at the newest; a shorter response is its end.
 */
export const getAllUsersAdmin = call({
  method: 'POST',
  path: '/rpc/get_all_users_admin',
  caller: 'owner',
  body: z.object({
    /** The last row of the previous response. */
    after: z.optional(z.object({ id: z.uuid(), created_at: Instant })),
  }),
  reply: z.array(AdminUser),
});

import * as z from 'zod/mini';
import { call } from './call.ts';
import { EMAIL_MAX_CHARACTERS } from './limits.ts';

/** Whoever is in this group of the user pool is an admin. */
export const ADMINS_GROUP = 'admins';

/** Whether the caller is an admin. Asked about any address but the caller's own, the answer is no. */
export const isAdmin = call({
  method: 'POST',
  path: '/rpc/is_admin',
  caller: 'owner',
  body: z.object({ user_email: z.string().check(z.maxLength(EMAIL_MAX_CHARACTERS)) }),
  reply: z.boolean(),
});

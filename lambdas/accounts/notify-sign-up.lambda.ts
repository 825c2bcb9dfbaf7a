import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { userPoolReader } from '../adapters/user-pool.ts';
import { handle } from '../runtime/handle.ts';
import { notifySignUp } from './functions.ts';
import { handleRepeatedSignUp } from './identity/repeated-sign-up.protocol.ts';

export const handler = handle(
  notifySignUp,
  { table, mail, 'user-pool:read': userPoolReader },
  ({ message, now }, { 'user-pool:read': pool, ...use }) =>
    handleRepeatedSignUp(message, { ...use, pool }, now),
);

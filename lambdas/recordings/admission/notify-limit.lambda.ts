import { mail } from '../../adapters/mail.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { log } from '../../runtime/log.ts';
import { notifyLimit } from '../functions.ts';
import { sendLimitNotice } from './limit-notice.protocol.ts';

export const handler = handle(notifyLimit, { table, mail }, async ({ message, now }, use) => {
  const { ownerId } = message;
  const outcome = await sendLimitNotice(ownerId, use, now);
  if (outcome === 'not-sent')
    throw new Error(`The email service deferred the limit notice to ${ownerId}`);
  log.info('limit-notice', { owner: ownerId, outcome });
});

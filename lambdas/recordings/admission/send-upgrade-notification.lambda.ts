import { mail } from '../../adapters/mail.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { sendUpgradeNotification } from '../functions.ts';
import { sendLimitNotice } from './limit-notice.protocol.ts';

/** The app calls this; the server checks that the plan is full and that the notice is not sent yet. */
export const handler = handle(
  sendUpgradeNotification,
  { table, mail },
  async ({ owner, now }, use) => ({
    success: (await sendLimitNotice(owner.id, use, now)) === 'sent',
  }),
);

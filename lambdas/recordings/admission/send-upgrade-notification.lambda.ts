import { mail } from '../../adapters/mail.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { sendUpgradeNotification } from '../functions.ts';
import { noticeOfLimit } from './limit-notice.protocol.ts';

/** Called by the page; the server decides whether the plan is full and the notice not sent yet. */
export const handler = handle(
  sendUpgradeNotification,
  { table, mail },
  async ({ owner, now }, use) => ({
    success: (await noticeOfLimit(owner.id, use, now)) === 'sent',
  }),
);

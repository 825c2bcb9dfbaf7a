import { table } from '../../adapters/table.ts';
import type { Notice } from '../../contract/notices.ts';
import { deliveryStore } from '../../emails/delivery/delivery.store.ts';
import { deliveryOf } from '../../emails/delivery/delivery.ts';
import { effectOf } from '../../emails/delivery/mail-event.ts';
import { suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import { handle } from '../../runtime/handle.ts';
import { log } from '../../runtime/log.ts';
import { recordMailEvent } from '../functions.ts';
import { suppressAddresses } from './suppress-addresses.protocol.ts';

/** Records an event of the mail service: proof that an email was sent, and its outcome. */
export const handler = handle(recordMailEvent, { table }, async ({ message }, use) => {
  const delivery = deliveryOf(message.mail.tags?.delivery?.[0] ?? '');
  const { outcome, suppress } = effectOf(message);
  if (!delivery) {
    if (suppress) await suppressAddresses(use.table, message.mail, suppress);
    return;
  }
  const deliveries = deliveryStore(use.table);
  // Events for deleted accounts write nothing, because a write would recreate the account's items.
  if (!(await deliveries.recordSendEvent(delivery, message.mail.messageId))) return;
  if (outcome) await deliveries.recordOutcome(delivery, outcome);
  if (suppress) {
    const at = message.mail.timestamp;
    await suppressionStore(use.table).add({ ...delivery, reason: suppress, at });
  }
  const evidence = (await deliveries.find(delivery))?.evidence ?? [];
  if (evidence.length > 1)
    log.warn('duplicate-mail' satisfies Notice, { delivery, copies: evidence.length });
});

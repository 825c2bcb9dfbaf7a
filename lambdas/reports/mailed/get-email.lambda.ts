import { addresses } from '../../adapters/addresses.ts';
import { bucketReader } from '../../adapters/bucket.ts';
import { tableReader } from '../../adapters/table.ts';
import { deliveryReader } from '../../emails/delivery/delivery.store.ts';
import { parseHits } from '../../emails/delivery/delivery.ts';
import { previewOf } from '../../emails/delivery/untracked-copy.ts';
import { emailLogReader } from '../../emails/log/email-log.store.ts';
import { findEmail } from '../../emails/log/find-email.protocol.ts';
import { handle } from '../../runtime/handle.ts';
import { contentReader } from '../content/content.store.ts';
import { getEmail } from '../functions.ts';

export const handler = handle(
  getEmail,
  { 'table:read': tableReader, 'bucket:read': bucketReader, addresses },
  async ({ body, owner }, use) => {
    const ports = {
      logs: emailLogReader(use['table:read']),
      deliveries: deliveryReader(use['table:read']),
    };
    const { log, row, delivery } = await findEmail(ports, owner.id, body.id);
    const key = { ownerId: owner.id, date: log.date };
    const content = await contentReader(use['bucket:read']).find(key, log);
    const role = row.to === log.owner_email ? 'owner' : 'member';
    const report = `${use.addresses.appOrigin}/daily-insights/${owner.id}?date=${log.date}`;
    const isWeekly = log.weekly_readers?.includes(row.to) ?? false;
    const shown = content && previewOf(content, { role, isWeekly }, report);
    return {
      ...row,
      date: log.date,
      sent_email_addresses: [...log.sent_email_addresses],
      sites_email_templates: shown?.html ?? null,
      sites_email_text: shown?.text ?? null,
      opens: delivery?.opens ?? 0,
      clicks: delivery?.clicks ?? 0,
      hits: parseHits(delivery ?? {}, log.links),
    };
  },
);

import { addresses } from '../adapters/addresses.ts';
import { recordings } from '../adapters/recordings.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { contentStore } from '../reports/content/content.store.ts';
import { handle } from '../runtime/handle.ts';
import { deliveryStore } from './delivery/delivery.store.ts';
import { previewOf } from './delivery/letter.ts';
import { getEmail } from './functions.ts';
import { rowsOf } from './log/email-list.ts';
import { emailLogStore } from './log/email-log.store.ts';

export const handler = handle(
  getEmail,
  { table, recordings, addresses },
  async ({ body, owner }, use) => {
    const [number = ''] = body.id.split('-');
    const log = await emailLogStore(use.table).find(owner.id, Number(number));
    if (!log) throw new Problem('not-found');
    const deliveries = await deliveryStore(use.table).between(owner.id, log.date, log.date);
    const rows = rowsOf(log, deliveries);
    const row = rows.find(({ id }) => id === body.id) ?? (body.id === number ? rows[0] : undefined);
    if (!row) throw new Problem('not-found');
    const key = { ownerId: owner.id, date: log.date };
    const content = await contentStore(use.recordings).find(key, log);
    const role = row.to === log.owner_email ? 'owner' : 'member';
    const report = `${use.addresses.appOrigin}/daily-insights/${owner.id}?date=${log.date}`;
    const delivery = deliveries.find(({ email }) => email === row.to);
    return {
      ...row,
      sent_email_addresses: [...log.sent_email_addresses],
      sites_email_templates: content ? previewOf(content, role, report) : null,
      opens: delivery?.opens ?? 0,
      clicks: delivery?.clicks ?? 0,
    };
  },
);

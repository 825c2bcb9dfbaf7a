import { tableReader } from '../adapters/table.ts';
import { EMAILS_PER_PAGE } from '../contract/limits.ts';
import { handle } from '../runtime/handle.ts';
import { deliveryReader } from './delivery/delivery.store.ts';
import { listEmails } from './functions.ts';
import { sinceOf } from './log/email-list.ts';
import { emailLogReader } from './log/email-log.store.ts';
import { listPage } from './log/list-page.protocol.ts';

export const handler = handle(
  listEmails,
  { 'table:read': tableReader },
  async ({ body, owner, now }, use) => {
    const { days, recipient, search, cursor } = body;
    const since = sinceOf(days, now);
    return listPage(
      { logs: emailLogReader(use['table:read']), deliveries: deliveryReader(use['table:read']) },
      owner.id,
      { filter: { since, recipient, search }, cursor, count: EMAILS_PER_PAGE },
    );
  },
);

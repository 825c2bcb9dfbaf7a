import { table } from '../adapters/table.ts';
import { EMAILS_PER_PAGE } from '../contract/limits.ts';
import { handle } from '../runtime/handle.ts';
import { deliveryStore } from './delivery/delivery.store.ts';
import { listEmails } from './functions.ts';
import { emailLogStore } from './log/email-log.store.ts';
import { listPage } from './log/list-page.protocol.ts';

const DAY_MS = 86_400_000;

export const handler = handle(listEmails, { table }, async ({ body, owner, now }, use) => {
  const { days, recipient, search, cursor } = body;
  const since = days === undefined ? undefined : new Date(now.getTime() - Number(days) * DAY_MS);
  return listPage(
    { logs: emailLogStore(use.table), deliveries: deliveryStore(use.table) },
    owner.id,
    { filter: { since, recipient, search }, cursor, count: EMAILS_PER_PAGE },
  );
});

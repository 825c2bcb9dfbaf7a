import type { EmailRow } from '../../contract/emails.ts';
import type { StoredDeliveries } from '../delivery/delivery.store.ts';
import { type EmailFilter, matches, rowsOf } from './email-list.ts';
import type { EmailLogStore } from './email-log.store.ts';

interface ListPorts {
  readonly logs: Pick<EmailLogStore, 'before'>;
  readonly deliveries: StoredDeliveries;
}
interface Query {
  readonly filter: EmailFilter;
  readonly cursor?: string | undefined;
  readonly count: number;
}

/** The number of logs per read while searching for matching rows. */
const LOGS_AT_ONCE = 50;

/** Reads logs until enough rows match or none are older. The rows of one log stay on one page. */
export async function listPage({ logs, deliveries }: ListPorts, ownerId: string, query: Query) {
  const { filter, count } = query;
  const rows: EmailRow[] = [];
  let before = query.cursor === undefined ? undefined : Number(query.cursor);
  let hasAny = before !== undefined;
  while (true) {
    const page = await logs.before(ownerId, LOGS_AT_ONCE, before);
    const [newest, oldest] = [page[0], page.at(-1)];
    if (!newest || !oldest) return { rows, hasAny };
    hasAny = true;
    const states = await deliveries.between(ownerId, oldest.date, newest.date);
    for (const log of page) {
      rows.push(...rowsOf(log, states).filter((row) => matches(row, filter)));
      before = log.id;
      if (rows.length >= count) return { rows, hasAny, cursor: String(log.id) };
    }
    const isOver = filter.since !== undefined && oldest.created_at < filter.since.toISOString();
    if (isOver || page.length < LOGS_AT_ONCE) return { rows, hasAny };
  }
}

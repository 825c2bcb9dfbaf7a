import type { EmailRow } from '../../contract/emails.ts';
import type { DeliveryStore } from '../delivery/delivery.store.ts';
import { type EmailFilter, fits, rowsOf } from './email-list.ts';
import type { EmailLogStore } from './email-log.store.ts';

interface ListPorts {
  readonly logs: Pick<EmailLogStore, 'before'>;
  readonly deliveries: Pick<DeliveryStore, 'between'>;
}
interface Asked {
  readonly filter: EmailFilter;
  readonly cursor?: string | undefined;
  readonly count: number;
}

/** Logs read at a time while looking for rows that fit. */
const LOGS_AT_ONCE = 50;

/** One page of the list: reads on until enough rows fit or nothing is older. A log is never torn between two pages. */
export async function listPage({ logs, deliveries }: ListPorts, ownerId: string, asked: Asked) {
  const { filter, count } = asked;
  const rows: EmailRow[] = [];
  let before = asked.cursor === undefined ? undefined : Number(asked.cursor);
  let hasAny = before !== undefined;
  while (true) {
    const page = await logs.before(ownerId, LOGS_AT_ONCE, before);
    const [newest, oldest] = [page[0], page.at(-1)];
    if (!newest || !oldest) return { rows, hasAny };
    hasAny = true;
    const states = await deliveries.between(ownerId, oldest.date, newest.date);
    for (const log of page) {
      rows.push(...rowsOf(log, states).filter((row) => fits(row, filter)));
      before = log.id;
      if (rows.length >= count) return { rows, hasAny, cursor: String(log.id) };
    }
    const isOver = filter.since !== undefined && oldest.created_at < filter.since.toISOString();
    if (isOver || page.length < LOGS_AT_ONCE) return { rows, hasAny };
  }
}

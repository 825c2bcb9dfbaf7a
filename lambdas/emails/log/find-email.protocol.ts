import { Problem } from '../../contract/problem.ts';
import type { StoredDeliveries } from '../delivery/delivery.store.ts';
import { logIdIn, rowsOf } from './email-list.ts';
import type { EmailLogStore } from './email-log.store.ts';

interface FindPorts {
  readonly logs: Pick<EmailLogStore, 'find'>;
  readonly deliveries: StoredDeliveries;
}

/** One row of an account's list, with its log and its delivery. */
export async function findEmail({ logs, deliveries }: FindPorts, ownerId: string, id: string) {
  const number = logIdIn(id);
  const log = number === undefined ? undefined : await logs.find(ownerId, number);
  if (!log) throw new Problem('not-found');
  const sent = await deliveries.between(ownerId, log.date, log.date);
  const rows = rowsOf(log, sent);
  const isLogId = id === String(log.id);
  const row = rows.find((each) => each.id === id) ?? (isLogId ? rows[0] : undefined);
  if (!row) throw new Problem('not-found');
  return { log, row, delivery: sent.find(({ email }) => email === row.to) };
}

import type { Queue } from '../../adapters/queue.ts';
import type { Table } from '../../adapters/table.ts';
import { log } from '../../runtime/log.ts';
import { isNoticeDue } from './admission.ts';
import { type UsageKey, usageStore } from './usage.store.ts';

export interface LimitEffects {
  readonly table: Table;
  readonly 'limit-notices': Pick<Queue, 'add'>;
}

/**
 * Records when the plan's limit (`max`) was reached and queues the email to the owner. Every rejected session calls this
 * again until the email is sent, so a lost message only delays it. A failure to queue never affects the response.
 */
export async function handleLimitReached(
  key: UsageKey,
  max: number,
  use: LimitEffects,
  now: Date,
): Promise<void> {
  const usage = await usageStore(use.table).recordLimitReached(key, max, now);
  if (!isNoticeDue(usage, max, now)) return;
  await use['limit-notices'].add({ ownerId: key.ownerId }).catch((error) => {
    log.warn('failed to queue the limit notice', { error, owner: key.ownerId });
  });
}

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
 * A plan is full: the instant is remembered, and the owner is written to. Asked again at every refused visit until that
 * mail has left, so a lost message costs a visit's time and no more. The visit's own answer never depends on it.
 */
export async function limitReached(key: UsageKey, use: LimitEffects, now: Date): Promise<void> {
  const usage = await usageStore(use.table).rememberLimit(key, now);
  if (!isNoticeDue(usage, now)) return;
  await use['limit-notices'].add({ ownerId: key.ownerId }).catch((error) => {
    log.warn('the notice of a limit was not queued', { error, owner: key.ownerId });
  });
}

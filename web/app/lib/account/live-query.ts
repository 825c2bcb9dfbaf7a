import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Subject } from '../../../../lambdas/contract/live.ts';
import { reload } from '../changed-data.ts';
import { useLive } from '../live.ts';

/** The queries that the current message has loaded. Several parts of a page may follow the same query. */
const loaded = new Set<string>();

/**
 * Loads queries again when their subject changed elsewhere, and after every connection, because messages may have been
 * missed. A new connection cancels no request, because it opens while a page makes its first calls.
 */
export function useLiveQuery(subject: Subject, queryKey: QueryKey): void {
  const cache = useQueryClient();
  useLive(subject, (hasChanged) => {
    const key = String(queryKey);
    if (loaded.has(key)) return;
    loaded.add(key);
    queueMicrotask(() => loaded.delete(key)); // a message reaches all its listeners in one task
    if (hasChanged) void reload(cache, queryKey);
    else void cache.invalidateQueries({ queryKey });
  });
}

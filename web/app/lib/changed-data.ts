import type { QueryClient, QueryKey } from '@tanstack/react-query';

// A request that started before a change may return data without it, so each function cancels the requests in flight.

/**
 * Loads queries again after their data changed. Invalidating alone would wait for the first load of a query. Cancels
 * silently, so that callers which await the canceled request get the data of the next one.
 */
export function reload(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  void cache.cancelQueries({ queryKey }, { silent: true });
  return cache.invalidateQueries({ queryKey });
}

/** Stores the data that a change returned. */
export function store<Data>(cache: QueryClient, queryKey: QueryKey, data: Data): void {
  void cache.cancelQueries({ queryKey });
  cache.setQueryData<Data>(queryKey, data);
}

/** Changes loaded data as the server did, in all queries whose keys begin like this; the others load again. */
export function update<Data>(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  void cache.cancelQueries({ queryKey });
  cache.setQueriesData<Data>({ queryKey }, (data) => data && change(data));
  void cache.invalidateQueries({ queryKey, predicate: ({ state }) => !state.data });
}

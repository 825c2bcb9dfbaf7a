import type { MutationCache, QueryCache } from '@tanstack/react-query';
import { general } from '../../../../lambdas/contract/copy/general.ts';
import { Problem } from '../problem.ts';

/** The entry script, whose name contains a hash of the app's code. Scripts of browser extensions have full addresses. */
const ENTRY = 'script[type=module][src^="/"]';
const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/** Whether the server has a newer app than this page. False if that cannot be found out. */
export async function hasNewerApp(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    const deployed = entryIn(await response.text());
    return deployed !== undefined && running !== undefined && deployed !== running;
  } catch {
    return false; // offline
  }
}

const UNKNOWN_CALL = general.failure(404, '');

/** A reply that this app cannot read, or a request that the server does not know or cannot read. */
const mayBeOutdated = (error: unknown) =>
  !(error instanceof Problem) ||
  error.code === 'invalid-request' ||
  error.message.startsWith(UNKNOWN_CALL);

/**
 * Calls back for each call that has failed, or fails later, in a way that a newer server may cause. Returns an unsubscribe
 * function.
 */
export function onUnexpectedFailure(
  caches: readonly (QueryCache | MutationCache)[],
  callback: () => void,
): () => void {
  const subscriptions = caches.map((cache) => {
    const failures = cache.getAll().map(({ state }) => state.error);
    if (failures.some((error) => error && mayBeOutdated(error))) callback();
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (mayBeOutdated(event.action.error)) callback();
    });
  });
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}

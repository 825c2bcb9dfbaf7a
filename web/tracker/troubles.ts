import { clean } from './element.ts';
import type { Lifetime } from './lifetime.ts';
import { MESSAGE_CHARACTERS, TROUBLES_TOLD } from './limits.ts';
import { maskUrl } from './mask-url.ts';
import type { Tell } from './tell.ts';

/** Errors of the page's scripts and requests that failed. A page that never stops failing is told up to a limit. */
export function watchTroubles(life: Lifetime, tell: Tell, ownOrigin: string): void {
  let told = 0;
  const mayTell = () => ++told <= TROUBLES_TOLD;

  life.listen(window, 'error', (event: ErrorEvent) => {
    // Without a message it is a picture or script that did not load.
    if (typeof event.message !== 'string' || !mayTell()) return;
    tell('rv:error', {
      kind: 'error',
      message: clean(event.message, MESSAGE_CHARACTERS),
      file: maskUrl(event.filename ?? ''),
      line: event.lineno ?? 0,
      column: event.colno ?? 0,
      cross_origin: event.message === 'Script error.',
    });
  });
  life.listen(window, 'unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (!mayTell()) return;
    tell('rv:error', {
      kind: 'rejection',
      message: clean(String(reason?.message ?? reason), MESSAGE_CHARACTERS),
      file: '',
      line: 0,
      column: 0,
      cross_origin: false,
    });
  });

  observe(life, 'resource', (entry: PerformanceResourceTiming) => {
    const { name, initiatorType, responseStatus, startTime, duration } = entry;
    const url = new URL(name, location.href);
    if (url.origin === ownOrigin) return;
    if (initiatorType === 'fetch' || initiatorType === 'xmlhttprequest') {
      const ago_ms = Math.max(0, Math.round(performance.now() - startTime));
      tell('rv:reaction', { kind: 'request', ago_ms });
    }
    if (!(responseStatus >= 400) || !mayTell()) return;
    const isSameOrigin = url.origin === location.origin;
    tell('rv:request', {
      path: maskUrl(
        isSameOrigin ? url.pathname + url.search : url.origin + url.pathname + url.search,
      ),
      status: responseStatus,
      duration_ms: Math.round(duration),
      initiator: initiatorType,
      same_origin: isSameOrigin,
    });
  });
}

/** Entries of one kind as the browser measures them; nothing where it does not know the kind. */
export function observe<E extends PerformanceEntry>(
  life: Lifetime,
  type: string,
  look: (entry: E) => void,
  options: object = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver(
    life.shield((list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) look(entry as E);
    }),
  );
  observer.observe({ type, buffered: true, ...options });
  life.atEnd(() => observer.disconnect());
}

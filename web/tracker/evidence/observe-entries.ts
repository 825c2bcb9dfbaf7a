import type { Lifetime } from '../lifetime.ts';

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

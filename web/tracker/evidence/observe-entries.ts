import type { Lifetime } from '../lifetime.ts';

/** Calls `onEntry` for each performance entry of a type, also for buffered ones; does nothing if the browser lacks the type. */
export function observeEntries<E extends PerformanceEntry>(
  life: Lifetime,
  type: string,
  onEntry: (entry: E) => void,
  options: object = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver(
    life.catchErrors((list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) onEntry(entry as E);
    }),
  );
  observer.observe({ type, buffered: true, ...options });
  life.onEnd(() => observer.disconnect());
}

/**
 * The openings that the build makes in rrweb's recorder (lib/tracker/changes): through them its timers,
 * listeners, errors and pace belong to the tracker. One recording at a time.
 */
import type { Cost } from './cost.ts';
import type { Lifetime } from './lifetime.ts';
import type { MutationBuffer, Pace } from './pace.ts';

interface Recording {
  readonly life: Lifetime;
  readonly pace: Pace;
  readonly cost: Cost;
}

let current: Recording | undefined;
export const openTo = (recording: Recording | undefined): void => {
  current = recording;
};

const timers = new Map<number, () => void>();
let lastTimer = 0;

export const hooks = {
  /** Called for every change of the page: what takes time inside is measured there. */
  queue(buffer: MutationBuffer, records: MutationRecord[]): void {
    try {
      current?.pace.queue(buffer, records);
    } catch {
      current?.life.fail();
    }
  },
  flush: (): void => current?.pace.flush(),

  run<A extends unknown[], T>(callback: (...args: A) => T, args: A): T | undefined {
    try {
      return current ? current.cost.sample(callback, args) : callback(...args);
    } catch {
      current?.life.fail();
      return undefined;
    }
  },

  /** A native function that the page calls: it does what it always did, and we look on. */
  aside:
    <A extends unknown[]>(look: (target: () => void, self: unknown, args: A) => unknown) =>
    (target: (...args: A) => unknown, self: unknown, args: A): unknown => {
      hooks.run(look, [() => {}, self, args]);
      return Reflect.apply(target, self, args);
    },

  setTimeout(run: () => void, ms = 0): number {
    const timer = ++lastTimer;
    const cancel = current?.life.after(ms, () => {
      timers.delete(timer);
      run();
    });
    if (cancel) timers.set(timer, cancel);
    return timer;
  },
  clearTimeout(timer: number): void {
    timers.get(timer)?.();
    timers.delete(timer);
  },
  listen: (target: EventTarget, type: string, handler: () => void): void => {
    current?.life.listen(target, type, handler);
  },

  absolute(page: Document, address?: string): string {
    if (!address) return page.baseURI;
    if (/^(https?|blob|data):/i.test(address)) return address;
    try {
      return new URL(address, page.baseURI).href;
    } catch {
      return address;
    }
  },
};

/** Array.from, whatever the page has made of its own. */
export function listFrom<T, U = T>(
  list: Iterable<T> | ArrayLike<T>,
  change: (item: T, index: number) => U = (item) => item as unknown as U,
): U[] {
  const items: U[] = [];
  if (Symbol.iterator in list)
    for (const item of list) items[items.length] = change(item, items.length);
  else for (let i = 0; i < list.length; i++) items[i] = change(list[i] as T, i);
  return items;
}

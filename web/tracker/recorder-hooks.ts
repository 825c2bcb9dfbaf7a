/**
 * The openings that the build makes in rrweb's recorder (lib/tracker/changes): through them its timers,
 * listeners, errors and pace belong to the tracker. One recording at a time.
 */
import type { Cost } from './cost.ts';
import type { Documents } from './documents.ts';
import { keep, release, releaseAll, WeakList } from './kept-roots.ts';
import type { Lifetime } from './lifetime.ts';
import { type Apply, overlay, restoreOverlay } from './overlay.ts';
import type { MutationBuffer, Pace } from './pace.ts';
import { BLOCK_SELECTOR, containerOf, isMatching } from './text-policy.ts';

interface Recording {
  readonly life: Lifetime;
  readonly pace: Pace;
  readonly cost: Cost;
  readonly documents: Documents;
}

let current: Recording | undefined;
export const openTo = (recording: Recording | undefined): void => {
  current = recording;
};

const timers = new Map<number, () => void>();
let lastTimer = 0;

/** Addresses of the page as they were resolved: those of a list that is sorted come again and again. */
const resolved = new Map<string, string>();
const MOST_RESOLVED = 2_000;
let resolvedFrom = '';

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
  /** On frames and style sheets, which come and go: they are not kept in memory by it. */
  listen: (target: EventTarget, type: string, handler: () => void): void => {
    current?.life.listenWeakly(target, type, current.life.shield(handler));
  },
  enter: (page: Document): void => current?.documents.enter(page),
  overlay: (owner: object, name: string, { apply }: { apply: Apply }) =>
    overlay(owner, name, apply),
  restoreOverlay,
  buffers: new WeakList<object>(),
  keep,
  release,
  releaseAll,

  /** Also across the borders of shadow trees: a blocked component stays blocked when it changes. */
  isBlocked(node: Node | null, isDeep: boolean): boolean {
    for (let at = node; at; at = containerOf(at)) {
      if (at.nodeType !== 1) continue;
      const element = at as Element;
      if (!isDeep) return isMatching(element, BLOCK_SELECTOR);
      if (Element.prototype.closest.call(element, BLOCK_SELECTOR)) return true;
      const root = element.getRootNode();
      if (root === document || root === element) return false;
      at = root;
    }
    return false;
  },

  absolute(page: Document, address?: string): string {
    if (!address) return page.baseURI;
    if (/^(https?|blob|data):/i.test(address)) return address;
    const base = page.baseURI;
    if (base !== resolvedFrom || resolved.size > MOST_RESOLVED) resolved.clear();
    resolvedFrom = base;
    const before = resolved.get(address);
    if (before !== undefined) return before;
    let found = address;
    try {
      found = new URL(address, base).href;
    } catch {
      // No address: it is told as it stands there.
    }
    resolved.set(address, found);
    return found;
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

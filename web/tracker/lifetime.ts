/**
 * Owns everything that the tracker adds to a third-party page (listeners, timers, observers) and removes it at the end.
 * Callbacks never throw into the page: errors are counted, and above ERRORS_ALLOWED the tracker ends itself.
 */
import { ERRORS_ALLOWED } from './limits.ts';

type Handler<E extends Event> = (event: E) => void;

export class Lifetime {
  errors = 0;
  readonly #cleanups = new Set<() => void>();
  readonly #collected = new FinalizationRegistry<() => void>((cleanup) =>
    this.#cleanups.delete(cleanup),
  );
  /** Functions that add each listener of the page and its window again. */
  readonly #adders = new Set<() => void>();
  hasEnded = false;

  /** Wraps a function so that it never throws, and does nothing after the end. */
  catchErrors<A = void>(run: (arg: A) => void): (arg: A) => void {
    return (arg) => {
      if (this.hasEnded) return;
      try {
        run(arg);
      } catch {
        this.countError();
      }
    };
  }

  countError(): void {
    if (++this.errors > ERRORS_ALLOWED) this.end();
  }

  /** Adds a capturing, passive listener until the end; returns the function that removes it. */
  listen<E extends Event>(target: EventTarget, type: string, handler: Handler<E>): () => void {
    const safe = this.catchErrors(handler) as EventListener;
    const add = adder(target, type, safe);
    const end = () => {
      target.removeEventListener(type, safe, OPTIONS);
      this.#cleanups.delete(end);
      this.#adders.delete(add);
    };
    add();
    this.#cleanups.add(end);
    this.#adders.add(add);
    return end;
  }

  /** Adds the listeners of the page and its window again, because document.open() removes them. */
  listenAgain(): void {
    for (const add of this.#adders) add();
  }

  /** Like `listen`, but holds target and handler weakly, and does not catch the handler's errors. */
  listenWeakly<E extends Event>(target: EventTarget, type: string, handler: Handler<E>): void {
    const listener = handler as EventListener;
    const add = adder(target, type, listener);
    add();
    if (target === document || target === window) this.#adders.add(add);
    // The handler may reference the target, so the cleanup must not hold the handler either.
    const weakTarget = new WeakRef(target);
    const weakListener = new WeakRef(listener);
    this.onEndWeakly(target, () =>
      weakTarget.deref()?.removeEventListener(type, weakListener.deref() ?? null, OPTIONS),
    );
  }

  /** Runs a cleanup at the end unless `target` was garbage-collected. The cleanup must not hold `target`. */
  onEndWeakly(target: object, cleanup: () => void): void {
    this.#cleanups.add(cleanup);
    this.#collected.register(target, cleanup);
  }

  /** Runs a function once after a delay in milliseconds; returns the function that cancels it. */
  after(ms: number, run: () => void): () => void {
    const safe = this.catchErrors(run);
    const cancel = () => {
      clearTimeout(timer);
      this.#cleanups.delete(cancel);
    };
    const timer = setTimeout(() => {
      this.#cleanups.delete(cancel);
      safe();
    }, ms);
    this.#cleanups.add(cancel);
    return cancel;
  }

  /** Runs a cleanup at the end; later ones run first. */
  onEnd(cleanup: () => void): void {
    this.#cleanups.add(cleanup);
  }

  end(): void {
    if (this.hasEnded) return;
    const cleanups = [...this.#cleanups].reverse();
    this.#cleanups.clear();
    for (const cleanup of cleanups) {
      try {
        cleanup();
      } catch {
        this.errors++;
      }
    }
    this.hasEnded = true;
  }
}

/** Options of all listeners: they run before the page's and never delay scrolling. */
export const OPTIONS = { capture: true, passive: true } as const;
/** A separate function, because all closures of a function keep its captured variables in memory. */
const adder = (target: EventTarget, type: string, listener: EventListener) => () =>
  target.addEventListener(type, listener, OPTIONS);

/**
 * Runs a function when the document is parsed, because an earlier snapshot would be incomplete; with an event if that is
 * later.
 */
export function whenParsed(life: Lifetime, run: (event: Event | undefined) => void): void {
  if (document.readyState === 'loading') life.listen(document, 'DOMContentLoaded', run);
  else life.catchErrors(run)(undefined);
}

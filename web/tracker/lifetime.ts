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
  /** Adds the listeners of the page and its window, each at most once. */
  readonly #listening = new Set<() => void>();
  #hasEnded = false;

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Wraps a function so that it never throws, and does nothing after the end. */
  catchErrors<A = void>(run: (arg: A) => void): (arg: A) => void {
    return (arg) => {
      if (this.#hasEnded) return;
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
      this.#listening.delete(add);
    };
    add();
    this.#cleanups.add(end);
    this.#listening.add(add);
    return end;
  }

  /** document.open() removes all listeners of the page and its window. */
  listenAgain(): void {
    for (const add of this.#listening) add();
  }

  /** Like `listen`, for targets that may be removed: keeps neither in memory. Does not catch errors of the handler. */
  listenWeakly<E extends Event>(target: EventTarget, type: string, handler: Handler<E>): void {
    const listener = handler as EventListener;
    const add = adder(target, type, listener);
    add();
    if (target === document || target === window) this.#listening.add(add);
    // The handler may hold the target, so the cleanup must not hold the handler either.
    const [weakTarget, weakListener] = [new WeakRef(target), new WeakRef(listener)];
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

  /** Runs a cleanup at the end, in reverse order. */
  onEnd(cleanup: () => void): void {
    this.#cleanups.add(cleanup);
  }

  end(): void {
    if (this.#hasEnded) return;
    const cleanups = [...this.#cleanups].reverse();
    this.#cleanups.clear();
    for (const cleanup of cleanups) {
      try {
        cleanup();
      } catch {
        this.errors++;
      }
    }
    this.#hasEnded = true;
  }
}

/** Of all listeners: before those of the page, and without delaying its scrolling. */
export const OPTIONS = { capture: true, passive: true } as const;
/** Made here, because closures of one function share what they keep in memory. */
const adder = (target: EventTarget, type: string, listener: EventListener) => () =>
  target.addEventListener(type, listener, OPTIONS);

/** Runs a function once the document is parsed, because an earlier snapshot would be incomplete. */
export function whenParsed(life: Lifetime, run: () => void): void {
  if (document.readyState === 'loading') life.listen(document, 'DOMContentLoaded', run);
  else life.catchErrors(run)();
}

/**
 * Everything the tracker adds to a third-party page (listeners, timers, observers) and its end. What runs through
 * here cannot throw into the page: an error is counted, and after too many the tracker ends itself.
 */
import { ERRORS_ALLOWED } from './limits.ts';

type Handler<E extends Event> = (event: E) => void;

export class Lifetime {
  errors = 0;
  readonly #endings = new Set<() => void>();
  readonly #gone = new FinalizationRegistry<() => void>((end) => this.#endings.delete(end));
  #over = false;

  get ended(): boolean {
    return this.#over;
  }

  /** Wraps a function so that it runs only while this lives and never throws. */
  shield<A = void>(run: (arg: A) => void): (arg: A) => void {
    return (arg) => {
      if (this.#over) return;
      try {
        run(arg);
      } catch {
        this.fail();
      }
    };
  }

  fail(): void {
    if (++this.errors > ERRORS_ALLOWED) this.end();
  }

  /** Listens before the page does, and never holds it up; the returned function ends it. */
  listen<E extends Event>(target: EventTarget, type: string, handler: Handler<E>): () => void {
    const shielded = this.shield(handler) as EventListener;
    const options = { capture: true, passive: true };
    const end = () => {
      target.removeEventListener(type, shielded, options);
      this.#endings.delete(end);
    };
    target.addEventListener(type, shielded, options);
    this.#endings.add(end);
    return end;
  }

  /** The same for something that may leave the page: it is not kept in memory. The handler is shielded already. */
  listenWeakly<E extends Event>(target: EventTarget, type: string, handler: Handler<E>): void {
    const options = { capture: true, passive: true };
    const listener = handler as EventListener;
    target.addEventListener(type, listener, options);
    // The listener may know its target, and would keep it.
    const [where, what] = [new WeakRef(target), new WeakRef(listener)];
    this.atEndUnlessGone(target, () =>
      where.deref()?.removeEventListener(type, what.deref() ?? null, options),
    );
  }

  /** Runs at the end, unless what it is for has left memory before. It must hold its target weakly itself. */
  atEndUnlessGone(target: object, end: () => void): void {
    this.#endings.add(end);
    this.#gone.register(target, end);
  }

  /** Runs once after so many milliseconds; the returned function calls it off. */
  after(ms: number, run: () => void): () => void {
    const shielded = this.shield(run);
    const cancel = () => {
      clearTimeout(timer);
      this.#endings.delete(cancel);
    };
    const timer = setTimeout(() => {
      this.#endings.delete(cancel);
      shielded();
    }, ms);
    this.#endings.add(cancel);
    return cancel;
  }

  /** Runs at the end, latest first. */
  atEnd(ending: () => void): void {
    this.#endings.add(ending);
  }

  end(): void {
    if (this.#over) return;
    const endings = [...this.#endings].reverse();
    this.#endings.clear();
    for (const ending of endings) {
      try {
        ending();
      } catch {
        this.errors++;
      }
    }
    this.#over = true;
  }
}

/** A snapshot before the page is there would be of nothing. */
export function whenParsed(life: Lifetime, run: () => void): void {
  if (document.readyState === 'loading') life.listen(document, 'DOMContentLoaded', run);
  else life.shield(run)();
}

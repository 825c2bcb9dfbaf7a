/** The page's document and those of its same-origin frames: each observer and listener covers all of them. */
import type { Lifetime } from './lifetime.ts';

type OnDocument = (page: Document) => void;
type Handler = (event: never) => void;

export class Documents {
  readonly #observers: OnDocument[] = [];
  /** One listener per type calls all handlers, because each call from the browser costs more than most handlers. */
  readonly #handlers = new Map<string, Handler[]>();
  readonly #life: Lifetime;
  /** By root, because document.open() replaces it and removes the listeners. */
  readonly #frames = new WeakSet<Node>();

  constructor(life: Lifetime) {
    this.#life = life;
  }

  /** Calls `observe` with the page's document now, and with the document of each frame when it is recorded. */
  each(observe: OnDocument): void {
    observe(document);
    this.#observers.push(observe);
  }

  /** Listens for types separated by spaces. On windows, which get an event before the page's listeners on documents can stop it. */
  listen<E extends Event>(types: string, handler: (event: E) => void): void {
    const safe = this.#life.catchErrors(handler);
    for (const type of types.split(' ')) {
      const handlers = this.#handlers.get(type) ?? [];
      if (handlers.push(safe) > 1) continue;
      this.#handlers.set(type, handlers);
      const handleAll = (event: never) => {
        for (const handle of handlers) handle(event);
      };
      this.each(({ defaultView }) => {
        if (defaultView) this.#life.listenWeakly(defaultView, type, handleAll);
      });
    }
  }

  /** Adds a frame's document if it is new; does nothing for the document of the page itself. */
  add(page: Document): void {
    const root = page.documentElement ?? page;
    if (page === document || this.#frames.has(root)) return;
    this.#frames.add(root);
    for (const observe of this.#observers) this.#life.catchErrors(observe)(page);
  }
}

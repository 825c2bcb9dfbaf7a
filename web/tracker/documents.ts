/** The page's document and those of its same-origin frames: each observer and listener covers all of them. */
import type { Lifetime } from './lifetime.ts';

type OnDocument = (page: Document) => void;

export class Documents {
  readonly #observers: OnDocument[] = [];
  readonly #life: Lifetime;
  readonly #frames = new WeakSet<Document>();

  constructor(life: Lifetime) {
    this.#life = life;
  }

  /** Calls `observe` with the page's document now, and with the document of each frame when it is recorded. */
  each(observe: OnDocument): void {
    observe(document);
    this.#observers.push(observe);
  }

  /** On windows, which get an event before the page's listeners on documents can stop it. */
  listen<E extends Event>(type: string, handler: (event: E) => void): void {
    const safe = this.#life.catchErrors(handler);
    this.each(({ defaultView }) => {
      if (defaultView) this.#life.listenWeakly(defaultView, type, safe);
    });
  }

  /** Adds a frame's document if it is new; does nothing for the document of the page itself. */
  add(page: Document): void {
    if (page === document || this.#frames.has(page)) return;
    this.#frames.add(page);
    for (const observe of this.#observers) this.#life.catchErrors(observe)(page);
  }
}

/** The page's document and those of its frames of the same origin, as they come: what is watched in one is watched in all. */
import type { Lifetime } from './lifetime.ts';

type Watch = (page: Document) => void;

export class Documents {
  readonly #watches: Watch[] = [];
  readonly #life: Lifetime;
  readonly #frames = new WeakSet<Document>();

  constructor(life: Lifetime) {
    this.#life = life;
  }

  /** Runs for the page's own document, and for the document of every frame once it is recorded. */
  each(watch: Watch): void {
    watch(document);
    this.#watches.push(watch);
  }

  listen<E extends Event>(type: string, handler: (event: E) => void): void {
    const shielded = this.#life.shield(handler);
    this.each((page) => this.#life.listenWeakly(page, type, shielded));
  }
  /** For what only a window hears. */
  listenToWindows<E extends Event>(type: string, handler: (event: E) => void): void {
    const shielded = this.#life.shield(handler);
    this.each(({ defaultView }) => {
      if (defaultView) this.#life.listenWeakly(defaultView, type, shielded);
    });
  }

  /** A frame's document is recorded from now on. */
  enter(page: Document): void {
    if (page === document || this.#frames.has(page)) return;
    this.#frames.add(page);
    for (const watch of this.#watches) this.#life.shield(watch)(page);
  }
}

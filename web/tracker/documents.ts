/** The page's document and those of its same-origin frames: each observer and listener covers all of them. */
import type { Lifetime } from './lifetime.ts';

type OnDocument = (page: Document) => void;
type Handler = (event: never) => void;
/** One listener per type calls all handlers, because each call from the browser costs more than most handlers. */
type Handlers = Map<string, Handler[]>;

export class Documents {
  readonly #observers: OnDocument[] = [];
  readonly #ofPage: Handlers;
  readonly #ofFrames: Handlers = new Map();
  readonly #life: Lifetime;
  /** By root, because document.open() replaces it and removes the listeners. */
  readonly #frames = new WeakSet<Node>();

  /** `samePage`: has other frames; both share the listeners of the page. */
  constructor(life: Lifetime, samePage?: Documents) {
    this.#life = life;
    this.#ofPage = samePage ? samePage.#ofPage : new Map();
  }

  /** Calls `observe` with the page's document now, and with the document of each frame when it is recorded. */
  each(observe: OnDocument): void {
    observe(document);
    this.#observers.push(observe);
  }

  /** Listens for types separated by spaces. On windows, which get an event before the page's listeners on documents can stop it. */
  listen<E extends Event>(types: string, handler: (event: E) => void, isPageOnly?: boolean): void {
    const safe = this.#life.catchErrors(handler);
    for (const type of types.split(' ')) {
      const onPage = firstOf(this.#ofPage, type, safe);
      if (onPage) this.#life.listenWeakly(window, type, onPage);
      const inFrame = isPageOnly ? undefined : firstOf(this.#ofFrames, type, safe);
      if (inFrame)
        this.#observers.push(({ defaultView }) => {
          if (defaultView) this.#life.listenWeakly(defaultView, type, inFrame);
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

/** Adds a handler. Returns the listener that calls all handlers of this type if it is the first one. */
function firstOf(handlers: Handlers, type: string, handler: Handler): Handler | undefined {
  const all = handlers.get(type) ?? [];
  if (all.push(handler) > 1) return undefined;
  handlers.set(type, all);
  return (event) => {
    for (const handle of all) handle(event);
  };
}

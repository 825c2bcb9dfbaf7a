import { typeOf } from './natives.ts';

/** Listeners on the page, on its frames and shadow trees, which come and go: none of them is kept in memory by it. */
type Handler = (event: never) => void;

/** Events that stay inside a shadow tree; the page itself hears all others, and would record them twice. */
const INSIDE = new Set(['change', 'load', 'scroll']);

export class Listeners {
  readonly #heard: (readonly [type: string, handler: Handler])[] = [];
  #targets: WeakRef<EventTarget>[] = [];
  readonly #catchErrors: (run: Handler) => Handler;

  constructor(catchErrors: (run: Handler) => Handler) {
    this.#catchErrors = catchErrors;
  }

  /** Before anything is entered. */
  on<E extends Event>(type: string, handler: (event: E) => void): void {
    this.#heard.push([type, this.#catchErrors(handler as Handler)]);
  }
  /**
   * Of events that come many times a second, one in so many milliseconds, and those that are needed; the others cost next
   * to nothing.
   */
  onSome<E extends Event>(
    types: readonly string[],
    ms: number,
    handler: (event: E) => void,
    isNeeded: (event: E) => boolean,
  ): void {
    const safe: (event: E) => void = this.#catchErrors(handler as Handler) as never;
    let due = Number.NEGATIVE_INFINITY;
    const some = (event: E) => {
      const { timeStamp } = event;
      if (!isNeeded(event) && timeStamp < due) return;
      due = timeStamp + ms;
      safe(event);
    };
    for (const type of types) this.#heard.push([type, some as Handler]);
  }

  enter(target: EventTarget): void {
    this.#targets.push(new WeakRef(target));
    if (this.#targets.length % 100 === 99)
      this.#targets = this.#targets.filter((each) => each.deref());
    for (const [type, handler] of this.#heard)
      if (isPage(target) || INSIDE.has(type))
        target.addEventListener(type, handler as EventListener, OPTIONS);
  }

  end(): void {
    for (const each of this.#targets) {
      const target = each.deref();
      if (target)
        for (const [type, handler] of this.#heard)
          target.removeEventListener(type, handler as EventListener, OPTIONS);
    }
    this.#targets = [];
  }
}
const isPage = (target: EventTarget): boolean => typeOf(target as Node) === 9;
const OPTIONS = { capture: true, passive: true } as const;

/** What an event happened to: only a shadow tree hides it. */
export function targetOf(event: Event): Node | null {
  const target = event.target as Node | null;
  return target && (target as Partial<Element>).shadowRoot
    ? ((event.composedPath()[0] as Node | undefined) ?? target)
    : target;
}

import { OPTIONS } from '../lifetime.ts';
import { isDocument } from '../privacy/text-policy.ts';

type Handler = (event: never) => void;

/** Events that do not leave a shadow tree; all others reach the page's listeners and would be recorded twice. */
const NOT_COMPOSED = /^(change|load|scroll)$/;

/** Listeners on the page, its frames and its shadow trees. Holds these targets weakly, because pages remove them. */
export class Listeners {
  readonly #handlers: (readonly [type: string, handler: Handler])[] = [];
  #targets: WeakRef<EventTarget>[] = [];
  readonly #catchErrors: (run: Handler) => Handler;

  constructor(catchErrors: (run: Handler) => Handler) {
    this.#catchErrors = catchErrors;
  }

  /** Call before the first `addTarget`. */
  on<E extends Event>(type: string, handler: (event: E) => void): void {
    this.#handlers.push([type, this.#catchErrors(handler as Handler)]);
  }
  /** Handles at most one of these events per `ms`, and every one for which `isNeeded` is true. */
  onThrottled<E extends Event>(
    types: readonly string[],
    ms: number,
    handler: (event: E) => void,
    isNeeded: (event: E) => boolean,
  ): void {
    const safe: (event: E) => void = this.#catchErrors(handler as Handler) as never;
    let due = -Infinity;
    const throttled = (event: E) => {
      const { timeStamp } = event;
      if (!isNeeded(event) && timeStamp < due) return;
      due = timeStamp + ms;
      safe(event);
    };
    for (const type of types) this.#handlers.push([type, throttled as Handler]);
  }

  addTarget(target: EventTarget): void {
    this.#targets.push(new WeakRef(target));
    if (this.#targets.length % 100 === 99)
      this.#targets = this.#targets.filter((each) => each.deref());
    for (const [type, handler] of this.#handlers)
      if (isDocument(target as Node) || NOT_COMPOSED.test(type))
        target.addEventListener(type, handler as EventListener, OPTIONS);
  }

  end(): void {
    for (const each of this.#targets) {
      const target = each.deref();
      if (target)
        for (const [type, handler] of this.#handlers)
          target.removeEventListener(type, handler as EventListener, OPTIONS);
    }
    this.#targets = [];
  }
}

/** The node an event was dispatched on, also inside open shadow trees. Avoids composedPath() elsewhere, which is slow. */
export function targetOf(event: Event): Node | null {
  const target = event.target as Node | null;
  return (target as Element | null)?.shadowRoot
    ? ((event.composedPath()[0] as Node | undefined) ?? target)
    : target;
}

/** Documents of frames of the same origin, recorded once they are there, and again when a frame leads elsewhere. */
import { BLOCKED, policyOf } from '../privacy/text-policy.ts';
import type { Context } from './context.ts';
import type { Entry } from './ids.ts';
import { documentIn, firstChildOf, isConnected } from './natives.ts';
import type { Walk } from './walk.ts';

interface FrameOptions {
  readonly context: Context;
  readonly walk: Walk;
  /** From now on everything in it is watched. */
  enter(page: Document): void;
}

export class Frames {
  /** Recorded since the frames were looked at last. */
  #waiting: Entry[] = [];
  readonly #options: FrameOptions;

  constructor(options: FrameOptions) {
    this.#options = options;
  }

  found(frame: Entry): void {
    this.#waiting.push(frame);
  }

  /** Nothing else is being written now. Documents may hold frames themselves. */
  writeFound(): void {
    for (let frame = this.#waiting.shift(); frame; frame = this.#waiting.shift()) {
      const page = documentIn(frame.node as Element);
      if (page && page.readyState !== 'loading' && !isBlankBefore(frame.node as Element, page))
        this.#write(frame, page);
    }
  }

  /** A frame has loaded. */
  loaded(frame: Entry): void {
    const page = documentIn(frame.node as Element);
    const { inner } = frame;
    if (!page) return;
    // The same document, unless a script opened it again.
    const root = firstChildOf(page);
    if (inner?.node === page && (!root || this.#options.context.nodes.get(page.documentElement)))
      return;
    this.#write(frame, page);
    this.writeFound();
  }

  #write(frame: Entry, page: Document): void {
    const { context, walk, enter } = this.#options;
    const { nodes, sink } = context;
    const policy = policyOf(page);
    if (!isConnected(frame.node) || policy === BLOCKED) return;
    if (frame.inner) nodes.forget(frame.inner);
    const entry = nodes.addFrame(page, frame);
    enter(page);
    sink.frame(frame.id);
    sink.document(entry.id, page.compatMode);
    walk.isWhole = true;
    walk.children(page, entry, policy);
    walk.isWhole = false;
    sink.close();
    sink.frameEnd();
  }
}

/** Before its own document comes, a frame shows an empty one. */
function isBlankBefore(frame: Element, page: Document): boolean {
  if (page.URL !== 'about:blank') return false;
  const source = frame.getAttribute('src');
  return (
    frame.hasAttribute('srcdoc') ||
    (source !== null && !/^(about:blank|javascript:|$)/i.test(source))
  );
}

/** Records the documents of same-origin frames when they are ready, and again after a frame navigates. */
import { BLOCKED, policyOf } from '../privacy/text-policy.ts';
import type { Context } from './context.ts';
import { documentIn, firstChildOf, isConnected } from './natives.ts';
import type { Entry } from './recorded-tree.ts';
import type { Walk } from './walk.ts';

interface FrameOptions {
  readonly pageContext: Context;
  readonly walk: Walk;
  /** Starts observing a frame's document. */
  onDocument(page: Document): void;
}

export class Frames {
  /** Frame elements whose documents are not written yet. */
  #pending: Entry[] = [];
  readonly #options: FrameOptions;

  constructor(options: FrameOptions) {
    this.#options = options;
  }

  add(frame: Entry): void {
    this.#pending.push(frame);
  }

  /** Writes pending documents, including nested ones. Called between two events, because each document is a separate event. */
  writePending(): void {
    for (let frame = this.#pending.shift(); frame; frame = this.#pending.shift()) {
      const page = documentIn(frame.node as Element);
      if (page && page.readyState !== 'loading' && !isInitialDocument(frame.node as Element, page))
        this.#write(frame, page);
    }
  }

  /** Called on the load event of a frame. */
  onLoad(frame: Entry): void {
    const page = documentIn(frame.node as Element);
    const { inner } = frame;
    if (!page) return;
    // The document is already recorded, unless document.open() replaced its content.
    const root = firstChildOf(page);
    if (
      inner?.node === page &&
      (!root || this.#options.pageContext.nodes.get(page.documentElement))
    )
      return;
    this.#write(frame, page);
    this.writePending();
  }

  #write(frame: Entry, page: Document): void {
    const { pageContext, walk, onDocument } = this.#options;
    const { nodes, sink } = pageContext;
    const policy = policyOf(page);
    if (!isConnected(frame.node) || policy === BLOCKED) return;
    if (frame.inner) nodes.forgetTree(frame.inner);
    const entry = nodes.addFrame(page, frame);
    onDocument(page);
    sink.frame(frame.id);
    sink.document(entry.id, page.compatMode);
    walk.isSnapshot = true;
    walk.children(page, entry, policy);
    walk.isSnapshot = false;
    sink.close();
    sink.frameEnd();
  }
}

/** Whether the frame still shows the initial empty document, because its source has not loaded. */
function isInitialDocument(frame: Element, page: Document): boolean {
  return (
    page.URL === 'about:blank' &&
    (frame.hasAttribute('srcdoc') ||
      !/^(about:blank|javascript:|$)/i.test(frame.getAttribute('src') ?? ''))
  );
}

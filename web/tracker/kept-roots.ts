/** What is watched in a shadow tree or a frame, by the root of it: it ends when the root leaves the page. */
interface Kept {
  readonly page: Document | null;
  readonly endings: (() => void)[];
}
const kept = new Map<Node, Kept>();

/** `root` is a shadow root, or the frame element of a document. */
export function keep(root: Node, ending: () => void): void {
  const page = (root as Partial<HTMLIFrameElement>).contentDocument ?? null;
  const known = kept.get(root);
  // A frame that leads elsewhere has another document: what was watched in the one before is over.
  if (known && known.page === page) known.endings.push(ending);
  else {
    release(root);
    kept.set(root, { page, endings: [ending] });
  }
}

/** Answers the document that a frame had. */
export function release(root: Node): Document | null {
  const known = kept.get(root);
  if (!known) return null;
  kept.delete(root);
  for (const ending of known.endings) {
    try {
      ending();
    } catch {
      // The frame is gone, and so is what was to be undone in it.
    }
  }
  if (known.page) {
    for (const inner of [...kept.keys()]) if (inner.ownerDocument === known.page) release(inner);
  }
  return known.page;
}

export function releaseAll(): void {
  for (const root of [...kept.keys()]) release(root);
}

/** A list that keeps nothing in memory. */
export class WeakList<T extends object> {
  private references: WeakRef<T>[] = [];
  push(item: T): void {
    if (this.references.length % 100 === 99)
      this.references = this.references.filter((each) => each.deref());
    this.references.push(new WeakRef(item));
  }
  forEach(run: (item: T) => void): void {
    for (const reference of this.references) {
      const item = reference.deref();
      if (item) run(item);
    }
  }
  set length(_none: 0) {
    this.references = [];
  }
}

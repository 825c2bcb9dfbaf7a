import { EventType, NodeType, IncrementalSource as Source } from '../rrweb.ts';
import type { RecordedEvent } from '../tracker.ts';
import { type Frame, withoutFrames } from './frames.ts';
import { objectsIn, type PageNode, PageTree } from './page-tree.ts';
import { TYPED_MASK } from './typed-mask.ts';

export type IncrementalData = Readonly<Record<string, unknown>> & { readonly source: number };
const POINTER_MOVES: readonly number[] = [Source.MouseMove, Source.TouchMove, Source.Drag];
/** Style sheets written by scripts, and custom elements: repeated after a snapshot, because no node contains them. */
const REPLAYED: ReadonlySet<number> = new Set([
  Source.StyleSheetRule,
  Source.StyleDeclaration,
  Source.AdoptedStyleSheet,
  Source.CustomElement,
]);
/** A page that writes more style rules gets no synthetic snapshots and is played from its last recorded one. */
const MAX_REPLAYED = 5_000;

interface Offset {
  readonly left: number;
  readonly top: number;
}

/** The state of the page after the events so far, so that any time can be shown without a replay. */
export class PageMirror {
  #tree: PageTree | undefined;
  #address = '';
  #viewport = { width: 0, height: 0 };
  #offset: Offset = { left: 0, top: 0 };
  #replayed: IncrementalData[] = [];
  #pointer: IncrementalData | undefined;

  get tree(): PageTree | undefined {
    return this.#tree;
  }
  get viewport(): { readonly width: number; readonly height: number } {
    return this.#viewport;
  }
  get offset(): Offset {
    return this.#offset;
  }
  /** Changes that no node contains, such as style sheets written by scripts. */
  get replayed(): readonly IncrementalData[] {
    return this.#replayed;
  }
  get pointer(): IncrementalData | undefined {
    return this.#pointer;
  }

  apply({ type, data }: RecordedEvent): void {
    if (type === EventType.Meta)
      this.#visit(data as { href: string; width: number; height: number });
    else if (type === EventType.FullSnapshot)
      this.#show(data as { node: PageNode; initialOffset?: never });
    else if (type === EventType.IncrementalSnapshot && this.#tree)
      this.#change(this.#tree, data as IncrementalData);
  }

  /**
   * The current state as events that a player can start with; empty if the page is unknown or has too many style rules.
   * The events reference the mirror's nodes, so serialize them before the next change.
   */
  snapshot(timestamp: number): RecordedEvent[] {
    if (!this.#tree || this.#replayed.length > MAX_REPLAYED) return [];
    const href = this.#address;
    const frames: Frame[] = [];
    const node = withoutFrames(this.#tree.root, frames);
    const attached = frames.map(({ parentId, document }) => ({
      source: Source.Mutation,
      texts: [],
      attributes: [],
      removes: [],
      adds: [{ parentId, nextId: null, node: document }],
      isAttachIframe: true,
    }));
    const changes = [...attached, ...this.#replayed, ...(this.#pointer ? [this.#pointer] : [])];
    return [
      { type: EventType.Meta, timestamp, data: { href, ...this.#viewport } },
      {
        type: EventType.FullSnapshot,
        timestamp,
        data: { node, initialOffset: { ...this.#offset } },
      },
      ...changes.map((data) => ({ type: EventType.IncrementalSnapshot, timestamp, data })),
    ];
  }

  #visit({ href, width, height }: { href: string; width: number; height: number }): void {
    this.#address = href;
    this.#viewport = { width, height };
  }

  #show({ node, initialOffset }: { node: PageNode; initialOffset?: Offset }): void {
    if (typeof node !== 'object' || node === null) return;
    this.#tree = new PageTree(node);
    this.#replayed = [];
    this.#pointer = undefined;
    this.#offset = initialOffset ?? { left: 0, top: 0 };
  }

  #change(tree: PageTree, change: IncrementalData): void {
    const { source } = change;
    if (source === Source.Mutation) tree.change(change);
    else if (source === Source.Scroll) this.#scroll(tree, change);
    else if (source === Source.ViewportResize) {
      this.#viewport = { width: Number(change.width), height: Number(change.height) };
    } else if (source === Source.Input) fill(tree, change);
    else if (POINTER_MOVES.includes(source)) this.#point(change);
    else if (REPLAYED.has(source)) this.#replayed.push(change);
  }

  #scroll(tree: PageTree, { id, x, y }: IncrementalData): void {
    const node = tree.find(Number(id));
    if (node?.type === NodeType.Document && node === tree.root) {
      this.#offset = { left: Number(x), top: Number(y) };
    } else if (node?.attributes) {
      node.attributes.rr_scrollLeft = x;
      node.attributes.rr_scrollTop = y;
    }
  }

  #point(change: IncrementalData): void {
    const last = objectsIn(change.positions as { timeOffset: number }[] | undefined).at(-1);
    if (last) this.#pointer = { source: change.source, positions: [{ ...last, timeOffset: 0 }] };
  }
}

/** Applies an input event. Typed text is never recorded, except in recordings from other recorders. */
function fill(tree: PageTree, { id, isChecked, text }: IncrementalData): void {
  const attributes = tree.find(Number(id))?.attributes;
  if (!attributes) return;
  if (!/^(checkbox|radio)$/.test(String(attributes.type))) {
    attributes.value = text || TYPED_MASK;
  } else if (isChecked) attributes.checked = true;
  else delete attributes.checked;
}

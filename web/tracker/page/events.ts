/** Writes a page as rrweb's events. */
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { type AttributeValue, type Incremental, Is, type Sink } from './sink.ts';

interface Written {
  readonly type: number;
  readonly id: number;
  readonly rootId?: number;
  readonly childNodes?: Written[];
  readonly [name: string]: unknown;
}
type Attributes = Record<string, AttributeValue>;

export class EventSink implements Sink {
  private open: Written[] = [];
  private top: Written | undefined;
  private attributes: Attributes = {};
  private isTree = false;
  private next = 0;
  private parent = 0;
  private frameId = 0;
  private removes: object[] = [];
  private adds: object[] = [];
  private texts: object[] = [];
  private changed: object[] = [];
  private readonly emit: (event: RecordedEvent) => void;

  constructor(emit: (event: RecordedEvent) => void) {
    this.emit = emit;
  }

  page(): void {
    this.isTree = true;
  }
  pageEnd(left: number, top: number): void {
    this.isTree = false;
    this.send(2, { node: this.top, initialOffset: { left, top } });
  }
  frame(frame: number): void {
    this.isTree = true;
    this.frameId = frame;
  }
  frameEnd(): void {
    this.isTree = false;
    const added = { parentId: this.frameId, nextId: null, node: this.top };
    const nothing = { removes: [], texts: [], attributes: [] };
    this.incremental({ source: 0, adds: [added], ...nothing, isAttachIframe: true });
  }
  changes(): void {
    this.removes = [];
    this.adds = [];
    this.texts = [];
    this.changed = [];
  }
  changesEnd(): void {
    const { removes, adds, texts, changed: attributes } = this;
    if (removes.length + adds.length + texts.length + attributes.length > 0)
      this.incremental({ source: 0, texts, attributes, removes, adds });
  }

  document(id: number, compatMode: string): void {
    this.put({ type: 0, id, childNodes: [], ...(compatMode !== 'CSS1Compat' && { compatMode }) });
  }
  doctype(id: number, root: number, { name, publicId, systemId }: DocumentType): void {
    this.put({ type: 1, id, name, publicId, systemId, ...(root && { rootId: root }) });
    this.open.pop();
  }
  element(id: number, root: number, kind: number, tagName: string): void {
    this.attributes = {};
    this.put({
      type: 2,
      id,
      tagName,
      attributes: this.attributes,
      childNodes: [],
      ...(root && { rootId: root }),
      ...(kind && flagsOf(kind)),
    });
  }
  text(id: number, root: number, kind: number, textContent: string): void {
    this.put({
      type: 3,
      id,
      textContent,
      ...(root && { rootId: root }),
      ...(kind && flagsOf(kind)),
    });
    this.open.pop();
  }
  attribute(name: string, value: AttributeValue): void {
    this.attributes[name] = value;
  }
  attributesEnd(): void {}
  close(): void {
    this.open.pop();
  }

  add(parent: number, next: number): void {
    this.parent = parent;
    this.next = next;
  }
  remove(id: number, parentId: number, isShadow: boolean): void {
    this.removes.push({ parentId, id, ...(isShadow && { isShadow }) });
  }
  changeText(id: number, value: string): void {
    this.texts.push({ id, value });
  }
  changeElement(id: number): void {
    this.attributes = {};
    this.changed.push({ id, attributes: this.attributes });
  }

  incremental(data: Incremental): void {
    this.send(3, data);
  }
  meta(href: string, width: number, height: number): void {
    this.send(4, { href, width, height });
  }

  /** In a tree a node is put into its parent; the player takes added nodes one by one. */
  private put(node: Written): void {
    const parent = this.open.at(-1);
    if (this.isTree) {
      if (parent) parent.childNodes?.push(node);
      else this.top = node;
    } else if (parent) this.adds.push({ parentId: parent.id, nextId: null, node });
    else this.adds.push({ parentId: this.parent, nextId: this.next || null, node });
    this.open.push(node);
  }
  private send(type: number, data: unknown): void {
    this.emit({ type, timestamp: Date.now(), data });
  }
}

const flagsOf = (kind: number) => ({
  ...(kind & Is.InShadow && { isShadow: true }),
  ...(kind & Is.Host && { isShadowHost: true }),
  ...(kind & Is.Svg && { isSVG: true }),
  ...(kind & Is.Custom && { isCustom: true }),
  ...(kind & Is.Box && { needBlock: true }),
});

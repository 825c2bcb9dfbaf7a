import type { Incremental } from '../../../lambdas/contract/wire/encode-small.ts';

/**
 * Takes a page node by node, in preorder, and its changes one after another: each is true of the page as it is after
 * those before. Every string is masked already. Numbers are those of ids.ts; 0 is none.
 */
export interface Sink {
  /** A whole page: its document follows, and then `pageEnd`. */
  page(left: number, top: number): void;
  pageEnd(): void;
  /** The document of a frame follows, and then `frameEnd`. */
  frame(frame: number): void;
  frameEnd(): void;
  /** Changes follow, and then `changesEnd`. */
  changes(): void;
  changesEnd(): void;

  /** Children follow, then `close`. */
  document(id: number, compatMode: string): void;
  doctype(id: number, root: number, doctype: Doctype): void;
  /** Attributes follow, then `attributesEnd`, children, and `close`. `kind` is made of the bits of `Is`. */
  element(id: number, root: number, kind: number, tag: string): void;
  text(id: number, root: number, kind: number, text: string): void;
  /** Of the element that was opened or named last; null where it is gone. */
  attribute(name: string, value: AttributeValue): void;
  attributesEnd(): void;
  close(): void;

  /** A node follows: new, and in front of `next` or the last of its parent. */
  add(parent: number, next: number): void;
  /** Absent where the reader knows no such thing: what moved is then removed and written again under its numbers. */
  move?(id: number, parent: number, next: number): void;
  remove(id: number, parent: number, isInShadow: boolean): void;
  changeText(id: number, text: string): void;
  /** Attributes follow, then `attributesEnd`. */
  changeElement(id: number): void;

  /** What is no node: gestures, sizes, rules of style sheets. */
  incremental(data: Incremental): void;
  meta(href: string, width: number, height: number): void;
}

export type AttributeValue = string | number | boolean | null;
export type { Incremental };
export type Doctype = Pick<DocumentType, 'name' | 'publicId' | 'systemId'>;

/** What a node is, as bits: the first of the wire's `NodeFlag`. */
export const Is = { InShadow: 1, Host: 2, Svg: 4, Custom: 8, Box: 16, Style: 32 } as const;

/**
 * Writes the wire format (format.ts). It ships in the recorder, so it is small and uses nothing of the page but arrays
 * that hold no methods of its own: the page may have changed JSON or given its arrays a toJSON.
 *
 * An event is written as it happens and packed later with others:
 *
 *   const event = new WireEvent(Date.now(), Op.Mutation);
 *   event.uint(0);                       // no frame's document
 *   event.add(parentId, nextId);         // then one node in preorder:
 *   event.element(id, 'p');              //   opens an element …
 *   event.attribute('class', 'price');   //   … its attributes …
 *   event.endAttributes();
 *   event.text(textId, '9.99');          //   … its children, each written the same way …
 *   event.endNode();                     //   … and closes it; texts, comments and doctypes are not closed
 *   event.end();                         // closes the mutation
 *   const bytes = packBatch({ seq, sent_at }, [event]);
 *
 * `mark` and `rollback` take back what was written since, for a node that turns out not to be wanted.
 */
import { NodeFlag, NodeKind, Part, Value, WHOLE_MAX } from './format.ts';

/** A varint, or a text for the table. */
export type Token = number | string;

const zigzag = (whole: number): number => (whole < 0 ? -2 * whole - 1 : 2 * whole);
const isWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= WHOLE_MAX;
const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** What is no number on the wire would be none in JSON either. */
export function putNumber(tokens: Token[], value: number): void {
  if (isWhole(value)) tokens.push(2 * zigzag(value));
  else {
    float[0] = Number.isFinite(value) ? value : 0;
    tokens.push(1, halves[0] as number, halves[1] as number);
  }
}
/** Returns what the next one is relative to. */
export function putRelative(tokens: Token[], value: number, last: number): number {
  putNumber(tokens, isWhole(value) ? value - last : value);
  return isWhole(value) ? value : last;
}

export interface Position {
  readonly x: number;
  readonly y: number;
  readonly id: number;
  readonly timeOffset: number;
}

export class WireEvent {
  readonly at: number;
  readonly op: number;
  readonly tokens: Token[] = [];
  private lastId = 0;

  constructor(at: number, op: number) {
    this.at = at;
    this.op = op;
  }

  /** A whole number from 0. */
  uint(whole: number): void {
    this.tokens.push(whole);
  }
  number(value: number): void {
    putNumber(this.tokens, value);
  }
  id(id: number): void {
    this.tokens.push(zigzag(id - this.lastId));
    this.lastId = id;
  }
  string(text: string): void {
    this.tokens.push(text);
  }

  /** Whatever JSON could hold, by JSON's rules. */
  value(value: unknown): void {
    const { tokens } = this;
    if (typeof value === 'string') tokens.push(value);
    else if (typeof value === 'number' && Number.isFinite(value)) {
      tokens.push(Value.Number);
      putNumber(tokens, value);
    } else if (typeof value === 'boolean') tokens.push(value ? Value.True : Value.False);
    else if (value === null || typeof value !== 'object') tokens.push(Value.Null);
    else if (Array.isArray(value)) {
      tokens.push(Value.List);
      for (let place = 0; place < value.length; place++) this.value(value[place]);
      tokens.push(Value.End);
    } else {
      tokens.push(Value.Object);
      this.attributes(value as Record<string, unknown>);
    }
  }
  /** Names and values up to the end. */
  attributes(owner: Record<string, unknown>): void {
    for (const name in owner) {
      const value = owner[name];
      if (!Object.hasOwn(owner, name) || value === undefined || typeof value === 'function')
        continue;
      this.attribute(name, value);
    }
    this.endAttributes();
  }
  attribute(name: string, value: unknown): void {
    this.tokens.push(name);
    this.value(value);
  }
  endAttributes(): void {
    this.tokens.push(Value.End);
  }

  /** `flags` of `NodeFlag`, without `Root` and `Compat`: they come with their values. */
  private node(kind: number, id: number, flags: number, rootId = 0, compat = ''): void {
    const all = flags | (rootId ? NodeFlag.Root : 0) | (compat ? NodeFlag.Compat : 0);
    // Not by shifting: an id may be larger than 32 bits allow.
    this.tokens.push(zigzag(id - this.lastId) * 16 + (all ? 8 : 0) + kind);
    this.lastId = id;
    if (all) this.tokens.push(all);
    if (rootId) this.tokens.push(rootId);
    if (compat) this.tokens.push(compat);
  }
  /** Children follow, then `endNode`. `compat` is the document's compatMode where it is not CSS1Compat. */
  document(id: number, compat = '', flags = 0, rootId = 0): void {
    this.node(NodeKind.Document, id, flags, rootId, compat);
  }
  doctype(id: number, name: string, publicId: string, systemId: string, rootId = 0): void {
    this.node(NodeKind.Doctype, id, 0, rootId);
    this.tokens.push(name, publicId, systemId);
  }
  /** Attributes follow, then `endAttributes`, the children, and `endNode`. */
  element(id: number, tag: string, flags = 0, rootId = 0): void {
    this.node(NodeKind.Element, id, flags, rootId);
    this.tokens.push(tag);
  }
  text(id: number, content: string, flags = 0, rootId = 0): void {
    this.words(NodeKind.Text, id, content, flags, rootId);
  }
  /** A text, a comment or a CDATA section. */
  words(kind: number, id: number, content: string, flags = 0, rootId = 0): void {
    this.node(kind, id, flags, rootId);
    this.tokens.push(content);
  }
  endNode(): void {
    this.tokens.push(NodeKind.End);
  }

  /** A node follows. */
  add(parentId: number, nextId: number | null): void {
    this.tokens.push(Part.Add);
    this.place(parentId, nextId);
  }
  move(id: number, parentId: number, nextId: number | null): void {
    this.tokens.push(Part.Move);
    this.place(parentId, nextId);
    this.id(id);
  }
  private place(parentId: number, nextId: number | null): void {
    this.id(parentId);
    if (nextId === null) this.tokens.push(0);
    else {
      this.tokens.push(1 + zigzag(nextId - this.lastId));
      this.lastId = nextId;
    }
  }
  remove(parentId: number, id: number, isShadow = false): void {
    this.tokens.push(isShadow ? Part.RemoveShadow : Part.Remove);
    this.id(parentId);
    this.id(id);
  }
  changeText(id: number, value: string | null): void {
    this.tokens.push(Part.Text);
    this.id(id);
    this.value(value);
  }
  /** Attributes follow, then `endAttributes`. */
  changeAttributes(id: number): void {
    this.tokens.push(Part.Attributes);
    this.id(id);
  }
  /** Closes a mutation. */
  end(): void {
    this.tokens.push(Part.End);
  }

  pointer(source: number, positions: readonly Position[]): void {
    const { tokens } = this;
    tokens.push(source, positions.length);
    let last = { x: 0, y: 0, timeOffset: 0 };
    for (const { x, y, id, timeOffset } of positions) {
      last = {
        x: putRelative(tokens, x, last.x),
        y: putRelative(tokens, y, last.y),
        timeOffset: putRelative(tokens, timeOffset, last.timeOffset),
      };
      this.id(id);
    }
  }

  mark(): readonly [tokens: number, lastId: number] {
    return [this.tokens.length, this.lastId];
  }
  rollback([tokens, lastId]: readonly [tokens: number, lastId: number]): void {
    this.tokens.length = tokens;
    this.lastId = lastId;
  }

  /** About how many characters of JSON say the same. */
  get weight(): number {
    let weight = 60;
    for (const token of this.tokens) weight += typeof token === 'string' ? token.length + 5 : 5;
    return weight;
  }
}

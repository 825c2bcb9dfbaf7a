/** Writes one event in the wire format (format.ts), token by token. Part of the tracker, so it is small. */
import { Value, WHOLE_MAX } from './format.ts';

/** A text that is complete when it is converted to a string, which may be after the event is written. */
export interface LateText {
  /** What is known so far, in characters. */
  readonly length: number;
  toString(): string;
}
export type Text = string | LateText;
/** A varint, or a text for the table. */
export type Token = number | Text;
/** One encoded event; a batch contains several. */
export interface EncodedEvent {
  readonly at: number;
  /** The first one is the `Op`. */
  readonly tokens: readonly Token[];
  /** The approximate size as JSON, in characters. */
  readonly textWeight: number;
  /** The approximate size in bytes; a text that is repeated shortly after counts once. */
  readonly size: number;
}

const zigzag = (whole: number): number => (whole < 0 ? -2 * whole - 1 : 2 * whole);
const isWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= WHOLE_MAX;
const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** NaN and infinities are written as 0. */
export function putNumber(value: number, into: Token[]): void {
  if (isWhole(value)) into.push(2 * zigzag(value));
  else {
    float[0] = Number.isFinite(value) ? value : 0;
    into.push(1, halves[0] as number, halves[1] as number);
  }
}
/** Returns the value that the next number is relative to. */
export function putRelative(value: number, last: number, into: Token[]): number {
  putNumber(isWhole(value) ? value - last : value, into);
  return isWhole(value) ? value : last;
}

export class EventWriter {
  readonly tokens: Token[];
  #lastId = 0;
  #lastParent = 0;
  characters = 0;
  #written = 0;
  #last: Text = '';
  #beforeLast: Text = '';

  constructor(op: number) {
    this.tokens = [op];
  }

  text(text: Text): void {
    this.tokens.push(text);
    this.characters += text.length;
    // Elements in a row often alternate between one attribute name and one value: count each once.
    if (text !== this.#beforeLast) this.#written += text.length;
    this.#beforeLast = this.#last;
    this.#last = text;
  }
  writeNumber(value: number): void {
    putNumber(value, this.tokens);
  }
  relative(value: number, last: number): number {
    return putRelative(value, last, this.tokens);
  }
  /** Without shifts, because an id may exceed 32 bits. */
  id(id: number, factor = 1, more = 0): void {
    this.tokens.push(zigzag(id - this.#lastId) * factor + more);
    this.#lastId = id;
  }
  parent(id: number): void {
    this.tokens.push(zigzag(id - this.#lastParent));
    this.#lastParent = id;
  }
  /** 0, null or undefined means none. */
  sibling(id: number | null | undefined): void {
    if (id) this.id(id, 1, 1);
    else this.tokens.push(0);
  }

  /** Any value that JSON supports, with JSON's rules. */
  value(value: unknown): void {
    const { tokens } = this;
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number' && Number.isFinite(value)) {
      tokens.push(Value.Number);
      this.writeNumber(value);
    } else if (typeof value === 'boolean') tokens.push(value ? Value.True : Value.False);
    else if (value === null || typeof value !== 'object') tokens.push(Value.Null);
    else if (Array.isArray(value)) {
      tokens.push(Value.List);
      for (let index = 0; index < value.length; index++) this.value(value[index]);
      tokens.push(Value.End);
    } else {
      tokens.push(Value.Object);
      this.fields(value);
    }
  }
  fields(owner: object): void {
    for (const name in owner) {
      const value = owner[name as never] as unknown;
      if (!Object.hasOwn(owner, name) || value === undefined || typeof value === 'function')
        continue;
      this.text(name);
      this.value(value);
    }
    this.tokens.push(Value.End);
  }

  encoded(at: number): EncodedEvent {
    const { tokens } = this;
    const weight = 60 + 5 * tokens.length + this.characters;
    return { at, tokens, textWeight: weight, size: 4 + tokens.length + this.#written };
  }
}

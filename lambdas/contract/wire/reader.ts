/** Reads numbers, texts and values of the wire format (format.ts) and limits the size to which a short batch expands. */
import { BATCH_MAX_BYTES, BATCH_MAX_VALUES, EVENT_MAX_BYTES } from '../limits.ts';
import { FIRST_TEXT, isVersion2, Value, WHOLE_MAX } from './format.ts';
import type { Layout, RemovableValue } from './layout.ts';
import { concatBytes } from './pack.ts';
import type { SharedSheets } from './shared-sheets.ts';

export type Reason = 'malformed' | 'too-large';
export type Fields = Record<string, unknown>;
/** Takes all texts concatenated and the length of each; returns them masked, with the same lengths. */
export type MaskTexts = (all: string, lengths: readonly number[]) => string;

export interface Table {
  /** The offset of the end of the operations and the start of the table. */
  readonly operations: number;
  readonly texts: string;
  readonly lengths: readonly number[];
}

/** rrweb's attribute with the rules of a style sheet. */
const SHEET = '_cssText';
/** Shared by all batches: allocating it per batch would slow each one down, and few need it. */
let uses = new Int32Array(2 ** 14);
/** Fields that can contain typed text. */
const TYPED = new Set(['value', 'selected', 'text']);

export class Unreadable extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
export const broken = (): never => {
  throw new Unreadable('malformed');
};

/** Custom events and style sheets are flat. */
const VALUE_MAX_DEPTH = 32;
const LAST_ID = 2 ** 31;
const MAX_31 = 2 ** 31 - 1;
const MAX_32 = 2 ** 32 - 1;
/** Names that would cause prototype pollution. */
const POLLUTING = new Set(['__proto__', 'constructor']);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** Nearly all numbers fit in 31 bits, for which shifts are much faster than divisions. */
const unzigzag = (code: number): number => {
  if (code <= MAX_31) return (code >>> 1) ^ -(code & 1);
  return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
};
export const isWhole = (number: number): boolean =>
  Number.isInteger(number) && Math.abs(number) <= WHOLE_MAX;
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class WireReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #end: number;
  #texts: string[] = [];
  /** Texts before this one have been used. */
  #used = 0;
  /** The approximate size as JSON, in characters, of this event, and of all events before it. */
  #weight = 0;
  #allWeight = 0;
  #values = 0;
  #id = 0;
  #parent = 0;
  readonly #isVersion2: boolean;
  #isMasked = false;
  #uses = 0;
  #operations = { lengthAt: 0, from: 0, to: 0 };
  #removableValues: RemovableValue[] = [];
  #sheets: SharedSheets | undefined;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = bytes.length;
    this.#isVersion2 = isVersion2(bytes);
  }

  get left(): number {
    return this.#end - this.#at;
  }

  /** Only for batches of the current version whose texts are masked. */
  get layout(): Layout | undefined {
    if (!this.#isMasked || this.#isVersion2) return undefined;
    const [texts, values] = [this.#texts, this.#removableValues];
    return { ...this.#operations, texts, uses: uses.subarray(0, this.#uses), values };
  }

  /** Reads the table after the operations, then returns to the operations. Returns the batch with masked texts, if any. */
  openOperations(mask: MaskTexts | undefined, sheets?: SharedSheets): Uint8Array | undefined {
    const from = this.#at;
    const { texts, lengths } = this.table();
    const all = mask ? mask(texts, lengths) : texts;
    let at = 0;
    for (const length of lengths) {
      this.#texts.push(all.slice(at, at + length));
      at += length;
    }
    this.#sheets = sheets;
    // Everything before the texts stays the same, because masking keeps their lengths in UTF-16 units.
    const masked =
      all === texts
        ? undefined
        : concatBytes([this.#bytes.subarray(0, this.#at), new TextEncoder().encode(all)]);
    this.#at = from;
    this.#end = this.uint() + this.#at;
    this.#isMasked = mask !== undefined;
    this.#operations = { lengthAt: from, from: this.#at, to: this.#end };
    return masked;
  }

  /** Reads the table after the operations. */
  table(): Table {
    const length = this.uint(this.left);
    this.#at += length;
    const operations = this.#at;
    const count = this.uint(this.left);
    if (count > BATCH_MAX_VALUES) throw new Unreadable('too-large');
    const lengths: number[] = [];
    let total = 0;
    for (let index = 0; index < count; index += 1) {
      const each = this.uint();
      if (each > EVENT_MAX_BYTES) throw new Unreadable('too-large');
      lengths.push(each);
      total += each;
    }
    const texts = this.#rest();
    return texts.length === total ? { operations, texts, lengths } : broken();
  }

  #rest(): string {
    try {
      return utf8.decode(this.#bytes.subarray(this.#at));
    } catch {
      return broken(); // invalid UTF-8
    }
  }

  /** Whether another event follows. */
  nextEvent(): boolean {
    this.#id = 0;
    this.#parent = 0;
    this.#allWeight += this.#weight;
    this.#weight = 0;
    if (this.left > 0) return true;
    if (this.left < 0 || this.#used !== this.#texts.length) broken();
    return false;
  }

  uint(max = Number.MAX_SAFE_INTEGER): number {
    let byte = this.#bytes[this.#at++] as number;
    let whole = byte;
    if (byte > 127) {
      let factor = 128;
      whole = byte - 128;
      do {
        byte = this.#bytes[this.#at++] as number;
        whole += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127 && factor < Number.MAX_SAFE_INTEGER);
      if (byte === 0) broken(); // an overlong encoding
    }
    // Past the last byte `whole` is undefined, so the comparison fails.
    if (!(whole <= max) || this.#at > this.#end) broken();
    return whole;
  }

  number(): number {
    const code = this.uint();
    if ((code & 1) === 0) return unzigzag(code / 2);
    if (code !== 1) broken();
    halves[0] = this.uint(MAX_32);
    halves[1] = this.uint(MAX_32);
    const [number = Number.NaN] = float;
    return Number.isFinite(number) ? number : broken();
  }

  relative(last: number): number {
    const isDifference = ((this.#bytes[this.#at] ?? 0) & 1) === 0;
    const number = this.number();
    return isDifference ? last + number : number;
  }

  instant(time: number): number {
    return time > 0 && time < Number.MAX_SAFE_INTEGER ? time : broken();
  }

  id(): number {
    return this.idAfter(this.uint());
  }
  /** Relative to the previous id. */
  idAfter(difference: number): number {
    this.#id = this.checkedId(this.#id + unzigzag(difference));
    return this.#id;
  }
  /** Relative to the previous parent. */
  parent(): number {
    if (this.#isVersion2) return this.id();
    this.#parent = this.checkedId(this.#parent + unzigzag(this.uint()));
    return this.#parent;
  }
  checkedId(id: number): number {
    // rrweb uses the ids -1 and -2 for nodes that it does not record.
    return id >= -2 && id <= LAST_ID ? id : broken();
  }

  text(): string {
    const at = this.#at;
    return this.#textOf(this.uint(), at);
  }
  #textOf(code: number, at: number): string {
    if (this.#isMasked) {
      if (this.#uses === uses.length) {
        const more = new Int32Array(2 * uses.length);
        more.set(uses);
        uses = more;
      }
      uses[this.#uses++] = at;
    }
    const isFirst = this.#isVersion2 ? code - FIRST_TEXT === this.#used : code === FIRST_TEXT;
    const index = isFirst ? this.#used++ : code - FIRST_TEXT - (this.#isVersion2 ? 0 : 1);
    const text = index < this.#used ? this.#texts[index] : undefined;
    if (text === undefined) return broken();
    this.weigh(text.length + 3);
    return text;
  }

  /** Resolves a shared style sheet. Only for fields that can contain one, because any other text may start with the mark. */
  sheet(text: unknown): unknown {
    if (!this.#sheets || typeof text !== 'string') return text;
    const css = this.#sheets.read(text);
    this.weigh(Math.max(0, css.length - text.length));
    return css;
  }

  value(depth = 0): unknown {
    const at = this.#at;
    const code = this.uint();
    if (code >= FIRST_TEXT) return this.#textOf(code, at);
    this.weigh(5);
    if (code === Value.Null) return null;
    if (code === Value.True) return true;
    if (code === Value.False) return false;
    if (code === Value.Number) return this.number();
    this.count(1);
    if (depth > VALUE_MAX_DEPTH) broken();
    if (code === Value.Object) return this.fields(depth + 1);
    if (code !== Value.List) broken();
    const list: unknown[] = [];
    while (this.#bytes[this.#at] !== Value.End) {
      this.weigh(15); // only forged events have long lists
      list.push(this.value(depth + 1));
    }
    this.#at += 1;
    return list;
  }

  /** Reads pairs of name and value up to the end. */
  fields(depth = 0): Fields {
    const fields: Fields = {};
    for (let from = this.#at, code = this.uint(); code !== Value.End; code = this.uint()) {
      const name = this.#textOf(code, from);
      if (POLLUTING.has(name)) broken();
      const value = this.#at;
      fields[name] = this.value(depth);
      if (this.#sheets && name === SHEET) fields[name] = this.sheet(fields[name]);
      if (TYPED.has(name)) this.note(fields, name, from, value);
      from = this.#at;
    }
    return fields;
  }

  get at(): number {
    return this.#at;
  }
  /** Records the byte offsets of a value that was just read. */
  note(holder: object, name: string, from: number, value = from): void {
    if (this.#isMasked) this.#removableValues.push({ holder, name, from, value, to: this.#at });
  }

  count(values: number): void {
    this.#values += values;
    if (this.#values > BATCH_MAX_VALUES) throw new Unreadable('too-large');
    this.weigh(10 * values);
  }
  weigh(characters: number): void {
    this.#weight += characters;
    if (this.#weight > EVENT_MAX_BYTES || this.#allWeight + this.#weight > BATCH_MAX_BYTES)
      throw new Unreadable('too-large');
  }
}

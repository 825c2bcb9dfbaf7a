/** Gathers events into batches: the first leaves early, later ones by time or size, the last when the page goes. */
import { BATCH_MAX_EVENTS, type TrackerCost } from '../../../lambdas/contract/tracker.ts';
import { encodeValue } from '../../../lambdas/contract/wire/encode-small.ts';
import { Op } from '../../../lambdas/contract/wire/format.ts';
import { packBatch } from '../../../lambdas/contract/wire/pack.ts';
import type { EncodedEvent } from '../../../lambdas/contract/wire/writer.ts';
import { BATCH_BYTES, BATCH_MS, FAREWELL_BYTES, FIRST_BATCH_MS, UNSENT_BYTES } from '../limits.ts';
import type { Parcel } from './transport.ts';

/** Gestures are as short as this; pictures and most changes are not. */
const SMALL_CHARACTERS = 600;
/** With the head of a batch, and written as base64, it stays under what a page that goes may send. */
const PIECE_BYTES = (FAREWELL_BYTES - 2_000) * 0.75;

export interface OutboxOptions {
  send(parcel: Parcel): void;
  /** Takes what is to leave with the page. */
  keep(parcel: Parcel): void;
  /** The next free number of the session. */
  nextSeq(): number;
  cost(): TrackerCost;
  /** No session came for so long that what waits for it is too much. */
  onOverflow(): void;
  after(ms: number, run: () => void): () => void;
}

export class Outbox {
  #events: EncodedEvent[] = [];
  #bytes = 0;
  #cancelFlush: (() => void) | undefined;
  #isFirst = true;
  #isHeld = true;
  #hasSnapshot = false;
  #isLast = false;
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  putCustom(at: number, data: object): void {
    this.put(encodeValue(Op.Custom, at, data));
  }
  put(event: EncodedEvent): void {
    this.#events.push(event);
    this.#bytes += event.size;
    this.#hasSnapshot ||= event.tokens[0] === Op.Snapshot;
    if (this.#isHeld) {
      if (this.#bytes > UNSENT_BYTES) this.#options.onOverflow();
    } else if (this.#bytes >= BATCH_BYTES || this.#events.length >= BATCH_MAX_EVENTS)
      this.flushSoon();
    else this.#schedule();
  }

  /** In a task of its own: the page is in the middle of something. */
  flushSoon(): void {
    if (this.#isHeld) return;
    this.#cancelFlush?.();
    this.#cancelFlush = this.#options.after(0, () => this.flush());
  }

  get isEmpty(): boolean {
    return this.#events.length === 0;
  }

  /** Nothing may come after what leaves next. */
  markLast(): void {
    this.#isLast = true;
  }

  /** Until a session is there, events wait without leaving. */
  open(): void {
    this.#isHeld = false;
    if (this.#hasSnapshot) this.flushSoon();
    else if (this.#events.length > 0) this.#schedule();
  }

  flush(): void {
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    if (this.#isHeld || this.#events.length === 0) return;
    this.#isFirst = false;
    for (const events of this.#pieces(Number.POSITIVE_INFINITY))
      this.#options.send(this.#batch(events));
  }

  /**
   * What the page leaves behind, in pieces that a browser takes from a page that goes. Where not all of it may fit, what
   * was done goes before what it looked like.
   */
  farewell(isGoing: boolean): void {
    // Only a page that goes hands over what still waits for its session.
    if (this.#isHeld && !isGoing) return;
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    const isMuch = this.#bytes > FAREWELL_BYTES / 4;
    const large = isMuch ? this.#events.filter((event) => !isSmall(event)) : [];
    if (large.length > 0) this.#events = this.#events.filter(isSmall);
    const small = this.#pieces(PIECE_BYTES);
    this.#events = large;
    // The order of numbers stays the order of things: the last piece holds the last thing that was done.
    const batches = [...this.#pieces(PIECE_BYTES), ...small].map((events, index, { length }) =>
      this.#batch(events, this.#isLast && index === length - 1),
    );
    for (const batch of [...batches.slice(-small.length), ...batches.slice(0, -small.length)])
      this.#options.keep(batch);
    this.#isLast = false;
  }

  clear(): void {
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    this.#events = [];
    this.#bytes = 0;
    this.#isFirst = true;
    this.#isHeld = true;
    this.#hasSnapshot = false;
  }

  #schedule(): void {
    if (this.#isFirst && this.#hasSnapshot) {
      this.flushSoon();
      return;
    }
    this.#cancelFlush ??= this.#options.after(this.#isFirst ? FIRST_BATCH_MS : BATCH_MS, () =>
      this.flush(),
    );
  }

  /** All events, in pieces of at most so many bytes where the events allow it. */
  #pieces(most: number): EncodedEvent[][] {
    const pieces: EncodedEvent[][] = [];
    let size = 0;
    for (const encoded of this.#events) {
      const last = pieces.at(-1);
      const bytes = Number.isFinite(most) ? sizeOf(encoded) : 0;
      if (!last || size + bytes > most || last.length >= BATCH_MAX_EVENTS) {
        pieces.push([encoded]);
        size = bytes;
      } else {
        last.push(encoded);
        size += bytes;
      }
    }
    this.#events = [];
    this.#bytes = 0;
    return pieces;
  }

  #batch(events: readonly EncodedEvent[], isLast = false): Parcel {
    const seq = this.#options.nextSeq();
    const head = { seq, sent_at: Date.now(), cost: this.#options.cost() };
    return { seq, bytes: packBatch({ ...head, ...(isLast && { last: true }) }, events) };
  }
}

const isSmall = ({ tokens, weight }: EncodedEvent): boolean =>
  tokens[0] === Op.Custom || weight < SMALL_CHARACTERS;

/** The most bytes that an event may need, since its texts may be in no event before it. */
function sizeOf({ tokens }: EncodedEvent): number {
  let size = 0;
  let texts = '';
  for (const token of tokens) {
    if (typeof token === 'string') texts += token;
    // A text needs its place and its length.
    size += typeof token === 'string' ? 6 : token < 128 ? 1 : token < 16_384 ? 2 : 8;
  }
  return size + new TextEncoder().encode(texts).length;
}

/** Gathers events into batches: the first leaves early, later ones by time or size, the last when the page goes. */
import {
  BATCH_MAX_EVENTS,
  BATCH_VERSION,
  type RecordedEvent,
  type TrackerCost,
} from '../../lambdas/contract/tracker.ts';
import {
  BATCH_CHARACTERS,
  BATCH_MS,
  FAREWELL_BYTES,
  FIRST_BATCH_MS,
  UNSENT_BYTES,
} from './limits.ts';
import { serialize } from './serialize.ts';
import { bytesOf, type Parcel } from './transport.ts';

const FULL_SNAPSHOT = 2;
const CUSTOM = 5;
/** Gestures are as short as this; pictures and most changes are not. */
const SMALL_CHARACTERS = 600;
/** With the head of a batch it stays under what a page that goes may send. */
const PIECE_BYTES = FAREWELL_BYTES - 2_000;

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
  private events: { readonly json: string; readonly isSmall: boolean }[] = [];
  private characters = 0;
  private cancelFlush: (() => void) | undefined;
  private isFirst = true;
  private isHeld = true;
  private hasSnapshot = false;
  private isLast = false;
  private readonly options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.options = options;
  }

  /** Takes an event and answers how many characters it weighs. */
  put(event: RecordedEvent): number {
    const json = serialize(event);
    this.events.push({ json, isSmall: event.type === CUSTOM || json.length < SMALL_CHARACTERS });
    this.characters += json.length;
    this.hasSnapshot ||= event.type === FULL_SNAPSHOT;
    if (this.isHeld) {
      if (this.characters > UNSENT_BYTES) this.options.onOverflow();
      return json.length;
    }
    if (this.characters >= BATCH_CHARACTERS || this.events.length >= BATCH_MAX_EVENTS)
      this.flushSoon();
    else this.schedule();
    return json.length;
  }

  /** In a task of its own: the page is in the middle of something. */
  flushSoon(): void {
    if (this.isHeld) return;
    this.cancelFlush?.();
    this.cancelFlush = this.options.after(0, () => this.flush());
  }

  get isEmpty(): boolean {
    return this.events.length === 0;
  }

  /** Nothing may come after what leaves next. */
  markLast(): void {
    this.isLast = true;
  }

  /** Until a session is there, events wait without leaving. */
  open(): void {
    this.isHeld = false;
    if (this.hasSnapshot) this.flushSoon();
    else if (this.events.length > 0) this.schedule();
  }

  flush(): void {
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    if (this.isHeld || this.events.length === 0) return;
    this.isFirst = false;
    for (const events of this.pieces(Number.POSITIVE_INFINITY))
      this.options.send(this.batch(events));
  }

  /**
   * What the page leaves behind, in pieces that a browser takes from a page that goes. Where not all of it may fit, what
   * was done goes before what it looked like.
   */
  farewell(): void {
    if (this.isHeld) return;
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    const isMuch = this.characters > FAREWELL_BYTES / 4;
    const large = isMuch ? this.events.filter(({ isSmall }) => !isSmall) : [];
    if (large.length > 0) this.events = this.events.filter(({ isSmall }) => isSmall);
    const small = this.pieces(PIECE_BYTES);
    this.events = large;
    // The order of numbers stays the order of things: the last piece holds the last thing that was done.
    const batches = [...this.pieces(PIECE_BYTES), ...small].map((events, index, { length }) =>
      this.batch(events, this.isLast && index === length - 1),
    );
    for (const batch of [...batches.slice(-small.length), ...batches.slice(0, -small.length)])
      this.options.keep(batch);
    this.isLast = false;
  }

  clear(): void {
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    this.events = [];
    this.characters = 0;
    this.isFirst = true;
    this.isHeld = true;
    this.hasSnapshot = false;
  }

  private schedule(): void {
    if (this.isFirst && this.hasSnapshot) {
      this.flushSoon();
      return;
    }
    this.cancelFlush ??= this.options.after(this.isFirst ? FIRST_BATCH_MS : BATCH_MS, () =>
      this.flush(),
    );
  }

  /** All events, in pieces of at most so many bytes where the events allow it. */
  private pieces(most: number): string[][] {
    const pieces: string[][] = [];
    let size = 0;
    for (const { json } of this.events) {
      const last = pieces.at(-1);
      const bytes = Number.isFinite(most) ? bytesOf(json) : 0;
      if (!last || size + bytes > most || last.length >= BATCH_MAX_EVENTS) {
        pieces.push([json]);
        size = bytes;
      } else {
        last.push(json);
        size += bytes + 1;
      }
    }
    this.events = [];
    this.characters = 0;
    return pieces;
  }

  private batch(events: readonly string[], isLast = false): Parcel {
    const seq = this.options.nextSeq();
    const head = serialize({
      v: BATCH_VERSION,
      seq,
      sent_at: Date.now(),
      ...(isLast && { last: true }),
      cost: this.options.cost(),
    });
    return { seq, json: `${head.slice(0, -1)},"events":[${events.join(',')}]}` };
  }
}

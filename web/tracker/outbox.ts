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
import type { Parcel } from './transport.ts';

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
  private events: string[] = [];
  private characters = 0;
  private cancelFlush: (() => void) | undefined;
  private isFirst = true;
  private isHeld = true;
  private isLast = false;
  private readonly options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.options = options;
  }

  /** Takes an event and answers how many characters it weighs. */
  put(event: RecordedEvent): number {
    const json = serialize(event);
    this.events.push(json);
    this.characters += json.length;
    if (this.isHeld) {
      if (this.characters > UNSENT_BYTES) this.options.onOverflow();
      return json.length;
    }
    if (this.characters >= BATCH_CHARACTERS || this.events.length >= BATCH_MAX_EVENTS) {
      // In a task of its own: the page is in the middle of something.
      this.cancelFlush?.();
      this.cancelFlush = this.options.after(0, () => this.flush());
    } else this.schedule();
    return json.length;
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
    if (this.events.length > 0) this.schedule();
  }

  flush(): void {
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    if (this.isHeld || this.events.length === 0) return;
    this.isFirst = false;
    for (const events of this.take(Number.POSITIVE_INFINITY)) this.options.send(this.batch(events));
  }

  /** What the page leaves behind, in pieces that a browser takes from a page that goes. */
  farewell(): void {
    if (this.isHeld) return;
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    const pieces = this.take(FAREWELL_BYTES / 2);
    pieces.forEach((events, index) => {
      this.options.keep(this.batch(events, this.isLast && index === pieces.length - 1));
    });
    this.isLast = false;
  }

  clear(): void {
    this.cancelFlush?.();
    this.cancelFlush = undefined;
    this.events = [];
    this.characters = 0;
    this.isFirst = true;
    this.isHeld = true;
  }

  private schedule(): void {
    this.cancelFlush ??= this.options.after(this.isFirst ? FIRST_BATCH_MS : BATCH_MS, () =>
      this.flush(),
    );
  }

  /** All events, in pieces of at most so many characters where the events allow it. */
  private take(most: number): string[][] {
    const pieces: string[][] = [];
    let size = 0;
    for (const event of this.events) {
      const last = pieces.at(-1);
      if (!last || size + event.length > most || last.length >= BATCH_MAX_EVENTS) {
        pieces.push([event]);
        size = event.length;
      } else {
        last.push(event);
        size += event.length + 1;
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

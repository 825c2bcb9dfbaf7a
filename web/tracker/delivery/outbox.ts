/** Collects events into batches: the first is sent early, later ones by time or size, the rest on page exit. */
import { BATCH_MAX_EVENTS, type TrackerCost } from '../../../lambdas/contract/tracker.ts';
import { encodeValue } from '../../../lambdas/contract/wire/encode-small.ts';
import { Op } from '../../../lambdas/contract/wire/format.ts';
import { packBatch } from '../../../lambdas/contract/wire/pack.ts';
import type { EncodedEvent } from '../../../lambdas/contract/wire/writer.ts';
import { BATCH_BYTES, BATCH_MS, FIRST_BATCH_MS, KEEPALIVE_BYTES, UNSENT_BYTES } from '../limits.ts';
import { readPiece, rememberStored, setStoredSheets, unread } from './shared-sheets.ts';
import type { EncodedBatch } from './transport.ts';

/** Clicks, input and scrolling are below this weight; snapshots and most mutations are above it. */
const SMALL_CHARACTERS = 600;
/** An uncompressed batch of this size fits into a keepalive request with its head and as base64. */
const EXIT_BATCH_BYTES = (KEEPALIVE_BYTES - 2_000) * 0.75;

export interface OutboxOptions {
  send(batch: EncodedBatch): void;
  /** Queues a batch that the flush on exit sends. */
  addBatch(batch: EncodedBatch): void;
  /** The next free sequence number of the session. */
  nextSeq(): number;
  cost(): TrackerCost;
  /** Called when more than UNSENT_BYTES wait for a session. */
  onOverflow(): void;
  /** Runs a function after a delay; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export class Outbox {
  #events: EncodedEvent[] = [];
  #bytes = 0;
  #cancelFlush: (() => void) | undefined;
  #isFirst = true;
  /** Whether events wait because there is no session yet. */
  #isHeld = true;
  #hasSnapshot = false;
  #isLast = false;
  readonly #options: OutboxOptions;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** `at`: epoch milliseconds. */
  putCustom(at: number, data: object): void {
    this.putEvent(encodeValue(Op.Custom, at, data));
  }
  putEvent(event: EncodedEvent): void {
    this.#events.push(event);
    this.#bytes += event.size;
    this.#hasSnapshot ||= event.tokens[0] === Op.Snapshot;
    if (this.#isHeld) {
      if (this.#bytes > UNSENT_BYTES) this.#options.onOverflow();
    } else if (this.#bytes >= BATCH_BYTES || this.#events.length >= BATCH_MAX_EVENTS)
      this.flushSoon();
    else this.#schedule();
  }

  /** Flushes in a separate task, so that encoding does not delay the page's event handler. */
  flushSoon(): void {
    if (this.#isHeld) return;
    this.#cancelFlush?.();
    this.#cancelFlush = this.#options.after(0, () => this.flush());
  }

  get isEmpty(): boolean {
    return !this.#events[0];
  }

  /** Marks the last batch of the next flush on exit as the last one of the page. */
  markLast(): void {
    this.#isLast = true;
  }

  /** Allows sending batches, because there is a session now. */
  open(): void {
    this.#isHeld = false;
    if (this.#hasSnapshot) this.flushSoon();
    else if (this.#events[0]) this.#schedule();
  }

  flush(): void {
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    if (this.#isHeld || !this.#events[0]) return;
    // Above this size the rest is read at once, so that a page that keeps rewriting its styles cannot stop the sending.
    if (this.#bytes < UNSENT_BYTES && readPiece()) {
      this.flushSoon();
      return;
    }
    this.#isFirst = false;
    for (const events of this.#takeChunks(Infinity)) this.#options.send(this.#encode(events));
  }

  /**
   * Queues all events in batches that fit into keepalive requests. If they may not all fit, small events (what the visitor
   * did) are queued before snapshots and mutations (how the page looked).
   */
  flushOnExit(isUnloading: boolean): void {
    // A page that stays open keeps the events that wait for a session.
    if (this.#isHeld && !isUnloading) return;
    this.#cancelFlush?.();
    this.#cancelFlush = undefined;
    const mayExceedLimit = this.#bytes > KEEPALIVE_BYTES / 4;
    const large = mayExceedLimit ? this.#events.filter((event) => !isSmall(event)) : [];
    if (large[0]) this.#events = this.#events.filter(isSmall);
    const small = this.#takeChunks(EXIT_BATCH_BYTES);
    this.#events = large;
    // Numbers are assigned in this order, so that the highest number holds the visitor's last action.
    const chunks = [...this.#takeChunks(EXIT_BATCH_BYTES), ...small];
    const batches = chunks.map((events) =>
      this.#encode(events, this.#isLast && events === chunks.at(-1)),
    );
    for (const batch of [...batches.slice(-small.length), ...batches.slice(0, -small.length)])
      this.#options.addBatch(batch);
    this.#isLast = false;
  }

  /** Drops all pending events, because the session has ended. */
  clear(): void {
    setStoredSheets();
    unread.clear();
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

  /** Removes all events and returns them in chunks of at most `maxBytes`; a larger event gets a separate chunk. */
  #takeChunks(maxBytes: number): EncodedEvent[][] {
    const chunks: EncodedEvent[][] = [];
    let size = 0;
    for (const event of this.#events) {
      const last = chunks.at(-1);
      const bytes = Number.isFinite(maxBytes) ? maxSizeOf(event) : 0;
      if (!last || size + bytes > maxBytes || last.length >= BATCH_MAX_EVENTS) {
        chunks.push([event]);
        size = bytes;
      } else {
        last.push(event);
        size += bytes;
      }
    }
    this.#events = [];
    this.#bytes = 0;
    return chunks;
  }

  #encode(events: readonly EncodedEvent[], isLast?: boolean): EncodedBatch {
    const seq = this.#options.nextSeq();
    const head = { seq, sent_at: Date.now(), last: isLast, cost: this.#options.cost() };
    return { seq, bytes: packBatch(head, events), onStored: rememberStored(events) };
  }
}

const isSmall = ({ tokens, textWeight }: EncodedEvent): boolean =>
  tokens[0] === Op.Custom || textWeight < SMALL_CHARACTERS;

/** The maximum size of an event in bytes. Counts its strings, although the batch may contain them already. */
function maxSizeOf({ tokens }: EncodedEvent): number {
  let size = 0;
  let texts = '';
  for (const token of tokens) {
    if (typeof token === 'number') size += token < 128 ? 1 : 8;
    else {
      texts += token;
      // The index of a string and its length in the string table.
      size += 6;
    }
  }
  return size + new TextEncoder().encode(texts).length;
}

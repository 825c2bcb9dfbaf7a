import { expandMoves, MoveBudget } from '../../../../lambdas/contract/replay/expand-moves.ts';
import { PageMirror } from '../../../../lambdas/contract/replay/page-mirror.ts';
import { withTypedMask } from '../../../../lambdas/contract/replay/typed-mask.ts';
import { EventType } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import type { Loaded } from './part-events.ts';
import type { PartRange } from './part-range.ts';
import { sanitizeEvents } from './sanitize-events.ts';

/** The number of parts in memory; a seek that spans more parts raises it. */
const CACHED_PARTS = 8;

export interface LoadedRange {
  readonly events: readonly RecordedEvent[];
  /** The index of the last part that the events are from. */
  readonly last: number;
}

const emptyFold = () => ({ index: -1, mirror: new PageMirror() });
const hasMoves = ({ data }: RecordedEvent): boolean =>
  (data as { moves?: unknown } | null)?.moves !== undefined;

/** Fetches parts on demand, sanitizes their events, and caches the most recently used parts. */
export class PartCache {
  readonly #fetch: (index: number) => Promise<Loaded>;
  readonly #length: number;
  readonly #loads = new Map<number, Promise<Loaded>>();
  readonly #loaded = new Set<number>();
  #capacity = CACHED_PARTS;
  /** The page after the last part that contained moves. */
  #folded = emptyFold();

  constructor(length: number, fetch: (index: number) => Promise<Loaded>) {
    this.#length = length;
    this.#fetch = fetch;
  }

  has({ first, last }: PartRange): boolean {
    for (let index = first; index <= last; index += 1) if (!this.#loaded.has(index)) return false;
    return true;
  }

  load(index: number): Promise<Loaded> {
    const load = this.#loads.get(index) ?? this.#fetchPart(index);
    this.#loads.delete(index);
    this.#loads.set(index, load); // moves it to the end: the most recently used is last
    for (const oldest of this.#loads.keys()) {
      if (this.#loads.size <= this.#capacity) break;
      this.#drop(oldest);
    }
    return load;
  }

  /**
   * Loads a range, and later parts until there is a full snapshot. Synthetic snapshots of the server are needed only at the
   * start of the range.
   */
  async range({ first, last }: PartRange): Promise<LoadedRange> {
    const indices = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    this.#capacity = Math.max(CACHED_PARTS, indices.length);
    const loaded = await Promise.all(indices.map((index) => this.load(index)));
    const events = loaded.flatMap((part, index) =>
      index === 0 ? part.events : part.events.slice(part.synthetic),
    );
    const isTooShort =
      !events.some(({ type }) => type === EventType.FullSnapshot) && last + 1 < this.#length;
    return isTooShort ? this.range({ first, last: last + 1 }) : { events, last };
  }

  #fetchPart(index: number): Promise<Loaded> {
    const load = this.#fetch(index).then(async (loaded) => {
      const events = sanitizeEvents(loaded.events).map(withTypedMask);
      if (events.some(hasMoves)) await this.#expand(index, events);
      if (isCached()) this.#loaded.add(index);
      return { ...loaded, events };
    });
    // While it loads, other parts may replace it, and then another call may request it again.
    const isCached = () => this.#loads.get(index) === load;
    load.catch(() => isCached() && this.#drop(index)); // callers get the error; the next call retries
    return load;
  }

  /** Expands moves, which only batches of a running session contain: a moved node is in an earlier batch. */
  async #expand(index: number, events: readonly RecordedEvent[]): Promise<void> {
    const start = this.#folded.index < index ? this.#folded.index + 1 : 0;
    const indices = Array.from({ length: index - start }, (_, place) => start + place);
    this.#capacity = Math.max(this.#capacity, indices.length + 1);
    const loaded = await Promise.all(indices.map((each) => this.load(each)));
    const from = this.#folded.index < index ? this.#folded : emptyFold();
    // Another call has folded a part in the meantime.
    if (from.index + 1 < start) return this.#expand(index, events);
    const { mirror } = from;
    for (const part of loaded.slice(from.index + 1 - start))
      for (const event of part.events) mirror.apply(event);
    const budget = new MoveBudget();
    for (const event of events) {
      expandMoves(event, mirror.tree, budget);
      mirror.apply(event);
    }
    this.#folded = { index, mirror };
  }

  #drop(index: number): void {
    this.#loads.delete(index);
    this.#loaded.delete(index);
  }
}

import { expandMoves, MoveBudget } from '../../../../lambdas/contract/replay/expand-moves.ts';
import { FULL_SNAPSHOT, PageMirror } from '../../../../lambdas/contract/replay/page-mirror.ts';
import { withTypedMask } from '../../../../lambdas/contract/replay/typed-mask.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import type { Loaded } from './part-events.ts';
import type { PartRange } from './part-range.ts';
import { sanitizeEvents } from './sanitize-events.ts';

/** Parts kept in memory; a seek that spans more parts raises it. */
const PARTS_HELD = 8;

export interface Shown {
  readonly events: readonly RecordedEvent[];
  /** The last part that they are from. */
  readonly last: number;
}

const nothingFolded = () => ({ index: -1, mirror: new PageMirror() });
const hasMoves = ({ data }: RecordedEvent): boolean =>
  (data as { moves?: unknown } | null)?.moves !== undefined;

/** The parts of a recording that are at hand: fetched when they are wanted, made harmless, and the latest few kept. */
export class PartCache {
  readonly #fetch: (index: number) => Promise<Loaded>;
  readonly #length: number;
  readonly #loads = new Map<number, Promise<Loaded>>();
  readonly #held = new Set<number>();
  #room = PARTS_HELD;
  /** The page after the last part that held moves. */
  #folded = nothingFolded();

  constructor(length: number, fetch: (index: number) => Promise<Loaded>) {
    this.#length = length;
    this.#fetch = fetch;
  }

  holds({ first, last }: PartRange): boolean {
    for (let index = first; index <= last; index += 1) if (!this.#held.has(index)) return false;
    return true;
  }

  load(index: number): Promise<Loaded> {
    const load = this.#loads.get(index) ?? this.#ask(index);
    this.#loads.delete(index);
    this.#loads.set(index, load); // the latest are last
    for (const oldest of this.#loads.keys()) {
      if (this.#loads.size <= this.#room) break;
      this.#drop(oldest);
    }
    return load;
  }

  /**
   * Up to a part, and further while there is no full picture. One that the server made is only needed where the range
   * begins.
   */
  async range({ first, last }: PartRange): Promise<Shown> {
    const indices = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    this.#room = Math.max(PARTS_HELD, indices.length);
    const loaded = await Promise.all(indices.map((index) => this.load(index)));
    const events = loaded.flatMap((part, index) =>
      index === 0 ? part.events : part.events.slice(part.synthetic),
    );
    const isTooShort =
      !events.some(({ type }) => type === FULL_SNAPSHOT) && last + 1 < this.#length;
    return isTooShort ? this.range({ first, last: last + 1 }) : { events, last };
  }

  #ask(index: number): Promise<Loaded> {
    const load = this.#fetch(index).then(async (loaded) => {
      const events = sanitizeEvents(loaded.events).map(withTypedMask);
      if (events.some(hasMoves)) await this.#expand(index, events);
      this.#held.add(index);
      return { ...loaded, events };
    });
    load.catch(() => this.#drop(index)); // waiting callers get the error; the next call retries
    return load;
  }

  /** Only the batches of a session that still runs hold moves: what moves is in those before. */
  async #expand(index: number, events: readonly RecordedEvent[]): Promise<void> {
    const start = this.#folded.index < index ? this.#folded.index + 1 : 0;
    const indices = Array.from({ length: index - start }, (_, place) => start + place);
    this.#room = Math.max(this.#room, indices.length + 1);
    const loaded = await Promise.all(indices.map((each) => this.load(each)));
    const from = this.#folded.index < index ? this.#folded : nothingFolded();
    // Another part was folded meanwhile.
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
    this.#held.delete(index);
  }
}

import {
  PART_MAX_BYTES,
  PART_MIN_BYTES,
  PART_MINUTES,
  PART_SHARED_BYTES,
} from '../../contract/limits.ts';
import { PART_VERSION, type PartContent } from '../../contract/recording-playback.ts';
import { expandMoves, MoveBudget } from '../../contract/replay/expand-moves.ts';
import { PageMirror } from '../../contract/replay/page-mirror.ts';
import type { Batch, RecordedEvent } from '../../contract/tracker.ts';

/** A finished stretch of a recording. Milliseconds from its first event. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** It starts with a full snapshot and can be played alone. */
  readonly keyframe: boolean;
  readonly text: string;
}

const FULL_SNAPSHOT = 2;
const META = 4;

/**
 * Cuts a recording into stretches that begin with a full picture: the page's own where there is one, else one made from
 * the mirror a minute after the last, or after so many bytes. A picture is made only when there was enough to skip, so
 * that a quiet hour of a big page does not become sixty copies of it. Small pages share a part, and the few events before
 * the first picture share that one's: an object costs more than they do. Where no picture can be made, a part continues
 * from the one before. Batches come in order, one at a time; only one part is in memory.
 */
export class Parts {
  readonly #mirror = new PageMirror();
  #events: string[] = [];
  #bytes = 0;
  #pictureBytes = 0;
  #synthetic = 0;
  #isKeyframe = false;
  #isFirst = true;
  #first: number | undefined;
  #from = 0;
  #last = 0;

  /** The parts that this batch completes. What moved in its events is in rrweb's words afterwards. */
  add({ events }: Pick<Batch, 'events'>): Part[] {
    const finished: Part[] = [];
    const budget = new MoveBudget();
    for (const [index, event] of events.entries()) {
      expandMoves(event, this.#mirror.tree, budget);
      const timestamp = this.#timeOf(event);
      const hasPicture = isOwnPicture(events, index);
      if (hasPicture && this.#isFirst && this.#bytes < PART_MIN_BYTES) this.#isKeyframe = true;
      const own = hasPicture && this.#isWorthACut;
      const isFull = this.#bytes - this.#pictureBytes >= this.#enough(PART_MAX_BYTES);
      if (own || isFull || this.#isDue(timestamp)) {
        const picture = own ? [] : this.#mirror.picture(timestamp);
        const isKeyframe = own || picture.length > 0;
        if (isKeyframe || isFull) {
          finished.push(...this.#cut(timestamp));
          this.#begin(picture);
          this.#isKeyframe = isKeyframe;
        }
      }
      this.#keep({ ...event, timestamp });
      this.#mirror.apply(event);
    }
    return finished;
  }

  /** What is left at the end. */
  end(): Part[] {
    return this.#cut(this.#last);
  }

  /** The order of the batches is the order of things; a clock that jumps back must not turn it round. */
  #timeOf({ timestamp }: RecordedEvent): number {
    this.#first ??= timestamp;
    this.#from ||= timestamp;
    this.#last = Math.max(this.#last, timestamp);
    return this.#last;
  }

  /** A seek reads a part from its start: small pages that share one cost it little. */
  get #isWorthACut(): boolean {
    return !this.#isKeyframe || this.#bytes >= PART_SHARED_BYTES;
  }

  #isDue(timestamp: number): boolean {
    const since = this.#bytes - this.#pictureBytes;
    return timestamp - this.#from >= PART_MINUTES * 60_000 && since >= this.#enough(PART_MIN_BYTES);
  }

  /** Copies of a big picture must not outweigh what happens between them. */
  #enough(bytes: number): number {
    return Math.max(bytes, this.#pictureBytes / 2);
  }

  #begin(picture: readonly RecordedEvent[]): void {
    for (const event of picture) this.#keep(event);
    this.#synthetic = picture.length;
    this.#pictureBytes = this.#bytes;
  }

  #keep(event: RecordedEvent): void {
    const text = JSON.stringify(event);
    this.#events.push(text);
    this.#bytes += text.length;
    if (event.type === FULL_SNAPSHOT) this.#pictureBytes = this.#bytes;
  }

  #cut(at: number): Part[] {
    if (this.#events.length === 0) return [];
    const first = this.#first ?? at;
    const head: Omit<PartContent, 'events'> = { v: PART_VERSION, synthetic: this.#synthetic };
    const part = {
      from: this.#from - first,
      to: at - first,
      keyframe: this.#isKeyframe,
      text: `${JSON.stringify(head).slice(0, -1)},"events":[${this.#events.join(',')}]}`,
    };
    this.#events = [];
    this.#bytes = 0;
    this.#pictureBytes = 0;
    this.#synthetic = 0;
    this.#isKeyframe = false;
    this.#isFirst = false;
    this.#from = at;
    return [part];
  }
}

const isOwnPicture = (events: readonly RecordedEvent[], index: number) =>
  events[index]?.type === META && events[index + 1]?.type === FULL_SNAPSHOT;

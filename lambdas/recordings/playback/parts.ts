import {
  PART_MAX_BYTES,
  PART_MIN_BYTES,
  PART_MINUTES,
  PART_SHARED_BYTES,
} from '../../contract/limits.ts';
import { PART_VERSION, type PartContent } from '../../contract/recording-playback.ts';
import { expandMoves, MoveBudget } from '../../contract/replay/expand-moves.ts';
import { PageMirror } from '../../contract/replay/page-mirror.ts';
import { EventType } from '../../contract/rrweb.ts';
import type { Batch, RecordedEvent } from '../../contract/tracker.ts';

/** A finished part of a recording. Milliseconds from its first event. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** It starts with a full snapshot and can be played alone. */
  readonly keyframe: boolean;
  readonly text: string;
}

/**
 * Splits a recording into parts that start with a full snapshot, so that the player can seek. Takes batches in order;
 * only one part is in memory.
 * - The snapshot is a recorded one, or a synthetic one from the page mirror, a minute after the last or after
 *   `PART_MAX_BYTES`. Synthetic snapshots need enough events in between, so that a quiet hour of a big page is not
 *   sixty copies of it.
 * - Small pages share a part, also with the few events before the first snapshot, because an object costs more than
 *   they do.
 * - If no snapshot can be made, a part continues the one before.
 */
export class PartBuilder {
  readonly #mirror = new PageMirror();
  /** The events as JSON, with commas between them. */
  #events = '';
  #bytes = 0;
  #snapshotBytes = 0;
  #synthetic = 0;
  #isKeyframe = false;
  #isFirst = true;
  #first: number | undefined;
  #from = 0;
  #last = 0;

  /** Returns the parts that this batch completes. Expands moved nodes in the batch's events to rrweb's format, in place. */
  add({ events }: Pick<Batch, 'events'>): Part[] {
    const finished: Part[] = [];
    const budget = new MoveBudget();
    for (const [index, event] of events.entries()) {
      expandMoves(event, this.#mirror.tree, budget);
      const timestamp = this.#timeOf(event);
      const hasSnapshot = isSnapshotAt(events, index);
      if (hasSnapshot && this.#isFirst && this.#bytes < PART_MIN_BYTES) this.#isKeyframe = true;
      const isRecorded = hasSnapshot && this.#canSplit;
      const isFull = this.#bytes - this.#snapshotBytes >= this.#minBytes(PART_MAX_BYTES);
      if (isRecorded || isFull || this.#isDue(timestamp)) {
        const snapshot = isRecorded ? [] : this.#mirror.snapshot(timestamp);
        const isKeyframe = isRecorded || snapshot.length > 0;
        if (isKeyframe || isFull) {
          finished.push(...this.#finishPart(timestamp));
          this.#startPart(snapshot);
          this.#isKeyframe = isKeyframe;
        }
      }
      this.#append({ ...event, timestamp });
      this.#mirror.apply(event);
    }
    return finished;
  }

  /** Returns the last part. */
  end(): Part[] {
    return this.#finishPart(this.#last);
  }

  /** Timestamps never decrease: batches are in order, even if the visitor's clock jumps back. */
  #timeOf({ timestamp }: RecordedEvent): number {
    this.#first ??= timestamp;
    this.#from ||= timestamp;
    this.#last = Math.max(this.#last, timestamp);
    return this.#last;
  }

  /** Seeking reads a part from its start, so small pages can share one. */
  get #canSplit(): boolean {
    return !this.#isKeyframe || this.#bytes >= PART_SHARED_BYTES;
  }

  #isDue(timestamp: number): boolean {
    const since = this.#bytes - this.#snapshotBytes;
    return (
      timestamp - this.#from >= PART_MINUTES * 60_000 && since >= this.#minBytes(PART_MIN_BYTES)
    );
  }

  /** A big snapshot needs more bytes of events before the next one. */
  #minBytes(bytes: number): number {
    return Math.max(bytes, this.#snapshotBytes / 2);
  }

  #startPart(snapshot: readonly RecordedEvent[]): void {
    for (const event of snapshot) this.#append(event);
    this.#synthetic = snapshot.length;
    this.#snapshotBytes = this.#bytes;
  }

  #append(event: RecordedEvent): void {
    const text = JSON.stringify(event);
    this.#events += this.#events === '' ? text : `,${text}`;
    this.#bytes += text.length;
    if (event.type === EventType.FullSnapshot) this.#snapshotBytes = this.#bytes;
  }

  #finishPart(at: number): Part[] {
    if (this.#events === '') return [];
    const first = this.#first ?? at;
    const head: Omit<PartContent, 'events'> = { v: PART_VERSION, synthetic: this.#synthetic };
    const part = {
      from: this.#from - first,
      to: at - first,
      keyframe: this.#isKeyframe,
      text: `${JSON.stringify(head).slice(0, -1)},"events":[${this.#events}]}`,
    };
    this.#events = '';
    this.#bytes = 0;
    this.#snapshotBytes = 0;
    this.#synthetic = 0;
    this.#isKeyframe = false;
    this.#isFirst = false;
    this.#from = at;
    return [part];
  }
}

const isSnapshotAt = (events: readonly RecordedEvent[], index: number) =>
  events[index]?.type === EventType.Meta && events[index + 1]?.type === EventType.FullSnapshot;

import { MUTATION, SNAPSHOT } from '../events/columns.ts';
import type { Timeline } from '../events/timeline.ts';
import { NodeCount } from './node-count.ts';

export interface Size {
  readonly at: number;
  readonly size: number;
  /** No text, picture, frame or component is on the page. */
  readonly isEmpty: boolean;
}

type Recording = Pick<Timeline, 'snapshots' | 'mutations' | 'structure'>;

/** Replays the pages of a recording, forward only. */
export class SizeReplay {
  readonly #recording: Recording;
  readonly #count = new NodeCount();
  /** The next rows. */
  #snapshot = 0;
  #mutation: number;
  #last: Size | undefined;

  constructor(recording: Recording) {
    const { snapshots, mutations } = recording;
    this.#recording = recording;
    this.#mutation = mutations.firstFrom(snapshots.length > 0 ? snapshots.timeOf(0) : 0);
  }

  /** The number of visible nodes at this time, which must not be before the last one; undefined if nothing was recorded yet. */
  sizeAt(time: number): Size | undefined {
    this.#skipTo(time);
    while (this.next(time));
    return this.#last;
  }

  /** Events before the last snapshot need not be replayed. */
  #skipTo(time: number): void {
    const { snapshots, mutations } = this.#recording;
    const latest = snapshots.firstFrom(time) - 1;
    if (latest < this.#snapshot) return;
    this.#snapshot = latest;
    this.#mutation = mutations.firstFrom(snapshots.timeOf(latest));
  }

  /** The size after the next change; undefined if that is after `to`. */
  next(to: number): Size | undefined {
    const { snapshots, mutations, structure } = this.#recording;
    const [snapshot, mutation] = [this.#snapshot, this.#mutation];
    const snapshotAt = snapshot < snapshots.length ? snapshots.timeOf(snapshot) : Infinity;
    const mutationAt = mutation < mutations.length ? mutations.timeOf(mutation) : Infinity;
    const at = Math.min(snapshotAt, mutationAt);
    if (at > to || at === Infinity) return undefined;
    const isSnapshot =
      snapshotAt < mutationAt ||
      (snapshotAt === mutationAt && snapshots.orderOf(snapshot) < mutations.orderOf(mutation));
    if (isSnapshot) {
      this.#count.clear();
      this.#count.apply(
        structure,
        snapshots.cell(snapshot, SNAPSHOT.nodesStart),
        snapshots.cell(snapshot, SNAPSHOT.nodesLength),
      );
      this.#snapshot = snapshot + 1;
    } else {
      this.#count.apply(
        structure,
        mutations.cell(mutation, MUTATION.nodesStart),
        mutations.cell(mutation, MUTATION.nodesLength),
      );
      this.#mutation += 1;
    }
    this.#last = { at, size: this.#count.size, isEmpty: this.#count.isEmpty };
    return this.#last;
  }
}

/** The number of visible nodes at `from` and after each change until `to`. */
export function sizesBetween(recording: Recording, from: number, to: number): Size[] {
  const replay = new SizeReplay(recording);
  const first = replay.sizeAt(from);
  const sizes = first ? [{ ...first, at: from }] : [];
  for (let next = replay.next(to); next; next = replay.next(to)) sizes.push(next);
  return sizes;
}

/**
 * Decides when changes are recorded. The first change is recorded at once, later ones together after an interval that
 * grows with their cost, so that recording takes at most PACE_SHARE of the page's time. A node that changes a hundred times
 * in between is recorded once, with its latest state.
 */
import { BURST_MUTATIONS, PACE_LONGEST_MS, PACE_SHARE } from './limits.ts';

export interface PaceOptions {
  after(ms: number, run: () => void): () => void;
  now(): number;
  /** The minimum time between two recordings, in milliseconds. */
  pauseMs(): number;
  /** Records changes. `changed`: the number of reported changes of attributes and texts; `deliveries` contains each only once. */
  processNow(deliveries: Deliveries, changed: number): void;
  /** Runs work and measures its cost. */
  work(run: () => void): void;
  /** Called when at least BURST_MUTATIONS changes were dropped. */
  onStorm(): void;
}

/** The records of each observer callback. Callbacks without changes of the tree may share a list. */
export type Deliveries = readonly (readonly MutationRecord[])[];

export class Pace {
  #waiting: (readonly MutationRecord[])[] = [];
  /** The number of records since the last deduplication. */
  #pending = 0;
  /** The number of changes of attributes and texts since the last recording. */
  #changed = 0;
  #earliest = 0;
  #cancel: (() => void) | undefined;
  readonly #options: PaceOptions;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** The fast path: appends to the scheduled recording. Returns false if the records have to be queued. */
  collect(records: readonly MutationRecord[]): boolean {
    if (!this.#cancel || this.#pending + records.length >= BURST_MUTATIONS) return false;
    this.#waiting.push(records);
    this.#pending += records.length;
    return true;
  }

  /** Records the changes now or schedules them. */
  queueRecords(records: readonly MutationRecord[]): void {
    this.#waiting.push(records);
    this.#pending += records.length;
    // While a recording is scheduled the clock is not read, because that costs more than collecting.
    const wait = this.#cancel ? Infinity : this.#earliest - this.#options.now();
    if (wait <= 0) this.flush();
    else if (this.#pending >= BURST_MUTATIONS && this.#deduplicate() >= BURST_MUTATIONS)
      this.#storm();
    else this.#schedule(wait);
  }

  /** Collects changes without recording them until the returned function is called. */
  hold(): () => void {
    this.#cancel = () => {};
    return () => {
      this.#cancel = undefined;
      this.flush();
    };
  }

  flush(): void {
    if (!this.#waiting[0]) return;
    this.#options.work(() => {
      if (this.#deduplicate() >= BURST_MUTATIONS) this.#storm();
      else this.#record();
    });
  }

  /** Records the last changes, unless they are a storm, and clears the rest. */
  finishAll(): void {
    if (this.#waiting[0] && this.#deduplicate() < BURST_MUTATIONS) this.#record();
    this.clear();
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#forget();
  }

  #record(): void {
    const { now } = this.#options;
    const started = now();
    const waiting = this.#waiting;
    const changed = this.#changed;
    this.#forget();
    // Set before the work, because emitted events may cause a flush.
    this.#earliest = started + this.#options.pauseMs();
    this.#options.processNow(waiting, changed);
    const cost = (now() - started) / PACE_SHARE;
    this.#earliest = started + Math.min(PACE_LONGEST_MS, Math.max(this.#options.pauseMs(), cost));
  }

  /** A flush in the meantime restarts the interval. */
  #schedule(wait: number): void {
    this.#cancel ??= this.#options.after(wait, () => {
      this.#cancel = undefined;
      const more = this.#earliest - this.#options.now();
      if (more < 1) this.flush();
      else if (this.#waiting[0]) this.#schedule(more);
    });
  }

  /** Keeps the first record of each change, which has the old value. Returns the weight of the rest. */
  #deduplicate(): number {
    const deduplicated = new Deduplicator();
    for (const records of this.#waiting) deduplicated.add(records);
    this.#waiting = deduplicated.deliveries;
    this.#changed += deduplicated.changedValues;
    this.#pending = 0;
    return deduplicated.recordWeight;
  }

  #storm(): void {
    this.clear();
    this.#options.onStorm();
  }

  #forget(): void {
    this.#waiting = [];
    this.#pending = 0;
    this.#changed = 0;
  }
}

/** Keeps every change of the tree, and one record per changed attribute or text. */
class Deduplicator {
  #records: MutationRecord[] = [];
  readonly deliveries: (readonly MutationRecord[])[] = [this.#records];
  recordWeight = 0;
  /** Changes of attributes and texts, with repetitions. */
  changedValues = 0;
  /** Elements of which each addition counts once, although those inside them are reported as well. */
  readonly #added = new Set<Node>();
  /** Recorded attribute names by node; a set only if several attributes of a node change. */
  readonly #names = new Map<Node, string | null | Set<string | null>>();

  add(records: readonly MutationRecord[]): void {
    let hasTreeChange = false;
    for (let i = 0; i < records.length; i++) {
      const record = records[i] as MutationRecord;
      // Reading attributeName first saves reading `type` for most records.
      const name = record.attributeName;
      const isTreeChange = name === null && record.type === 'childList';
      if (!isTreeChange) this.changedValues++;
      if (!isTreeChange && !this.#addIfNew(record.target, name)) continue;
      this.#records.push(record);
      this.recordWeight += isTreeChange ? this.#weightOf(record) : 1;
      hasTreeChange ||= isTreeChange;
    }
    if (!hasTreeChange) return;
    this.#records = [];
    this.deliveries.push(this.#records);
  }

  /** Adds a changed attribute, or the text if `name` is null. Returns false if it was added before. */
  #addIfNew(node: Node, name: string | null): boolean {
    const names = this.#names.get(node);
    if (names === undefined) this.#names.set(node, name);
    else if (names === name) return false;
    else if (!(names instanceof Set)) this.#names.set(node, new Set([names, name]));
    else if (names.has(name)) return false;
    else names.add(name);
    return true;
  }

  /** One, plus the number of added elements that were not counted with the one that they were added to. */
  #weightOf({ target, addedNodes }: MutationRecord): number {
    let weight = 1;
    for (let i = 0; i < addedNodes.length; i++) {
      const node = addedNodes[i] as Element;
      if (node.nodeType !== 1) continue;
      if (!this.#added.has(target)) weight += node.getElementsByTagName('*').length;
      this.#added.add(node);
    }
    return weight;
  }
}

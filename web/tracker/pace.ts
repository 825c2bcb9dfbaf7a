/**
 * How often the recorder looks at what changed on a page. Changes are gathered and recorded together: the first at once,
 * the next a fifth of a second later, and the later the dearer it was, so that telling never takes more than a small
 * share of the page's time. A node that changes a hundred times in between is recorded once, as it is then: nothing is
 * lost, and no node is recorded more than five times a second.
 */
import { BURST_MUTATIONS, PACE_LONGEST_MS, PACE_SHARE } from './limits.ts';

/** Records changes; the tracker has one for the page with its frames and shadow trees. */
export interface MutationBuffer {
  /** `changed`: how many changes of attributes and texts the browser reported; `deliveries` leaves repetitions out. */
  processNow(deliveries: Deliveries, changed: number): void;
}

export interface PaceOptions {
  after(ms: number, run: () => void): () => void;
  now(): number;
  /** The shortest time from one recording to the next, in milliseconds. */
  interval(): number;
  /** Runs what takes time. */
  work(run: () => void): void;
  /** More changes at once than are worth telling one by one. */
  onStorm(): void;
}

/**
 * What the observer handed over: one list per callback, unchanged until it is recorded. Callbacks in which no node left its
 * place may share one.
 */
export type Deliveries = readonly (readonly MutationRecord[])[];

export class Pace {
  #waiting = new Map<MutationBuffer, (readonly MutationRecord[])[]>();
  /** Deliveries for which a wake-up is planned: another one is only put to them. */
  #planned: (readonly MutationRecord[])[] | undefined;
  /** Changes since they were last looked through. */
  #unsifted = 0;
  /** Changes of attributes and texts since changes were recorded last. */
  #changed = 0;
  #earliest = 0;
  #cancel: (() => void) | undefined;
  readonly #options: PaceOptions;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Takes what needs no decision, which is nearly every delivery. False where it has to be queued. */
  collect(records: readonly MutationRecord[]): boolean {
    const planned = this.#planned;
    if (!planned || this.#unsifted + records.length >= BURST_MUTATIONS) return false;
    planned.push(records);
    this.#unsifted += records.length;
    return true;
  }

  /** Called for every change of the page: whatever can wait is left for later. */
  queue(buffer: MutationBuffer, records: readonly MutationRecord[]): void {
    const deliveries = this.#waiting.get(buffer);
    if (deliveries) deliveries.push(records);
    else this.#waiting.set(buffer, [records]);
    this.#unsifted += records.length;
    // While a wake-up is planned the time is not read: reading it costs more than collecting.
    const wait = this.#cancel ? Number.POSITIVE_INFINITY : this.#earliest - this.#options.now();
    if (wait <= 0) this.flush();
    else if (this.#unsifted >= BURST_MUTATIONS && this.#siftAll() >= BURST_MUTATIONS) this.#storm();
    else {
      this.#wakeIn(wait);
      this.#planned = this.#waiting.size === 1 ? this.#waiting.get(buffer) : undefined;
    }
  }

  /** Until then everything is gathered, and nothing recorded. */
  hold(): () => void {
    this.#cancel = () => {};
    return () => {
      this.#cancel = undefined;
      this.flush();
    };
  }

  flush(): void {
    if (this.#waiting.size === 0) return;
    this.#options.work(() => {
      if (this.#siftAll() >= BURST_MUTATIONS) this.#storm();
      else this.#emitCustom();
    });
  }

  /** Tells the last before recording ends; a storm is left out. */
  finish(): void {
    if (this.#siftAll() < BURST_MUTATIONS) this.#emitCustom();
    this.clear();
  }

  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#forget();
  }

  #emitCustom(): void {
    const { now } = this.#options;
    const started = now();
    const waiting = this.#waiting;
    const changed = this.#changed;
    this.#forget();
    // Before the work: what it emits may ask for a flush itself.
    this.#earliest = started + this.#options.interval();
    for (const [buffer, deliveries] of waiting)
      if (deliveries.length > 0) buffer.processNow(deliveries, changed);
    const cost = (now() - started) / PACE_SHARE;
    this.#earliest = started + Math.min(PACE_LONGEST_MS, Math.max(this.#options.interval(), cost));
  }

  /** A flush may have recorded everything in the meantime; then the interval starts again. */
  #wakeIn(wait: number): void {
    this.#cancel ??= this.#options.after(wait, () => {
      this.#cancel = undefined;
      const more = this.#earliest - this.#options.now();
      if (more < 1) this.flush();
      else if (this.#waiting.size > 0) this.#wakeIn(more);
    });
  }

  /** Leaves of every change the first record, which knows how it was before; answers how much there is to tell. */
  #siftAll(): number {
    this.#planned = undefined;
    let weight = 0;
    for (const [buffer, deliveries] of this.#waiting) {
      const sifted = new Sieve();
      for (const records of deliveries) sifted.add(records);
      this.#waiting.set(buffer, sifted.deliveries);
      weight += sifted.weight;
      this.#changed += sifted.changed;
    }
    this.#unsifted = 0;
    return weight;
  }

  #storm(): void {
    this.clear();
    this.#options.onStorm();
  }

  #forget(): void {
    this.#waiting = new Map();
    this.#planned = undefined;
    this.#unsifted = 0;
    this.#changed = 0;
  }
}

/** Every change of the tree, and each changed attribute or text once: only the last state is recorded. */
class Sieve {
  #records: MutationRecord[] = [];
  readonly deliveries = [this.#records];
  weight = 0;
  /** Changes of attributes and texts, with repetitions. */
  changed = 0;
  /** Of most nodes one attribute changes. */
  readonly #seen = new Map<Node, string | null | Set<string | null>>();

  add(records: readonly MutationRecord[]): void {
    let hasTree = false;
    for (let i = 0; i < records.length; i++) {
      const record = records[i] as MutationRecord;
      // Of most changes one property less is read this way.
      const name = record.attributeName;
      const isOfTree = name === null && record.type === 'childList';
      if (!isOfTree) this.changed++;
      if (!isOfTree && this.#isKnown(record.target, name)) continue;
      this.#records.push(record);
      this.weight += isOfTree ? weightOf(record) : 1;
      hasTree ||= isOfTree;
    }
    if (!hasTree) return;
    this.#records = [];
    this.deliveries.push(this.#records);
  }

  #isKnown(node: Node, name: string | null): boolean {
    const names = this.#seen.get(node);
    if (names === undefined) this.#seen.set(node, name);
    else if (names === name) return true;
    else if (!(names instanceof Set)) this.#seen.set(node, new Set([names, name]));
    else if (names.has(name)) return true;
    else names.add(name);
    return false;
  }
}

/** One, and one more for every element that came with it. */
function weightOf({ addedNodes }: MutationRecord): number {
  let weight = 1;
  for (let i = 0; i < addedNodes.length; i++) {
    const node = addedNodes[i];
    if (node?.nodeType === 1) weight += (node as Element).getElementsByTagName('*').length;
  }
  return weight;
}

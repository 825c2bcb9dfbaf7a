/**
 * How often the recorder looks at what changed on a page. Changes are gathered and told together: the first at once,
 * the next a tenth of a second later, and the later the dearer it was, so that telling never takes more than a small
 * share of the page's time. A node that changes a hundred times in between is told once, as it is then: nothing is
 * lost, and no node is told more than ten times a second.
 */
import { BURST_MUTATIONS, PACE_LONGEST_MS, PACE_MS, PACE_SHARE } from './limits.ts';

/** rrweb's collector of changes, one for the document and one for every shadow tree and frame. */
export interface MutationBuffer {
  processNow(records: readonly MutationRecord[]): void;
}

export interface PaceOptions {
  after(ms: number, run: () => void): () => void;
  now(): number;
  /** More changes at once than are worth telling one by one. */
  onStorm(): void;
}

/** What one collector has to tell: every change of the tree, and each changed attribute or text once. */
class Gathered {
  readonly records: MutationRecord[] = [];
  private readonly seen = new Map<Node, Set<string | null>>();

  /** How much this adds: nothing where the same was gathered before, since only the last state is told. */
  add(record: MutationRecord): number {
    if (record.type !== 'childList') {
      const names = this.seen.get(record.target);
      if (names?.has(record.attributeName)) return 0;
      if (names) names.add(record.attributeName);
      else this.seen.set(record.target, new Set([record.attributeName]));
    }
    this.records.push(record);
    return weightOf(record);
  }
}

export class Pace {
  private waiting = new Map<MutationBuffer, Gathered>();
  private mutations = 0;
  private earliest = 0;
  private cancel: (() => void) | undefined;
  private readonly options: PaceOptions;

  constructor(options: PaceOptions) {
    this.options = options;
  }

  queue(buffer: MutationBuffer, records: readonly MutationRecord[]): void {
    let gathered = this.waiting.get(buffer);
    if (!gathered) {
      gathered = new Gathered();
      this.waiting.set(buffer, gathered);
    }
    for (const record of records) this.mutations += gathered.add(record);
    if (this.mutations >= BURST_MUTATIONS) {
      this.clear();
      this.options.onStorm();
      return;
    }
    const wait = this.earliest - this.options.now();
    if (wait <= 0) this.flush();
    else this.cancel ??= this.options.after(wait, () => this.flush());
  }

  flush(): void {
    if (this.waiting.size === 0) return;
    const { now } = this.options;
    const started = now();
    const waiting = this.waiting;
    this.clear();
    // Before the work: what it emits may ask for a flush itself.
    this.earliest = started + PACE_MS;
    for (const [buffer, { records }] of waiting) buffer.processNow(records);
    const cost = (now() - started) / PACE_SHARE;
    this.earliest = started + Math.min(PACE_LONGEST_MS, Math.max(PACE_MS, cost));
  }

  clear(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.waiting = new Map();
    this.mutations = 0;
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

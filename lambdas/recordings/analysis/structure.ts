import { Numbers } from './rows.ts';
import type { Timeline } from './timeline.ts';
import { asList, asRecord, asText, asWhole, type Unknown } from './untrusted.ts';

/** rrweb's kinds of nodes. */
const ELEMENT = 2;
const TEXT = 3;
const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'noscript',
  'template',
  'link',
  'meta',
  'title',
]);

/**
 * Who hangs under whom, in two numbers a node: `id, parent` for a node that came, `-id, 0` for one that went. Only
 * what a person could see is written down, for a page is white when that is gone.
 */
export class Structure {
  readonly numbers = new Numbers();

  /** Writes a node and all below it; returns how many were written. */
  addTree(root: unknown, parent: number): number {
    const before = this.numbers.length;
    const nodes: unknown[] = [root];
    const parents: number[] = [parent];
    while (nodes.length > 0) {
      const node = asRecord(nodes.pop());
      const above = parents.pop() ?? 0;
      const id = asWhole(node.id);
      if (id <= 0 || !isSeen(node)) continue;
      this.numbers.add(id);
      this.numbers.add(above);
      for (const child of asList(node.childNodes)) {
        nodes.push(child);
        parents.push(id);
      }
    }
    return (this.numbers.length - before) / 2;
  }

  remove(id: number): void {
    if (id <= 0) return;
    this.numbers.add(-id);
    this.numbers.add(0);
  }
}

function isSeen(node: Unknown): boolean {
  if (node.type === ELEMENT) return !UNSEEN.has(asText(node.tagName));
  if (node.type === TEXT) return asText(node.textContent).trim() !== '' && node.isStyle !== true;
  return node.type === 0;
}

/** The nodes a page holds, moment by moment. */
class NodeCount {
  readonly #parents = new Map<number, number>();
  readonly #children = new Map<number, Set<number>>();

  get size(): number {
    return this.#parents.size;
  }

  clear(): void {
    this.#parents.clear();
    this.#children.clear();
  }

  /** Plays a stretch of a structure. */
  play(structure: Numbers, start: number, length: number): void {
    for (let index = start; index < start + length; index += 2) {
      const id = structure.at(index);
      if (id < 0) this.#remove(-id);
      else this.#add(id, structure.at(index + 1));
    }
  }

  #add(id: number, parent: number): void {
    if (id === parent || (parent !== 0 && !this.#parents.has(parent))) return;
    if (this.#parents.has(id) && this.#isAbove(id, parent)) return;
    this.#children.get(this.#parents.get(id) ?? 0)?.delete(id);
    this.#parents.set(id, parent);
    const siblings = this.#children.get(parent) ?? new Set();
    this.#children.set(parent, siblings.add(id));
  }

  /** A node under itself would be no tree: only a broken recording says so. */
  #isAbove(id: number, from: number): boolean {
    for (let at = from; at !== 0; at = this.#parents.get(at) ?? 0) if (at === id) return true;
    return false;
  }

  #remove(id: number): void {
    this.#children.get(this.#parents.get(id) ?? 0)?.delete(id);
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      this.#parents.delete(next);
      for (const child of this.#children.get(next) ?? []) open.push(child);
      this.#children.delete(next);
    }
  }
}

interface Size {
  readonly at: number;
  readonly size: number;
}

/** How many nodes could be seen, at the start and after each change of a stretch. */
export function sizesBetween(
  { snapshots, mutations, structure }: Pick<Timeline, 'snapshots' | 'mutations' | 'structure'>,
  from: number,
  to: number,
): Size[] {
  const count = new NodeCount();
  const sizes: Size[] = [];
  let snapshot = Math.max(0, snapshots.firstFrom(from) - 1);
  let mutation = mutations.firstFrom(snapshot < snapshots.length ? snapshots.at(snapshot, 0) : 0);
  for (;;) {
    const snapshotAt = snapshot < snapshots.length ? snapshots.at(snapshot, 0) : Infinity;
    const mutationAt = mutation < mutations.length ? mutations.at(mutation, 0) : Infinity;
    const at = Math.min(snapshotAt, mutationAt);
    if (at > to || at === Infinity) return sizes;
    const isSnapshot =
      snapshotAt < mutationAt ||
      (snapshotAt === mutationAt && snapshots.at(snapshot, 1) < mutations.at(mutation, 1));
    if (isSnapshot) {
      count.clear();
      count.play(structure, snapshots.at(snapshot, 2), snapshots.at(snapshot, 3));
      snapshot += 1;
    } else {
      count.play(structure, mutations.at(mutation, 3), mutations.at(mutation, 4));
      mutation += 1;
    }
    if (at <= from) sizes.length = 0;
    sizes.push({ at: Math.max(at, from), size: count.size });
  }
}

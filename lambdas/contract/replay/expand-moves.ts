/**
 * The tracker records a moved node as its id and new position (`Part.Move` in wire/format.ts), which rrweb's format does
 * not have. This file expands it to rrweb's removal and addition, which needs the page before the change.
 */
import { BATCH_MAX_BYTES } from '../limits.ts';
import { EventType, IncrementalSource, NodeType } from '../rrweb.ts';
import type { RecordedEvent } from '../tracker.ts';
import type { Added, PageNode, PageTree } from './page-tree.ts';

interface Move {
  readonly parentId: number;
  readonly nextId: number | null;
  readonly id: number;
  /** How many of the added nodes are added before it. */
  readonly adds: number;
}
interface Removed {
  readonly parentId: number;
  readonly id: number;
  readonly isShadow?: true;
}
interface Mutation {
  readonly source: number;
  moves?: readonly Move[];
  removes: readonly Removed[];
  adds: readonly Added[];
}

/** How many characters of JSON the moves of one batch may expand to: as many as a batch may have without moves. */
export class MoveBudget {
  left = BATCH_MAX_BYTES;
}

/**
 * Changes the event in place: each moved node is removed and added with its descendants. Skips nodes that the page does
 * not have, and moves that exceed the budget, because a few bytes can move a page of megabytes.
 */
export function expandMoves(
  { type, data }: RecordedEvent,
  tree: PageTree | undefined,
  budget: MoveBudget,
): void {
  const change = data as Mutation | null;
  if (
    type !== EventType.IncrementalSnapshot ||
    !change?.moves ||
    change.source !== IncrementalSource.Mutation
  )
    return;
  const { moves, removes, adds } = change;
  delete change.moves;
  if (tree) Object.assign(change, new Expansion(tree, budget).of(moves, removes, adds));
}

class Expansion {
  /** Nodes that are removed or moved themselves, and are therefore not copied with their parent. */
  readonly #excluded = new Set<number>();
  readonly #adds: Added[] = [];
  readonly #tree: PageTree;
  readonly #budget: MoveBudget;

  constructor(tree: PageTree, budget: MoveBudget) {
    this.#tree = tree;
    this.#budget = budget;
  }

  of(moves: readonly Move[], removes: readonly Removed[], adds: readonly Added[]) {
    for (const { id } of removes) this.#excluded.add(id);
    const known = moves.filter(({ id }) => {
      const isMovable = this.#tree.parentOf(id) !== undefined && !this.#excluded.has(id);
      return isMovable && this.#excluded.add(id);
    });
    const moved: Removed[] = [];
    let added = 0;
    for (const move of known) {
      while (added < move.adds && added < adds.length) this.#adds.push(adds[added++] as Added);
      const node = this.#tree.find(move.id);
      const parent = this.#tree.parentOf(move.id);
      if (!node || !parent || !this.#takes(node)) continue;
      moved.push({ parentId: parent.id, id: node.id, ...(node.isShadow && { isShadow: true }) });
      this.#copy(node, move.parentId, move.nextId);
    }
    for (; added < adds.length; added += 1) this.#adds.push(adds[added] as Added);
    // Descendants are removed before their ancestors, or they could no longer be found.
    const depths = new Map(moved.map(({ id }) => [id, this.#tree.depthOf(id)]));
    moved.sort((a, b) => (depths.get(b.id) ?? 0) - (depths.get(a.id) ?? 0));
    return { removes: [...moved, ...removes], adds: this.#adds };
  }

  /** Spends the budget on a node; false if it is used up, for all further nodes as well. */
  #takes(node: PageNode): boolean {
    const { left } = this.#budget;
    this.#budget.left = this.#after(node, left);
    return this.#budget.left > 0;
  }
  #after(node: PageNode, before: number): number {
    let left = before - 100 - (node.textContent?.length ?? 0);
    for (const name in node.attributes)
      left -= name.length + 6 + String(node.attributes[name]).length;
    for (const child of this.#childrenOf(node)) {
      if (left <= 0) return 0;
      left = this.#after(child, left);
    }
    return Math.max(0, left);
  }

  #copy(node: PageNode, parentId: number, nextId: number | null): void {
    const { attributes, childNodes } = node;
    const copy = {
      ...node,
      ...(attributes && { attributes: { ...attributes } }),
      ...(childNodes && { childNodes: [] }),
    };
    this.#adds.push({ parentId, nextId, node: copy });
    for (const child of this.#childrenOf(node)) this.#copy(child, node.id, null);
  }

  /** Without a frame's document: a moved frame loads its document again. */
  #childrenOf({ childNodes = [] }: PageNode): PageNode[] {
    return childNodes.filter(
      ({ id, type }) => type !== NodeType.Document && !this.#excluded.has(id),
    );
  }
}

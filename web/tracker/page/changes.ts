/**
 * Records changes of the page, at the intervals of pace.ts. Mutation records only say which nodes to compare: the difference
 * between the current page and the recorded tree is written, so that both are equal afterwards, whatever the records' order.
 */

import type { Deliveries } from '../pace.ts';
import { BLOCKED, containerOf, type Policy, type PolicyCache } from '../privacy/text-policy.ts';
import { rememberPageFields } from '../privacy/typing.ts';
import { ChangedValues } from './changed-values.ts';
import type { Context } from './context.ts';
import { isConnected, isElement, nextSiblingOf, parentOf, shadowOf, tagOf } from './natives.ts';
import { isMaskingUnchanged } from './policy.ts';
import type { Entry } from './recorded-tree.ts';
import { forgetParts } from './split-text.ts';
import type { Walk } from './walk.ts';

export class Changes {
  /** Removed nodes that are not inserted again yet, with their recorded parent. */
  readonly #detached = new Map<Entry, Entry>();
  /** The parent that a record inserted a node into; undefined if the node may have changed while it was not observed. */
  readonly #movedTo = new Map<Node, Node | undefined>();
  #policies: PolicyCache = new Map();
  #lastAncestor: Entry | undefined;
  #lastStayedConnected = false;
  readonly #context: Context;
  readonly #walk: Walk;

  constructor(context: Context, walk: Walk) {
    this.#context = context;
    this.#walk = walk;
  }

  /** `unwatched`: the page's entry if attributes were not observed since the last call and have to be compared. */
  processNow(delivered: Deliveries, hosts: Iterable<Entry>, unwatched?: Entry): void {
    const context = this.#context;
    const { nodes, sink } = context;
    rememberPageFields();
    forgetParts();
    context.pass++;
    this.#policies = new Map();
    const added = new Set<Node>();
    const changed = new ChangedValues(context, this.#policies);
    if (unwatched) {
      changed.compare(unwatched);
      // Records links that have become style sheets.
      for (const link of document.getElementsByTagName('link'))
        if (!nodes.get(link)) added.add(link);
    }
    for (const records of delivered) {
      const removed = new Set<Node>();
      for (const record of records) {
        const entry = nodes.get(record.target);
        if (record.attributeName === null && record.type === 'childList') {
          this.#detachRemoved(record.removedNodes, entry, removed);
          const isStyle = entry && isElement(entry.node) && tagOf(entry.node) === 'style';
          if (isStyle) changed.addStyle(entry);
          for (let i = 0; i < record.addedNodes.length; i++) {
            const node = record.addedNodes[i] as Node;
            if (removed.delete(node)) this.#noteInsertion(node, record.target);
            if (entry && !isStyle) added.add(node);
          }
        } else if (entry) changed.add(entry, record);
        // A preloaded style sheet may have become active.
        else if (record.attributeName === 'rel' || record.attributeName === 'media')
          added.add(record.target);
      }
      // Nodes that are off the page after a delivery are no longer observed.
      for (const node of removed) this.#movedTo.set(node, undefined);
    }
    sink.changes();
    for (const host of hosts) this.#writeShadow(host);
    for (const node of this.#walk.unwritten) added.add(node);
    this.#walk.unwritten.clear();
    for (const node of added) this.#insertWithSiblings(node);
    this.#removeDetached();
    changed.write();
    sink.changesEnd();
  }

  /** Writes the rules of a style sheet that has loaded. */
  linkLoaded(link: Entry): void {
    const context = this.#context;
    context.pass++;
    const changed = new ChangedValues(context, new Map());
    context.sink.changes();
    changed.writeLink(link);
    context.sink.changesEnd();
  }

  /** Writes the shadow tree of a host that was recorded without it. */
  #writeShadow(host: Entry): void {
    const context = this.#context;
    const shadow = isConnected(host.node) && shadowOf(host.node as Element);
    if (!shadow || context.nodes.get(host.node) !== host || context.nodes.get(shadow)) return;
    this.#correctPosition(host);
    // correctPosition may have written the host with its shadow tree.
    if (context.nodes.get(shadow)) return;
    const root = context.nodes.addShadow(shadow, host);
    context.handlers.shadow(shadow, root);
    for (let child = shadow.lastChild as Node | null; child; child = child.previousSibling)
      this.#insert(child, root, root.firstEntry);
  }

  /** Removes a recorded node from its parent, because the walk writes it again under the same id. */
  unlinkRecorded(entry: Entry, parent: Entry): void {
    const { nodes, pass } = this.#context;
    const from = entry.parentEntry;
    if (from && !this.#detached.has(entry)) {
      // If its parent was written in this pass, the player has removed it already.
      if ((from.isShadow ? from.parentEntry : from)?.written !== pass)
        this.#detached.set(entry, from);
      entry.unlink();
    }
    // Ids are not reused in another document.
    if (entry.rootId !== parent.rootId) nodes.forgetTree(entry);
  }

  #detachRemoved(nodesRemoved: NodeList, from: Entry | undefined, removed: Set<Node>): void {
    const { nodes, pass } = this.#context;
    for (let i = 0; i < nodesRemoved.length; i++) {
      const node = nodesRemoved[i] as Node;
      const entry = nodes.get(node);
      if (!entry) continue;
      removed.add(node);
      if (!from || entry.parentEntry !== from) continue;
      entry.removedIn = pass;
      if (!this.#detached.has(entry)) this.#detached.set(entry, from);
      entry.unlink();
    }
  }

  #noteInsertion(node: Node, target: Node): void {
    const hasOtherParent = this.#movedTo.has(node) && this.#movedTo.get(node) !== target;
    this.#movedTo.set(node, hasOtherParent ? undefined : target);
  }

  /** Inserts a node, and the following siblings that are not in their parent yet. */
  #insertWithSiblings(node: Node): void {
    const { nodes } = this.#context;
    const parentNode = parentOf(node);
    const above = parentNode && nodes.get(parentNode);
    if (!above || !isConnected(node)) return;
    this.#correctPosition(above);
    // This may have written the parent again, or omitted it.
    const parent = nodes.get(parentNode);
    // Most nodes were inserted together with the siblings before them.
    if (!parent || nodes.get(node)?.parentEntry === parent) return;
    const unlinked: Node[] = [];
    let at: Node | null = node;
    for (; at && nodes.get(at)?.parentEntry !== parent; at = nextSiblingOf(at)) unlinked.push(at);
    let next = at ? nodes.get(at) : undefined;
    for (let last = unlinked.pop(); last; last = unlinked.pop())
      next = this.#insert(last, parent, next) ?? next;
  }

  #insert(node: Node, parent: Entry, next: Entry | undefined): Entry | undefined {
    const { sink, nodes, policyOf } = this.#context;
    const policy = policyOf(
      parent.isShadow ? containerOf(parent.node) : parent.node,
      this.#policies,
    );
    if (policy === BLOCKED) return undefined;
    const known = nodes.get(node);
    if (known && this.#isOnlyMoved(known, parent, policy)) {
      this.#detached.delete(known);
      known.link(parent, next);
      known.settled = this.#context.pass;
      sink.move(known.id, parent.id, next?.id);
      return known;
    }
    if (known) this.unlinkRecorded(known, parent);
    sink.add(parent.id, next?.id);
    return this.#walk.write(node, parent, next, policy);
  }

  /** Whether the node can be moved without writing it again: all its changes were observed, and its masking stays the same. */
  #isOnlyMoved(entry: Entry, parent: Entry, policy: Policy): boolean {
    const from = this.#detached.get(entry);
    return (
      from !== undefined &&
      from.isShadow === parent.isShadow &&
      !from.inner &&
      !parent.inner &&
      entry.rootId === parent.rootId &&
      this.#movedTo.get(entry.node) === parent.node &&
      this.#stayedConnected(from) &&
      this.#stayedConnected(parent) &&
      isMaskingUnchanged(entry, policy)
    );
  }

  /** Whether a node stayed on the page since the last pass. Caches the last result, because siblings share their parent. */
  #stayedConnected(entry: Entry): boolean {
    const { pass } = this.#context;
    if (entry !== this.#lastAncestor) {
      this.#lastAncestor = entry;
      this.#lastStayedConnected = true;
      // A cycle in the half-updated tree contains a node that this pass removed or wrote, which ends the loop.
      for (let at: Entry | undefined = entry; at && this.#lastStayedConnected; at = at.parentEntry)
        this.#lastStayedConnected = at.removedIn !== pass && at.written !== pass;
    }
    return this.#lastStayedConnected;
  }

  /** Corrects the ancestors of a node before something is inserted into it, so that no node is moved into itself. */
  #correctPosition(entry: Entry): void {
    const { pass, nodes } = this.#context;
    if (entry.settled === pass) return;
    entry.settled = pass;
    if (!this.#detached.has(entry)) {
      if (entry.parentEntry) this.#correctPosition(entry.parentEntry);
      return;
    }
    let top = entry.node;
    for (let at = containerOf(top); at && !nodes.get(at); at = containerOf(at)) top = at;
    this.#insertWithSiblings(top);
  }

  #removeDetached(): void {
    const { sink, nodes } = this.#context;
    for (const [entry, from] of this.#detached) {
      sink.remove(entry.id, from.id, from.isShadow);
      // A node with a parent was written again elsewhere and keeps its id.
      if (!entry.parentEntry) nodes.forgetTree(entry);
    }
    this.#detached.clear();
    this.#movedTo.clear();
    this.#lastAncestor = undefined;
  }
}

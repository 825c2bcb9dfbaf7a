/**
 * Changes of the page, as often as pace.ts lets them be recorded. What the browser noted is only where to look: written is the
 * difference between the page as it is now and the tree as it was recorded, so that both are equal afterwards.
 */

import type { Deliveries } from '../pace.ts';
import { BLOCKED, containerOf, type Policy, type PolicyCache } from '../privacy/text-policy.ts';
import { rememberEditors, rememberPageFields } from '../privacy/typing.ts';
import type { Context } from './context.ts';
import type { Entry } from './ids.ts';
import { isConnected, isElement, nextSiblingOf, parentOf, shadowOf, tagOf } from './natives.ts';
import { isMaskedAlike } from './policy.ts';
import { Restyle } from './styles/restyle.ts';
import type { Walk } from './walk.ts';

export class Changes {
  /** Taken out of their places, and not yet put anywhere. */
  readonly #floating = new Map<Entry, Entry>();
  /** Of these, where a record put them; nothing where the browser may not have watched them all the time. */
  readonly #targets = new Map<Node, Node | undefined>();
  #known: PolicyCache = new Map();
  #lastPlace: Entry | undefined;
  #lastStayed = false;
  readonly #context: Context;
  readonly #walk: Walk;

  constructor(context: Context, walk: Walk) {
    this.#context = context;
    this.#walk = walk;
  }

  /** Called by the pace. `unwatched`: a page whose attributes the browser has not watched since the last call. */
  processNow(delivered: Deliveries, hosts: Iterable<Entry>, unwatched?: Entry): void {
    const context = this.#context;
    const { nodes, sink } = context;
    rememberPageFields();
    rememberEditors();
    context.look++;
    this.#known = new Map();
    const added = new Set<Node>();
    const touched = new Restyle(context, this.#known);
    if (unwatched) {
      touched.compare(unwatched);
      // A link that came into use is recorded from now on.
      for (const link of document.getElementsByTagName('link'))
        if (!nodes.get(link)) added.add(link);
    }
    for (const records of delivered) {
      const out = new Set<Node>();
      for (const record of records) {
        const entry = nodes.get(record.target);
        if (record.attributeName === null && record.type === 'childList') {
          this.#takeOut(record.removedNodes, entry, out);
          const isStyle = entry && isElement(entry.node) && tagOf(entry.node) === 'style';
          if (isStyle) touched.style(entry);
          for (let i = 0; i < record.addedNodes.length; i++) {
            const node = record.addedNodes[i] as Node;
            if (out.delete(node)) this.#putBack(node, record.target);
            if (entry && !isStyle) added.add(node);
          }
        } else if (entry) touched.note(entry, record);
        // A style sheet that was only loaded ahead becomes one in use.
        else if (record.attributeName === 'rel' || record.attributeName === 'media')
          added.add(record.target);
      }
      // Behind a delivery the browser watches only what is on the page.
      for (const node of out) this.#targets.set(node, undefined);
    }
    sink.changes();
    for (const host of hosts) this.#writeShadow(host);
    for (const node of this.#walk.late) added.add(node);
    this.#walk.late.clear();
    for (const node of added) this.#place(node);
    this.#takeAway();
    touched.write();
    sink.changesEnd();
  }

  /** Its rules can be read now. */
  linkLoaded(link: Entry): void {
    const context = this.#context;
    context.look++;
    const touched = new Restyle(context, new Map());
    context.sink.changes();
    touched.link(link);
    context.sink.changesEnd();
  }

  /** A component that got its shadow tree after it was recorded. */
  #writeShadow(host: Entry): void {
    const context = this.#context;
    const shadow = isConnected(host.node) && shadowOf(host.node as Element);
    if (!shadow || context.nodes.get(host.node) !== host || context.nodes.get(shadow)) return;
    this.#settle(host);
    // It may have been written again just now.
    if (context.nodes.get(shadow)) return;
    const root = context.nodes.addShadow(shadow, host);
    context.found.shadow(shadow, root);
    for (let child = shadow.lastChild as Node | null; child; child = child.previousSibling)
      this.#put(child, root, root.first);
  }

  /** A walk came by something that was recorded before: it is removed and written again under its number. */
  meet(entry: Entry, parent: Entry): void {
    const { nodes, look } = this.#context;
    const from = entry.parent;
    if (from && !this.#floating.has(entry)) {
      // Its former parent may have been written again; then there is nothing to remove.
      if ((from.isShadow ? from.parent : from)?.written !== look) this.#floating.set(entry, from);
      entry.unlink();
    }
    // Its number belongs to another document.
    if (entry.root !== parent.root) nodes.forget(entry);
  }

  #takeOut(removed: NodeList, from: Entry | undefined, out: Set<Node>): void {
    const { nodes, look } = this.#context;
    for (let i = 0; i < removed.length; i++) {
      const node = removed[i] as Node;
      const entry = nodes.get(node);
      if (!entry) continue;
      out.add(node);
      if (!from || entry.parent !== from) continue;
      entry.taken = look;
      if (!this.#floating.has(entry)) this.#floating.set(entry, from);
      entry.unlink();
    }
  }

  #putBack(node: Node, target: Node): void {
    const isElsewhere = this.#targets.has(node) && this.#targets.get(node) !== target;
    this.#targets.set(node, isElsewhere ? undefined : target);
  }

  /** Puts a node, and its neighbors without a place, where they are on the page. */
  #place(node: Node): void {
    const { nodes } = this.#context;
    const parentNode = parentOf(node);
    const above = parentNode && nodes.get(parentNode);
    if (!above || !isConnected(node)) return;
    this.#settle(above);
    // Putting that right may have written the parent again, or left it out.
    const parent = nodes.get(parentNode);
    if (!parent) return;
    const waiting: Node[] = [];
    let at: Node | null = node;
    for (; at && nodes.get(at)?.parent !== parent; at = nextSiblingOf(at)) waiting.push(at);
    let next = at ? nodes.get(at) : undefined;
    for (let last = waiting.pop(); last; last = waiting.pop())
      next = this.#put(last, parent, next) ?? next;
  }

  #put(node: Node, parent: Entry, next: Entry | undefined): Entry | undefined {
    const { sink, nodes, policyOf } = this.#context;
    const policy = policyOf(parent.isShadow ? containerOf(parent.node) : parent.node, this.#known);
    if (policy === BLOCKED) return undefined;
    const known = nodes.get(node);
    if (known && this.#isOnlyMoved(known, parent, policy)) {
      this.#floating.delete(known);
      known.link(parent, next);
      known.settled = this.#context.look;
      sink.move(known.id, parent.id, next?.id ?? 0);
      return known;
    }
    if (known) this.meet(known, parent);
    sink.add(parent.id, next?.id ?? 0);
    return this.#walk.write(node, parent, next, policy);
  }

  /** Whether it is as it was recorded, but for changes that the browser reported, and may be read as it was before. */
  #isOnlyMoved(entry: Entry, parent: Entry, policy: Policy): boolean {
    const from = this.#floating.get(entry);
    return (
      from !== undefined &&
      from.isShadow === parent.isShadow &&
      from.inner === undefined &&
      parent.inner === undefined &&
      entry.root === parent.root &&
      this.#targets.get(entry.node) === parent.node &&
      this.#stayed(from) &&
      this.#stayed(parent) &&
      isMaskedAlike(entry, policy)
    );
  }

  /** Whether a place was on the page since the last look. */
  #stayed(place: Entry): boolean {
    const { look } = this.#context;
    if (place !== this.#lastPlace) {
      this.#lastPlace = place;
      this.#lastStayed = true;
      // Until all is put where it is, what was put may be in a circle: it ends here.
      for (let at: Entry | undefined = place; at && this.#lastStayed; at = at.parent)
        this.#lastStayed = at.taken !== look && at.written !== look;
    }
    return this.#lastStayed;
  }

  /** The surroundings of a place are corrected before something is put there: nothing may be moved into itself. */
  #settle(entry: Entry): void {
    const { look, nodes } = this.#context;
    if (entry.settled === look) return;
    entry.settled = look;
    if (!this.#floating.has(entry)) {
      if (entry.parent) this.#settle(entry.parent);
      return;
    }
    let top = entry.node;
    for (let at = containerOf(top); at && !nodes.get(at); at = containerOf(at)) top = at;
    this.#place(top);
  }

  #takeAway(): void {
    const { sink, nodes } = this.#context;
    for (const [entry, from] of this.#floating) {
      sink.remove(entry.id, from.id, from.isShadow);
      // Written again somewhere else, it keeps its number.
      if (!entry.parent) nodes.forget(entry);
    }
    this.#floating.clear();
    this.#targets.clear();
    this.#lastPlace = undefined;
  }
}

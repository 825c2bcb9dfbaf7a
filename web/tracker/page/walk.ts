/**
 * Writes a node and its descendants in preorder. Each node inherits the policy of its parent, also across shadow trees and
 * frames, and can only make it stricter.
 */
import { NodeFlag } from '../../../lambdas/contract/wire/format.ts';
import { hidesNames, isFieldLike, isReflecting } from '../privacy/field-elements.ts';
import { isFieldTag, type Owner } from '../privacy/mask-attributes.ts';
import { recordedTag } from '../privacy/recorded-tag.ts';
import { BLOCKED, HIDDEN, type Policy, policyOf } from '../privacy/text-policy.ts';
import { writeAttribute, writeBox, writeState } from './attributes.ts';
import type { Context } from './context.ts';
import {
  attributeOf,
  documentIn,
  firstChildOf,
  isConnected,
  namesOf,
  nextSiblingOf,
  shadowOf,
  tagOf,
  textOf,
  typeOf,
} from './natives.ts';
import { isOmitted } from './omitted-elements.ts';
import { isHidingTag, isMarking, policyIn, slottedIn } from './policy.ts';
import type { Entry } from './recorded-tree.ts';
import { writeLink, writeStyle } from './styles/style-elements.ts';
import { textAt } from './text.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Elements that reload, lose rules set by scripts, or close when they are moved. */
const UNMOVABLE = /^(iframe|style|link|dialog)$/;
/** A piece without a limit of nodes. */
export const ALL = Infinity;

export class Walk {
  /** Whether a whole document is being written, not an added node. */
  isSnapshot = false;
  /** Between pieces of a snapshot: nodes whose children are not all written, the innermost first. */
  #unfinished: Entry[] = [];
  /** The number of nodes that the current piece may still write. */
  #budget = ALL;
  /** Whether this is a later piece, so that the page may have changed since the previous one. */
  #isContinued = false;
  /** Nodes that the page inserted before written siblings between two pieces; recorded as changes after the snapshot. */
  readonly unwritten = new Set<Node>();
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns undefined if the node is omitted or blocked. */
  write(node: Node, parent: Entry, next: Entry | undefined, inherited: Policy): Entry | undefined {
    const type = typeOf(node);
    if (type === 1) return this.#element(node as Element, parent, next, inherited);
    if (type === 3) return this.#text(node as Text, parent, next, inherited);
    if (type !== 10) return undefined;
    const entry = this.#register(node, parent, next);
    const { publicId, systemId } = node as DocumentType;
    this.#context.sink.doctypeNode(
      entry.id,
      entry.rootId,
      textAt(publicId, inherited),
      textAt(systemId, inherited),
    );
    return entry;
  }

  children(of: Node, parent: Entry, policy: Policy): void {
    // Recorded children of a node that is written again may have left it while it was off the page.
    while (!this.#isContinued && parent.firstEntry) {
      parent.firstEntry.removedIn = this.#context.pass;
      parent.firstEntry.unlink();
    }
    let child = this.#isContinued ? this.#afterWritten(of, parent) : firstChildOf(of);
    for (; child; child = nextSiblingOf(child)) {
      if (this.#budget > 0) this.write(child, parent, undefined, policy);
      if (this.#budget > 0 && !this.#unfinished[0]) continue;
      this.#unfinished.push(parent);
      return;
    }
  }

  /** Writes at most `maxNodes` nodes of a page. Returns whether the page is complete; otherwise the next call continues. */
  writePiece(page: Entry, maxNodes: number): boolean {
    this.#isContinued = !!this.#unfinished[0];
    const unfinished = this.#isContinued ? this.#unfinished : [page];
    this.#unfinished = [];
    this.#budget = maxNodes;
    this.isSnapshot = true;
    for (let entry = unfinished.shift(); entry; entry = unfinished.shift()) {
      this.#finish(entry);
      if (this.#unfinished[0]) break;
    }
    this.#unfinished.push(...unfinished);
    this.#budget = ALL;
    this.#isContinued = false;
    this.isSnapshot = false;
    return !this.#unfinished[0];
  }

  /**
   * Writes the rest of an element, shadow tree or document with its current policy. A node that left the page between two
   * pieces is closed; it is written again if it returns.
   */
  #finish(entry: Entry): void {
    const { node } = entry;
    const policy = policyOf(node);
    if (isConnected(node) && policy !== BLOCKED) {
      this.children(node, entry, policy);
      if (this.#unfinished[0]) return;
      if (entry.inner?.isShadow) this.#shadow(entry.inner, policy);
      if (this.#unfinished[0]) return;
    }
    this.#context.sink.close();
  }

  /** The first child after the written ones. Those that were inserted before them go to `unwritten`, because a snapshot only appends. */
  #afterWritten(of: Node, parent: Entry): Node | null {
    let start = firstChildOf(of);
    const skipped: Node[] = [];
    for (let child = start; child; child = nextSiblingOf(child)) {
      const known = this.#context.nodes.get(child);
      if (known?.parentEntry !== parent) skipped.push(child);
      if (!known) continue;
      while (skipped[0]) this.unwritten.add(skipped.shift() as Node);
      start = nextSiblingOf(child);
    }
    return start;
  }

  #shadow(root: Entry, policy: Policy): void {
    this.#context.handlers.shadow(root.node as ShadowRoot, root);
    this.children(root.node, root, policy);
  }

  #register(node: Node, parent: Entry, next: Entry | undefined): Entry {
    const { nodes, handlers, pass } = this.#context;
    let entry = nodes.get(node);
    this.#budget--;
    if (entry) {
      handlers.unlinkRecorded(entry, parent);
      entry = nodes.get(node);
      entry?.unlink();
    }
    entry ??= nodes.add(node, parent.rootId);
    entry.link(parent, next);
    entry.written = pass;
    entry.settled = pass;
    return entry;
  }

  #text(node: Text, parent: Entry, next: Entry | undefined, inherited: Policy): Entry | undefined {
    const text = textOf(node);
    if (!/\S/.test(text) && parent.node.nodeName === 'HEAD') return undefined;
    const entry = this.#register(node, parent, next);
    const policy = parent.inner?.isShadow ? slottedIn(node, inherited) : inherited;
    entry.policy = policy;
    const kind = parent.isShadow ? NodeFlag.Shadow : 0;
    this.#context.sink.text(entry.id, entry.rootId, kind, textAt(text, policy, node));
    return entry;
  }

  #element(
    element: Element,
    parent: Entry,
    next: Entry | undefined,
    inherited: Policy,
  ): Entry | undefined {
    const tag = tagOf(element);
    if (isOmitted(element, tag)) return undefined;
    const names = namesOf(element);
    const values: (string | null)[] = [];
    // Matching the privacy selectors is slow, so they are matched only if an attribute or the tag may match.
    let mayBeMarked = isHidingTag(tag);
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      const value = attributeOf(element, name);
      values.push(value);
      mayBeMarked ||= isMarking(name, value);
    }
    const own = policyIn(element, mayBeMarked, inherited);
    const policy = parent.inner?.isShadow ? slottedIn(element, own) : own;
    // Only the outermost blocked element is written as a box, and only if it is marked itself.
    if (policy === BLOCKED && (own !== BLOCKED || inherited === BLOCKED)) return undefined;
    const { sink, nodes, handlers } = this.#context;
    const entry = this.#register(element, parent, next);
    entry.attributeNames = names;
    entry.values = values;
    entry.mayBeMarked = mayBeMarked;
    entry.policy = UNMOVABLE.test(tag) ? undefined : policy;

    const shadow = policy === BLOCKED ? null : shadowOf(element);
    const kind = kindOf(element, tag, parent, shadow !== null, policy);
    sink.element(entry.id, entry.rootId, kind, recordedTag(element, tag));
    const owner = ownerOf(element, tag, mayBeMarked, policy, inherited);
    if (policy === BLOCKED) {
      writeBox(sink, element, owner);
      sink.attributesEnd();
      sink.close();
      return entry;
    }
    const isSheet = tag === 'link' && writeLink(this.#context, entry, policy);
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      if (!isSheet || (name !== 'rel' && name !== 'href'))
        writeAttribute(sink, element, name, values[i] as string | null, owner, false);
    }
    writeState(sink, element, owner, this.isSnapshot);
    if (tag === 'style') writeStyle(this.#context, entry, policy);
    else {
      sink.attributesEnd();
      const root = shadow && nodes.addShadow(shadow, entry);
      if (tag === 'iframe') {
        if (documentIn(element)) handlers.frame(entry);
      } else if (tag !== 'noscript') this.children(element, entry, policy);
      if (root && !this.#unfinished[0]) this.#shadow(root, policy);
      if (this.#unfinished[0]) return entry;
    }
    sink.close();
    return entry;
  }
}

/** `inherited` is the policy of its parent. */
export function ownerOf(
  element: Element,
  tag: string,
  mayBeMarked: boolean,
  policy: Policy,
  inherited: Policy,
): Owner {
  const type = tag === 'input' ? (attributeOf(element, 'type') ?? '') : '';
  const isField = isFieldTag(tag, type) || (mayBeMarked && isFieldLike(element));
  return {
    tag,
    // Attributes of a field, such as its placeholder, are the page's text; only its content is the visitor's.
    policy: isField && policy === HIDDEN && !hidesNames(element) ? inherited : policy,
    isField,
    reflects: tag.includes('-') && isReflecting(element),
  };
}

function kindOf(
  element: Element,
  tag: string,
  parent: Entry,
  isHost: boolean,
  policy: Policy,
): number {
  return (
    (parent.isShadow ? NodeFlag.Shadow : 0) |
    (isHost ? NodeFlag.ShadowHost : 0) |
    (element.namespaceURI === SVG ? NodeFlag.Svg : 0) |
    (tag.includes('-') && customElements.get(tag) ? NodeFlag.Custom : 0) |
    (policy === BLOCKED ? NodeFlag.Blocked : 0)
  );
}

/**
 * Writes a node and everything in it, in preorder. The policy comes down with the walk: from the parent, across the
 * borders of shadow trees and frames, made stricter by what is on the way.
 */
import { NodeFlag } from '../../../lambdas/contract/wire/format.ts';
import { isFieldLike, isReflecting } from '../privacy/field-elements.ts';
import { isFieldTag, type Owner } from '../privacy/mask-attributes.ts';
import { allows, isLocked } from '../privacy/strict-mode.ts';
import { BLOCKED, HIDDEN, type Policy, policyOf } from '../privacy/text-policy.ts';
import { writeAttribute, writeBox, writeState } from './attributes.ts';
import type { Context } from './context.ts';
import type { Entry } from './ids.ts';
import { isLeftOut } from './left-out.ts';
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
import { isHidingTag, isMarking, policyIn, slottedIn } from './policy.ts';
import { writeLink, writeStyle } from './styles/style-elements.ts';
import { textAt } from './text.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Where they move, they load again, lose what scripts did to their rules, or close. */
const UNMOVABLE = new Set(['iframe', 'style', 'link', 'dialog']);
/** More nodes than any page has. */
export const ALL = Number.POSITIVE_INFINITY;
const UNKNOWN_TAG = /[^a-z1-6-_]/;

export class Walk {
  /** A whole page is written, and not what came to it. */
  isWhole = false;
  /** Between pieces of a page: whose children are not all written, the innermost first. */
  #open: Entry[] = [];
  /** How many nodes the present piece may still have. */
  #left = ALL;
  /** The page may have changed since the first piece. */
  #isLater = false;
  /** Came or moved to where the walk had been: to be put in their places behind the picture. */
  readonly late = new Set<Node>();
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Answers nothing where the node is left out. */
  write(node: Node, parent: Entry, next: Entry | undefined, inherited: Policy): Entry | undefined {
    const type = typeOf(node);
    if (type === 1) return this.#element(node as Element, parent, next, inherited);
    if (type === 3) return this.#text(node as Text, parent, next, inherited);
    if (type !== 10) return undefined;
    const entry = this.#enter(node, parent, next);
    this.#context.sink.doctype(entry.id, entry.root, node as DocumentType);
    return entry;
  }

  children(of: Node, parent: Entry, policy: Policy): void {
    let child = this.#isLater ? this.#behindWritten(of, parent) : firstChildOf(of);
    for (; child; child = nextSiblingOf(child)) {
      if (this.#left > 0) this.write(child, parent, undefined, policy);
      if (this.#left > 0 && this.#open.length === 0) continue;
      this.#open.push(parent);
      return;
    }
  }

  /** Writes at most so many nodes of a page. Answers whether all is written; otherwise the next call continues. */
  piece(page: Entry, most: number): boolean {
    this.#isLater = this.#open.length > 0;
    const open = this.#isLater ? this.#open : [page];
    this.#open = [];
    this.#left = most;
    this.isWhole = true;
    for (let entry = open.shift(); entry; entry = open.shift()) {
      this.#end(entry);
      if (this.#open.length > 0) break;
    }
    this.#open.push(...open);
    this.#left = ALL;
    this.#isLater = false;
    this.isWhole = false;
    return this.#open.length === 0;
  }

  /**
   * Writes what is left of an element, a shadow tree or the document. Its policy may be another one by now, and what has
   * left the page is written again should it come back.
   */
  #end(entry: Entry): void {
    const { node } = entry;
    const policy = policyOf(node);
    if (isConnected(node) && policy !== BLOCKED) {
      this.children(node, entry, policy);
      if (this.#open.length > 0) return;
      if (entry.inner?.isShadow) this.#shadow(entry.inner, policy);
      if (this.#open.length > 0) return;
    }
    this.#context.sink.close();
  }

  /** Where to go on among children of which some may be written: nothing can be written in front of those. */
  #behindWritten(of: Node, parent: Entry): Node | null {
    let start = firstChildOf(of);
    let passed: Node[] = [];
    for (let child = start; child; child = nextSiblingOf(child)) {
      const known = this.#context.nodes.get(child);
      passed.push(child);
      if (!known) continue;
      if (known.parent === parent) passed.pop();
      for (const each of passed) this.late.add(each);
      passed = [];
      start = nextSiblingOf(child);
    }
    return start;
  }

  #shadow(root: Entry, policy: Policy): void {
    this.#context.found.shadow(root.node as ShadowRoot, root);
    this.children(root.node, root, policy);
  }

  #enter(node: Node, parent: Entry, next: Entry | undefined): Entry {
    const { nodes, found, look } = this.#context;
    let entry = nodes.get(node);
    this.#left--;
    if (entry) {
      found.known(entry, parent);
      entry = nodes.get(node);
      entry?.unlink();
    }
    entry ??= nodes.add(node, parent.root);
    entry.link(parent, next);
    entry.written = look;
    entry.settled = look;
    return entry;
  }

  #text(node: Text, parent: Entry, next: Entry | undefined, inherited: Policy): Entry | undefined {
    const text = textOf(node);
    if (!/\S/.test(text) && parent.node.nodeName === 'HEAD') return undefined;
    const entry = this.#enter(node, parent, next);
    const policy = parent.inner?.isShadow ? slottedIn(node, inherited) : inherited;
    entry.policy = policy;
    const kind = parent.isShadow ? NodeFlag.Shadow : 0;
    this.#context.sink.text(entry.id, entry.root, kind, textAt(text, policy));
    return entry;
  }

  #element(
    element: Element,
    parent: Entry,
    next: Entry | undefined,
    inherited: Policy,
  ): Entry | undefined {
    const tag = tagOf(element);
    if (isLeftOut(element, tag)) return undefined;
    const names = namesOf(element);
    const values: (string | null)[] = [];
    // The browser has to be asked what an element is marked with only where something may be a mark.
    let mayBeMarked = isHidingTag(tag);
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      const value = attributeOf(element, name);
      values.push(value);
      mayBeMarked ||= isMarking(name, value);
    }
    const own = policyIn(element, mayBeMarked, inherited);
    const policy = parent.inner?.isShadow ? slottedIn(element, own) : own;
    // Only what is blocked itself leaves a box.
    if (policy === BLOCKED && (own !== BLOCKED || inherited === BLOCKED)) return undefined;
    const { sink, nodes, found } = this.#context;
    const entry = this.#enter(element, parent, next);
    entry.names = names;
    entry.values = values;
    entry.mayBeMarked = mayBeMarked;
    entry.policy = UNMOVABLE.has(tag) ? undefined : policy;

    const shadow = policy === BLOCKED ? null : shadowOf(element);
    const kind = kindOf(element, tag, parent, shadow !== null, policy);
    sink.element(entry.id, entry.root, kind, recordedTag(element, tag));
    const owner = ownerOf(element, tag, mayBeMarked, policy, inherited);
    if (policy === BLOCKED) {
      writeBox(sink, element, owner);
      sink.attributesEnd();
      sink.close();
      return entry;
    }
    const isSheet =
      tag === 'link' && writeLink(this.#context, element as HTMLLinkElement, entry, owner);
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      if (!isSheet || (name !== 'rel' && name !== 'href'))
        writeAttribute(sink, element, name, values[i] as string | null, owner, false);
    }
    writeState(sink, element, owner, this.isWhole);
    if (tag === 'style') writeStyle(this.#context, element as HTMLStyleElement, entry, policy);
    else {
      sink.attributesEnd();
      const root = shadow && nodes.addShadow(shadow, entry);
      if (tag === 'iframe') {
        if (documentIn(element)) found.frame(entry);
      } else if (tag !== 'noscript') this.children(element, entry, policy);
      if (root && this.#open.length === 0) this.#shadow(root, policy);
      if (this.#open.length > 0) return entry;
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
    // The text next to a field is the page's; what is in it is not.
    policy: isField && policy === HIDDEN ? inherited : policy,
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

/** An element that no standard knows is named by the page. */
function recordedTag(element: Element, tag: string): string {
  if (tag.includes('-') || isLocked()) {
    const isUnknown = /-|Unknown/.test(`${tag}${element}`);
    if (isUnknown && !allows(tag, 'tag:') && isLocked()) return 'x-hidden';
  }
  return UNKNOWN_TAG.test(tag) ? 'div' : tag;
}

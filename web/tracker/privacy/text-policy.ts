/**
 * The privacy policy of a node's text: the strictest policy of the node, of everything around it (across shadow trees and
 * frames) and of its slot. A detached node is hidden.
 */
import { isElement, parentOf } from '../page/natives.ts';
import { HIDE_SELECTOR } from './hidden-selectors.ts';

export const SHOWN = 0;
/** Text becomes asterisks. */
const MASKED = 1;
/** No text leaves the browser, because a visitor types or selects there. */
export const HIDDEN = 2;
/** Neither text nor elements leave the browser. */
export const BLOCKED = 3;
export type Policy = typeof SHOWN | typeof MASKED | typeof HIDDEN | typeof BLOCKED;

// rrweb's player marks its frames with this class.
const BLOCK_SELECTOR = '[data-reveille-block],.rr-block';
const IGNORED = `[data-reveille-ignore],${BLOCK_SELECTOR}`;
export const MASK_SELECTOR = '[data-reveille-mask]';
export const MARKED = `${BLOCK_SELECTOR},${MASK_SELECTOR},${HIDE_SELECTOR}`;
/** Tags with a policy; other elements have one because of an attribute. */
export const MARKED_TAG = /^(textarea|output|progress|meter|selectedcontent|ion-select)$/;

/** Elements without an editable attribute that received input. */
const editedElements = new WeakSet<Node>();
export const markEdited = (element: Node): void => {
  editedElements.add(element);
};

/** Calls the prototype, because a form's field named `matches` would hide the form's own method. */
export const isMatching = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);
export const isDocument = (node: Node): node is Document => node.nodeType === 9;

/** The parent of a node, the host of its shadow tree, or the frame element of its document. */
export function containerOf(node: Node): Node | null {
  if (isDocument(node)) return node.defaultView?.frameElement ?? null;
  return parentOf(node) ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** Policies of nodes while one event is handled, in which the page does not change. */
export type PolicyCache = Map<Node, Policy>;

/** The strictest policy of a node and of what contains it. `alone` returns that of one node without its containers. */
export function policyOf(
  node: Node | null,
  cache: PolicyCache = new Map(),
  alone = nodePolicy,
): Policy {
  if (!node) return HIDDEN;
  const cached = cache.get(node);
  if (cached !== undefined) return cached;
  let policy = alone(node);
  if (policy !== BLOCKED && node !== document) {
    const container = containerOf(node);
    policy = stricter(policy, policyOf(container, cache, alone));
    // Text can be slotted too; only direct children of the host of an open shadow tree have an assignedSlot.
    if (container && isElement(container) && container.shadowRoot) {
      const { assignedSlot } = node as Partial<Element>;
      if (assignedSlot) policy = stricter(policy, policyOf(assignedSlot, cache, alone));
    }
  }
  cache.set(node, policy);
  return policy;
}

const stricter = (a: Policy, b: Policy): Policy => (a > b ? a : b);

/** The policy of a node by its tag, attributes and input, without its containers. */
export function nodePolicy(node: Node): Policy {
  if (!isElement(node)) return isDocument(node) && node.designMode === 'on' ? HIDDEN : SHOWN;
  const mayBeMarked = Element.prototype.hasAttributes.call(node) || MARKED_TAG.test(node.localName);
  if (mayBeMarked && isMatching(node, MARKED)) {
    if (isMatching(node, BLOCK_SELECTOR)) return BLOCKED;
    return isMatching(node, HIDE_SELECTOR) ? HIDDEN : MASKED;
  }
  return inputPolicy(node);
}
/** HIDDEN if the node received input or has an EditContext, whatever its attributes are. */
export const inputPolicy = (node: Node): Policy =>
  editedElements.has(node) || (node as { editContext?: object }).editContext ? HIDDEN : SHOWN;

/** Whether events on the node are not recorded: it is in an ignored or blocked part of the page, or detached. */
export function isIgnored(node: Node | null): boolean {
  if (!node) return true;
  // One lookup finds marks in the same tree. Called for the moves of the pointer, so only slots are searched one by one.
  const element = isElement(node) ? node : node.parentElement;
  if (element && Element.prototype.closest.call(element, IGNORED)) return true;
  let top = node;
  for (let at: Node | null = node; at; at = parentOf(at)) {
    const { assignedSlot } = at as Partial<Element>;
    if (assignedSlot) return isIgnored(assignedSlot);
    top = at;
  }
  // Reading the frame of the page's window is slow.
  const around = top === document ? null : containerOf(top);
  return around !== null && isIgnored(around);
}

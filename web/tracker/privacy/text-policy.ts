/**
 * What may leave of the text at a place of the page. The strictest of a node's own marks, of everything around it (also
 * across the borders of shadow trees and frames) and of the slot it is shown in decides; an unknown place is hidden.
 */
export const SHOWN = 0;
/** Asterisks. */
const MASKED = 1;
/** Nothing: a visitor writes or chooses there. */
export const HIDDEN = 2;
/** Nothing, not even that it is there. */
export const BLOCKED = 3;
export type Policy = typeof SHOWN | typeof MASKED | typeof HIDDEN | typeof BLOCKED;

// rrweb marks the frames of its player with a class.
const BLOCK_SELECTOR = '[data-reveille-block],.rr-block';
const IGNORE_SELECTOR = '[data-reveille-ignore]';
const MASK_SELECTOR = '[data-reveille-mask]';
/** Editors that keep the focus in a hidden field and draw the text themselves, and boxes that show a choice. */
export const DRAWING_EDITORS =
  '.monaco-editor,.CodeMirror,.ace_editor,.cm-editor,.xterm,.ProseMirror,.ql-editor,.handsontable,.select2-selection,.ts-control,.choices__inner,.chosen-single,.chosen-choices,.vs__selected-options,.ss-main';
const WRITTEN_ROLES =
  '[role=textbox],[role=searchbox],[role=spinbutton],[role=combobox],[role=slider]';
export const EDITABLE_SELECTOR = '[contenteditable]:not([contenteditable="false" i])';
export const HIDE_SELECTOR = `textarea,output,progress,meter,${EDITABLE_SELECTOR},${WRITTEN_ROLES},${DRAWING_EDITORS}`;
const MARKED = `${BLOCK_SELECTOR},${MASK_SELECTOR},${HIDE_SELECTOR}`;
/** The tags that are marked by themselves; anything else is marked by an attribute. */
const MARKED_TAG = /^(textarea|output|progress|meter)$/;

/** Elements that turned out to be written in: input went through them. */
const written = new WeakSet<Node>();
export const markWritten = (element: Node): void => {
  written.add(element);
};

/** A form's fields may be called `matches` or `parentNode`; these are the browser's own. */
export const isMatching = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);
let parentGetter: ((this: Node) => Node | null) | undefined;
function parentOf(node: Node): Node | null {
  parentGetter ??= Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get as never;
  return parentGetter.call(node);
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isDocument = (node: Node): node is Document => node.nodeType === 9;

/** The parent of a node: its parent, the host of its shadow tree, or the frame of its document. */
export function containerOf(node: Node): Node | null {
  if (isDocument(node)) return node.defaultView?.frameElement ?? null;
  return parentOf(node) ?? (node as Partial<ShadowRoot>).host ?? null;
}

/** The answers of one event; the page does not change while it is looked at. */
export type Known = Map<Node, Policy>;

/** `own`: what a node is marked with itself. */
export function policyOf(node: Node | null, known: Known = new Map(), own = ownPolicy): Policy {
  if (!node) return HIDDEN;
  const before = known.get(node);
  if (before !== undefined) return before;
  let policy = own(node);
  if (policy !== BLOCKED && node !== document) {
    const container = containerOf(node);
    policy = stricter(policy, policyOf(container, known, own));
    // Also text may be slotted; only what is right under the host of an open shadow tree has a slot to see.
    if (container && isElement(container) && container.shadowRoot) {
      const { assignedSlot } = node as Partial<Element>;
      if (assignedSlot) policy = stricter(policy, policyOf(assignedSlot, known, own));
    }
  }
  known.set(node, policy);
  return policy;
}

const stricter = (a: Policy, b: Policy): Policy => (a > b ? a : b);

export function ownPolicy(node: Node): Policy {
  if (!isElement(node)) return isDocument(node) && node.designMode === 'on' ? HIDDEN : SHOWN;
  const mayBeMarked = Element.prototype.hasAttributes.call(node) || MARKED_TAG.test(node.localName);
  if (mayBeMarked && isMatching(node, MARKED)) {
    if (isMatching(node, BLOCK_SELECTOR)) return BLOCKED;
    return isMatching(node, HIDE_SELECTOR) ? HIDDEN : MASKED;
  }
  return isWritten(node);
}
/** What an element turned out to be, whatever it is marked with. */
export const isWritten = (node: Node): Policy =>
  written.has(node) || (node as { editContext?: object }).editContext ? HIDDEN : SHOWN;

/** The owner wants nothing reported of what is done there. */
export function isIgnored(node: Node | null): boolean {
  for (let at = node; at; at = containerOf(at)) {
    if (isElement(at) && isMatching(at, `${IGNORE_SELECTOR},${BLOCK_SELECTOR}`)) return true;
    const { assignedSlot } = at as Partial<Element>;
    if (assignedSlot && isIgnored(assignedSlot)) return true;
  }
  return node === null;
}

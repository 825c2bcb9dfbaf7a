/** Which elements hold what a visitor writes or chooses, also where a page makes its own out of components. */
import { EDITABLE_SELECTOR, isMatching } from './text-policy.ts';

const OPTION = 'option,[role=option],[role=treeitem]';
const LIST_BOX = 'select,[role=listbox],[role=tree]';
const FIELD_LIKE = `${EDITABLE_SELECTOR},[role=textbox],[role=searchbox],[role=spinbutton],[role=combobox],[role=slider],[role=option],[role=meter],[role=progressbar]`;

/** What a visitor writes in: its content is no part of any name. */
export const EDITABLE = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';
export const isInput = (element: Element): element is HTMLInputElement =>
  element.localName === 'input';
export const isFieldLike = (element: Element): boolean => isMatching(element, FIELD_LIKE);

/** The list box in which this is an option, or is itself a list whose options are pressed one by one. */
export function listBoxOf(node: Node | null): Element | null {
  if (node?.nodeType !== 1) return null;
  const element = node as Element;
  const option = Element.prototype.closest.call(element, OPTION);
  return option && (Element.prototype.closest.call(option, LIST_BOX) ?? option.parentElement);
}
export const isOption = (node: Node | null): boolean => listBoxOf(node) !== null;

/** Components that input went through: from then on they may repeat it in any attribute. */
const reflecting = new WeakSet<Node>();
export function markReflecting(path: readonly EventTarget[]): void {
  for (const target of path) {
    if ((target as Node).nodeType === 1 && (target as Element).localName.includes('-'))
      reflecting.add(target as Node);
  }
}

/**
 * Whether a component may show its inner field's content in an attribute: input went through it, or one of its own
 * attributes says just what a field inside it holds.
 */
export function isReflecting(element: Element): boolean {
  if (reflecting.has(element)) return true;
  if (!element.localName.includes('-') || !element.shadowRoot) return false;
  const held = new Set<string>();
  for (const field of element.shadowRoot.querySelectorAll('input,textarea'))
    held.add((field as HTMLInputElement).value);
  held.delete('');
  held.delete('on');
  if (held.size === 0) return false;
  for (const { value } of element.attributes) if (held.has(value)) return true;
  return false;
}

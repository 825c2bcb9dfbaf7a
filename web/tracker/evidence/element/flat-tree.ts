/** Lookups across open shadow trees. */
import { closest } from '../../privacy/field-elements.ts';
import { isMatching } from '../../privacy/text-policy.ts';

/** The parent element, or the host of the shadow tree. Frames have separate classes, so `instanceof` fails for their trees. */
export const parentOf = ({ parentElement, parentNode }: Element): Element | null =>
  parentElement ?? (parentNode as Partial<ShadowRoot> | null)?.host ?? null;

/** The form of a field; unlike `field.form`, works across shadow trees. */
export const formOf = (field: Element): Element | null => closest(field, 'form');

/** The element that shows this one: its slot, its parent or the host of its shadow tree. */
export const shownBy = (element: Element): Element | null =>
  element.assignedSlot ?? parentOf(element);

/** The element or the closest one around it, because a component may show its content in a button of its shadow tree. */
export function closestShown(element: Element, selector: string): Element | undefined {
  for (let at: Element | null = element; at; at = shownBy(at)) {
    if (isMatching(at, selector)) return at;
  }
  return undefined;
}

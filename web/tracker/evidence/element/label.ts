/** The label of an element as the page shows it, never a field's content. */
import { withoutPrices } from '../../../../lambdas/contract/tracker.ts';
import { LABEL_CHARACTERS } from '../../limits.ts';
import { EDITABLE, hidesNames, isFieldLike, isInput } from '../../privacy/field-elements.ts';
import { textAllowed } from '../../privacy/strict-mode.ts';
import {
  containerOf,
  isMatching,
  type PolicyCache,
  policyOf,
  SHOWN,
} from '../../privacy/text-policy.ts';
import { maskTyped } from '../../privacy/typed-words.ts';

/**
 * The accessible name, masked, at most LABEL_CHARACTERS long; empty if the element is hidden. Each part is masked with the
 * policy of its own place, because a button can contain a masked word or be labeled by another element.
 */
export function labelOf(element: Element, cache: PolicyCache = new Map()): string {
  const isField = isMatching(element, 'input,textarea,select') || isFieldLike(element);
  if (policyOf(isField ? containerOf(element) : element, cache) !== SHOWN) return '';
  return clean(withoutPrices(isField ? nameOfField(element, cache) : nameOf(element, cache)));
}

type Name = string | null | undefined;
/** The first name that is not blank. Names are functions, because most elements need only the first one. */
function firstOf(...names: readonly (() => Name)[]): string {
  for (const name of names) {
    const found = name();
    if (found?.trim()) return found;
  }
  return '';
}

const nameOf = (element: Element, cache: PolicyCache): string =>
  firstOf(
    () => attributeOf(element, 'aria-label'),
    () => textOfLabelledBy(element, cache),
    () => {
      if (isButton(element)) return allowed(element.value);
      // The heading of a card is its name; its prices and notes are not.
      return shownText(headingIn(element), cache) || shownText(element, cache);
    },
    () => attributeOf(element, 'alt'),
    () => nameInAttribute(element.querySelector('img[alt],svg[aria-label]'), cache),
    // A switch is a button in many libraries.
    () => textOfLabel(element, cache),
    () => attributeOf(element, 'title'),
  );
const NOT_IN_LABEL = `${EDITABLE},script,style`;
const HEADING = 'h1,h2,h3,h4,h5,h6,[role=heading]';
/** The heading of an element, or of the content that its slot shows: a component may show a card in a button. */
function headingIn(element: Element): Element | undefined {
  const slotted = element.querySelector('slot')?.assignedElements({ flatten: true }) ?? [];
  for (const each of [element, ...slotted]) {
    const heading = isMatching(each, HEADING) ? each : each.querySelector(HEADING);
    if (heading) return heading;
  }
  return undefined;
}
const isButton = (element: Element): element is HTMLInputElement =>
  isInput(element) && /^(button|submit|reset)$/.test(element.type);
/** The name of an element without text, in an attribute. */
const nameInAttribute = (element: Element | null | undefined, cache: PolicyCache): Name =>
  element && policyOf(element, cache) === SHOWN
    ? (attributeOf(element, 'alt') ??
      attributeOf(element, 'aria-label') ??
      attributeOf(element, 'title'))
    : null;

/** The label next to a field, never its value. */
const nameOfField = (element: Element, cache: PolicyCache): string =>
  isButton(element)
    ? nameOf(element, cache)
    : firstOf(
        () => attributeOfField(element, 'aria-label'),
        () => textOfLabelledBy(element, cache),
        () => textOfLabel(element, cache),
        () => attributeOfField(element, 'placeholder'),
        () => attributeOfField(element, 'title'),
        // The label of a swatch shows only a color, which its title names.
        () => nameInAttribute((element as HTMLInputElement).labels?.[0], cache),
      );

const attributeOfField = (field: Element, name: string) =>
  hidesNames(field) ? null : attributeOf(field, name);
const attributeOf = (element: Element, name: string) => allowed(element.getAttribute(name));
function allowed(text: Name): Name {
  return globalThis.WITHOUT_STRICT ? text : text && textAllowed(text);
}

/** The label of a field, or one beside it that names no other: many websites forget the id. */
const textOfLabel = (element: Partial<HTMLInputElement>, cache: PolicyCache) =>
  shownText(
    element.labels?.[0] ??
      [element.previousElementSibling, element.nextElementSibling].find(
        (each) => (each as HTMLLabelElement | null)?.control === null,
      ),
    cache,
  );
const textOfLabelledBy = (element: Element, cache: PolicyCache) =>
  element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => shownText((element.getRootNode() as Document).getElementById?.(id), cache))
    .join(' ');

/** Texts that an icon font draws as icons, such as `material-symbols-outlined`. Many websites do not hide them from screen readers. */
const NOT_SPOKEN =
  '[aria-hidden=true],icon,i[class*=icon],[class*=material-icon],[class*=material-symbol]';

/**
 * The text of an element without its editable parts and the parts that the website marked as private. Hidden text
 * counts only if there is no other text: a button may contain a long and a short text for two screen sizes, or an icon
 * whose name is text in an icon font.
 */
function shownText(
  element: Element | null | undefined,
  cache: PolicyCache,
  isHiddenIncluded?: boolean,
): string {
  let text = '';
  const walk = (node: Node) => {
    if (text.length > LABEL_CHARACTERS * 2) return;
    if (node.nodeType === 3) {
      // Frameworks split a text such as “3 tasks”, with comments in between. A typed word is not recognized once it is joined
      // with more letters, so each part is masked first. An address may be split, so it is masked afterwards.
      if (policyOf(node, cache) === SHOWN)
        text +=
          ((node.previousSibling?.nodeType ?? 0) > 2 ? '' : ' ') +
          maskTyped(textAllowed(node.nodeValue ?? '').replace(/\s+/g, ' '), undefined, String);
    } else if ((node as Partial<HTMLSlotElement>).assignedNodes?.().length) {
      for (const assigned of (node as HTMLSlotElement).assignedNodes({ flatten: true }))
        walk(assigned);
    } else if (
      node.nodeType === 1 &&
      !isMatching(node as Element, NOT_IN_LABEL) &&
      policyOf(node, cache) === SHOWN &&
      (isHiddenIncluded ||
        (getComputedStyle(node as Element).display !== 'none' &&
          !isMatching(node as Element, NOT_SPOKEN)))
    ) {
      for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
    }
  };
  if (element) walk(element);
  return isHiddenIncluded || text.trim() ? text : shownText(element, cache, true);
}

/**
 * Masks a text and shortens it to `maxLength` characters, with an ellipsis. Cuts between words before masking, because half
 * an email address would not be recognized as one.
 */
export function clean(text: string, maxLength = LABEL_CHARACTERS): string {
  const collapsed = text.slice(0, maxLength * 80).replace(/\s+/g, ' ');
  const masked = maskTyped(wholeWords(collapsed.trim(), maxLength * 4));
  if (masked.length <= maxLength) return masked;
  const words = wholeWords(masked, maxLength);
  return `${words.length < maxLength ? words : masked.slice(0, maxLength - 1)}…`;
}

const wholeWords = (text: string, maxLength: number): string =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/\s+\S*$/, '') : text;

/** The name of an element as the page shows it; never what it holds. */
import { withoutPrices } from '../../../lambdas/contract/tracker.ts';
import { LABEL_CHARACTERS } from '../limits.ts';
import { EDITABLE, isFieldLike, isInput } from '../privacy/field-elements.ts';
import { maskText } from '../privacy/mask-text.ts';
import { textAllowed } from '../privacy/strict-mode.ts';
import { containerOf, isMatching, type Known, policyOf, SHOWN } from '../privacy/text-policy.ts';
import { maskTyped } from '../privacy/typed-words.ts';

/**
 * What a person would call it: at most 40 characters, masked like every text of the page. Each part is judged where it
 * stands: a button may hold a masked word, and be named by an element elsewhere.
 */
export function labelOf(element: Element, known: Known = new Map()): string {
  const isField = isMatching(element, 'input,textarea,select') || isFieldLike(element);
  if (policyOf(isField ? containerOf(element) : element, known) !== SHOWN) return '';
  return clean(withoutPrices(isField ? nameOfField(element, known) : nameOf(element, known)));
}

type Name = string | null | undefined;
/** Most elements have the first name that is asked for, and the others are not. */
function firstOf(...names: readonly (() => Name)[]): string {
  for (const name of names) {
    const found = name();
    if (found?.trim()) return found;
  }
  return '';
}

const nameOf = (element: Element, known: Known): string =>
  firstOf(
    () => attributeOf(element, 'aria-label'),
    () => textBehind(element, known),
    () => {
      if (isButton(element)) return said(element.value);
      // Of a card the heading: its prices and notes are not its name.
      const heading = element.querySelector('h1,h2,h3,h4,h5,h6,[role=heading]');
      return ownText(heading, known) || ownText(element, known);
    },
    () => {
      const alt = attributeOf(element, 'alt');
      if (alt !== null && alt !== undefined) return alt;
      const picture = element.querySelector('img[alt],svg[aria-label]');
      return picture && said(pictureName(picture, known));
    },
    () => attributeOf(element, 'title'),
  );
const isButton = (element: Element): element is HTMLInputElement =>
  isInput(element) && /^(submit|button|reset)$/.test(element.type);
function pictureName(picture: Element, known: Known): string | null {
  if (policyOf(picture, known) !== SHOWN) return null;
  return picture.getAttribute('alt') ?? picture.getAttribute('aria-label');
}

/** A field is named by the text next to it, never by its value. */
const nameOfField = (element: Element, known: Known): string =>
  isButton(element)
    ? nameOf(element, known)
    : firstOf(
        () => attributeOf(element, 'aria-label'),
        () => textBehind(element, known),
        () => ownText((element as Partial<HTMLInputElement>).labels?.[0], known),
        () => attributeOf(element, 'placeholder'),
        () => attributeOf(element, 'title'),
      );

const attributeOf = (element: Element, name: string) => said(element.getAttribute(name));
const said = (text: string | null | undefined) => text && textAllowed(text);

const textBehind = (element: Element, known: Known) =>
  element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => ownText((element.getRootNode() as Document).getElementById?.(id), known))
    .join(' ');

/** The text of an element without what is written in it, and without what an owner marked. */
function ownText(element: Element | null | undefined, known: Known): string {
  let text = '';
  const walk = (node: Node) => {
    if (text.length > LABEL_CHARACTERS * 2) return;
    if (node.nodeType === 3) {
      if (policyOf(node, known) === SHOWN)
        text += ` ${beginning(textAllowed(node.nodeValue ?? ''), 200)}`;
    } else if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) {
      for (const assigned of node.assignedNodes({ flatten: true })) walk(assigned);
    } else if (
      node.nodeType === 1 &&
      !isMatching(node as Element, `${EDITABLE},script,style`) &&
      policyOf(node, known) === SHOWN
    ) {
      for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
    }
  };
  if (element) walk(element);
  return text;
}

export const clean = (text: string, most = LABEL_CHARACTERS): string =>
  shortened(maskTyped(maskText(beginning(text, most * 4))), most);

/** Cut between words, and the cut is shown. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${whole.length < most ? whole : text.slice(0, most - 1)}…`;
}

/** Cut between words: half an address would not be known for one. */
function beginning(text: string, most: number): string {
  const words = text
    .slice(0, most * 20)
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= most ? words : words.slice(0, most).replace(/ \S*$/, '');
}

/** Recognizes elements that hold what a visitor types or selects, including custom components. */
import { attributeOf, contentOf, isElement, namesOf, parentOf, shadowOf } from '../page/natives.ts';
import { EDITABLE_ROLES, EDITABLE_SELECTOR } from './hidden-selectors.ts';
import { containerOf, isIgnored, isMatching, MASK_SELECTOR, markEdited } from './text-policy.ts';

/**
 * The options of some components have no role: of custom select boxes, cascaders and wheels, Chosen, Selectize, jQuery UI,
 * typeahead.js, other autocompletion, Google Places.
 */
export const OPTION =
  'option,[role=option],[role=treeitem],[class*=option]:is([class*=select-],[class*=cascader-]),:is([class*=cascader],[class*=picker],.nice-select) li,.chosen-results li,[class*=dropdown] [data-selectable],.ui-autocomplete>*,.tt-suggestion,.autocomplete-suggestion,.pac-item';
/** May be a day of a calendar. What shows a number of one or two digits there is an option. */
const DAY = 'td,[role=gridcell],[class*=day],[class*=date]';
/** A number that links to another page, such as those below a table. */
const PAGE_LINK = 'a[href]:not([href=""],[href^="#"],[href^=javascript i])';
const LIST_BOX = 'select,[role=listbox],[role=tree],[role=grid],table,[class*=month]';
const FIELD_LIKE = `${EDITABLE_SELECTOR},${EDITABLE_ROLES},[role=option],[role=meter],[role=progressbar]`;

/** Elements that a visitor types in; their content is never part of a label. */
export const EDITABLE = `input,textarea,select,${EDITABLE_SELECTOR}`;
/** Input types that select something or are buttons, where nothing is typed. */
export const NOT_TYPED = /^(checkbox|radio|range|color|file|button|submit|reset|image)$/;
/** A field in which text is typed. */
export const isTextField = (element: Element): element is HTMLInputElement =>
  isMatching(element, 'input,textarea') && !NOT_TYPED.test((element as HTMLInputElement).type);
export const isInput = (element: Element): element is HTMLInputElement =>
  element.localName === 'input';
export const isFieldLike = (element: Element): boolean => isMatching(element, FIELD_LIKE);

/** Whether a field hides its names, too: they repeat the choice that it shows, or the website masks the field itself. */
export function hidesNames(element: Element): boolean {
  const text = trimmed(element);
  return (
    (!!text && ['aria-label', 'title'].some((name) => attributeOf(element, name) === text)) ||
    isMatching(element, MASK_SELECTOR)
  );
}

/** The closest element that matches, also around the components that it is in. */
export const closest = (from: Element | null | undefined, selector: string): Element | null =>
  from ? (Element.prototype.closest.call(from, selector) ?? closest(hostOf(from), selector)) : null;
const hostOf = (element: Element): Element | undefined =>
  (element.getRootNode() as Partial<ShadowRoot>).host;

/** What a key shows: a digit and the letters that it stands for, or one character, also below a symbol. */
const KEY = /^(0*\d\s*[A-Z+]*|\S\s+\S|[!-/:-@[-^{-~]?\S[!-/:-@[-^{-~]?)$/;
/** Without the space around it, because a pattern would search long space again and again. */
const trimmed = (element: Element): string => contentOf(element).trim();
/** The maximum number of elements of a keyboard, which may have sixty keys. */
const MAX_KEYBOARD = 500;

/**
 * The text of a key or a day; a space, which is neither, for a container or a link to another page. Called for every move of
 * the pointer, so the texts and the number of elements of a container are not read.
 */
const shortText = (element: Element): string =>
  element.getElementsByTagName('*')[8] || closest(element, PAGE_LINK) ? ' ' : trimmed(element);

/** Whether the visitor has pointed at a key, or typed one on a real keyboard, which the page may show on its own. */
export let hasUsedKeyboard = false;
export function noteKey(): void {
  hasUsedKeyboard = true;
}

/** The first element of each container that is a keyboard, and `false` for the others that were read. */
export type Keyboards = Map<unknown, Element | false | undefined>;

/** The first element in the keyboard around a key: in the outermost element with ten different keys and fewer other texts. */
export function firstInKeyboard(
  key: Element,
  known: Keyboards = new Map(),
): Element | null | undefined {
  const text = shortText(key);
  // A component may draw the state of a key in an empty element over its text, or show the text in a slot.
  let found: Element | null | undefined = text ? null : (key.parentElement ?? hostOf(key));
  found &&= firstInKeyboard(found, known);
  if (KEY.test(text))
    for (let at = key as Partial<Element> & ParentNode & Node; at; at = parentOf(at) as never) {
      let first = known.get(at);
      if (first === undefined) {
        // The browser stops counting a live list at the maximum. Shadow trees have none.
        const elements = at.getElementsByTagName?.('*') ?? at.querySelectorAll('*');
        first = !elements[MAX_KEYBOARD] && hasKeys(elements) && elements[0];
        known.set(at, first);
      }
      if (first) {
        hasUsedKeyboard = true;
        found = first;
      }
    }
  return found;
}

function hasKeys(elements: Iterable<Element>): boolean {
  const texts = [...new Set([...elements].map(trimmed))];
  return texts.filter(KEY.test, KEY).length > Math.max(9, texts.length / 2);
}

/** The list box of an option, or the parent of an option without one; null if the node is not in an option. */
export function listBoxOf(element: Node): Element | null | undefined {
  if (!isElement(element)) return undefined;
  const option =
    closest(element, OPTION) ??
    firstInKeyboard(element) ??
    (/^\d\d?$/.test(shortText(element)) ? closest(element, DAY) : null);
  // A component may be one option, with its role on an element inside it. A small page may be a keyboard as a whole.
  const parent = option && (option.parentElement ?? hostOf(option)?.parentElement ?? option);
  return closest(parent, LIST_BOX) ?? parent;
}
/** Whether events on a node are not recorded: it is an option, or in an ignored part of the page. */
export const isPrivate = (node: Node | null): boolean =>
  !!listBoxOf(node as Node) || isIgnored(node);

/** Components that input events passed through: from then on they may repeat the input in any attribute. */
const reflectingComponents = new WeakSet<Node>();
export function markReflecting(path: readonly EventTarget[]): void {
  for (const target of path) {
    if ((target as Node).nodeType === 1 && (target as Element).localName.includes('-'))
      reflectingComponents.add(target as Node);
  }
}

/**
 * Whether a component may repeat the value of a field inside it in its attributes: an input event passed through it, or one
 * of its attributes equals such a value.
 */
export function isReflecting(element: Element): boolean {
  const fields = shadowOf(element)?.querySelectorAll<HTMLInputElement>('input,textarea') ?? [];
  return (
    reflectingComponents.has(element) ||
    [...fields].some(
      ({ value }) =>
        !/^(on)?$/.test(value) &&
        namesOf(element).some((name) => attributeOf(element, name) === value),
    )
  );
}

const LINE = /^(br|div|p|li|tr|td|th|pre|h[1-6]|blockquote)$/;
/** The content of an editor, with line breaks between its blocks. */
export function linesOf(editor: Element): string {
  let lines = '';
  const walker = editor.ownerDocument.createTreeWalker(
    editor,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 3) lines += node.nodeValue ?? '';
    else if (LINE.test((node as Element).localName)) lines += '\n';
  }
  return lines;
}

/** A field smaller than this is invisible, because an editor draws its text elsewhere. */
const TINY_PX = 20;

/** Hides the editor around an invisible field, which draws the typed text itself. */
export function hideDrawingEditor(field: Element): void {
  const { width, height } = field.getBoundingClientRect();
  const isVisible = width > TINY_PX && height > 2 && getComputedStyle(field).opacity !== '0';
  if (isVisible || !isTextField(field)) return;
  for (let at = containerOf(field); at && at !== document.body; at = containerOf(at)) {
    if (!isElement(at)) continue;
    const { width, height } = at.getBoundingClientRect();
    if (width < 4 * TINY_PX || height < TINY_PX) continue;
    markEdited(at);
    return;
  }
}

/** Describes elements for custom events: role, label and position; never their content. */
import type { ElementDescriptor } from '../../../../lambdas/contract/tracker.ts';
import { HIDDEN_WORDS } from '../../../../lambdas/contract/tracker.ts';
import { targetOf as nodeOf } from '../../page/listeners.ts';
import { EDITABLE, isInput, listBoxOf, OPTION } from '../../privacy/field-elements.ts';
import { EDITABLE_SELECTOR } from '../../privacy/hidden-selectors.ts';
import { recordedTag } from '../../privacy/recorded-tag.ts';
import { valueAllowed } from '../../privacy/strict-mode.ts';
import { isIgnored, isMatching, type PolicyCache } from '../../privacy/text-policy.ts';
import { maskTyped } from '../../privacy/typed-words.ts';
import { closestShown, formOf, shownBy } from './flat-tree.ts';
import { labelOf } from './label.ts';
import { selectorOf } from './selector.ts';

export const CONTROLS = `a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,label,[role=button],[role=link],[role=tab],[role=menuitem],[role=checkbox],[role=switch],[onclick],${OPTION},${EDITABLE_SELECTOR}`;
/** Elements made for repeated clicks: marked by the website, or a map of a common library. */
const NO_RAGE =
  '[data-no-rage],[data-reveille-no-rage],[role=application],.leaflet-container,.gm-style,.mapboxgl-map,.maplibregl-map,.ol-viewport';
/** Unlabeled arrows of carousels. */
const ARROW = '[class*="-next"],[class*="-prev"],[class*="arrow"]';
/** CSS pixels. */
const CANVAS_MIN_WIDTH = 30;
const SELECTED =
  '[type=radio]:checked,[aria-selected=true],[role=radio][aria-checked=true],[role=menuitemradio][aria-checked=true],[aria-current]:not([aria-current=false])';

/** The element that an event was dispatched on, even inside open shadow trees. */
export function targetOf(event: Event): Element | undefined {
  const target = nodeOf(event);
  // instanceof fails for elements in frames, which have separate classes.
  return target?.nodeType === 1 ? (target as Element) : undefined;
}

/** The position of a document's viewport in the page's viewport, in CSS pixels; frames can be nested. */
export function originOf({ defaultView }: Document): readonly [x: number, y: number] {
  const frame = defaultView?.frameElement;
  if (!frame) return [0, 0];
  const [x, y] = originOf(frame.ownerDocument);
  const { left, top } = frame.getBoundingClientRect();
  return [x + left + frame.clientLeft, y + top + frame.clientTop];
}

/** Describes the control that the element belongs to, or the element itself; positions are rounded CSS pixels. */
export function describe(element: Element, cache: PolicyCache = new Map()): ElementDescriptor {
  const clickedControl = controlOf(element);
  const clicked = clickedControl ?? element;
  // The clicked option is private input, so the list box is described instead.
  const control = listBoxOf(clicked) ?? clicked;
  const link = linkOf(control);
  const label = labelOf(control, cache);
  return {
    role: roleOf(control),
    label,
    selector: selectorOf(control, cache),
    tag: recordedTag(control),
    box: roundedBox(boxOf(control)),
    looks_interactive: clickedControl !== undefined,
    editable: control.matches(EDITABLE),
    ...(link && { link }),
    ...((closestShown(element, NO_RAGE) || (!label && element.closest(ARROW))) && {
      no_rage: true,
    }),
    ...(isSelected(clicked) && { is_current: true }),
    ...(isSubmit(control) && { submits: true }),
    ...(closestShown(control, SEARCH) && { search: true }),
    ...(isInDialog(control) && { in_dialog: true }),
    ...(isNearCanvas(control) && { near_canvas: true }),
  };
}

/** The box of an element in the page's viewport, also for elements of frames, in CSS pixels. */
export function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = originOf(element.ownerDocument);
  return { left: left + x, top: top + y, width, height };
}

export const roundedBox = ({
  left,
  top,
  width,
  height,
}: ReturnType<typeof boxOf>): ElementDescriptor['box'] =>
  [left, top, width, height].map(Math.round) as never;

/** The control around an element: an interactive element, or the outermost one with a pointer cursor, such as a card. */
export function controlOf(element: Element): Element | undefined {
  return closestShown(element, CONTROLS) ?? outermostWithPointer(element);
}

/** The control of a component that consists of one. */
export function onlyControlIn(root: ShadowRoot): Element | undefined {
  const [control, another] = root.querySelectorAll(CONTROLS);
  return another ? undefined : control;
}

function outermostWithPointer(element: Element): Element | undefined {
  const hasPointer = (each: Element) => getComputedStyle(each).cursor === 'pointer';
  const { body } = element.ownerDocument;
  // Some pages set the pointer cursor on the body, because old iOS versions dispatch clicks only then.
  if (!hasPointer(element) || hasPointer(body)) return undefined;
  let outermost = element;
  for (let at = element.parentElement; at && at !== body; at = at.parentElement) {
    if (!hasPointer(at)) break;
    outermost = at;
  }
  return outermost;
}

const SEARCH =
  'search,[role=search],form:has([type=search],[role=searchbox],[name=q],[name=query],[name=search])';
const SUBMIT = 'button:not([type=button],[type=reset]),[type=submit],[type=image]';

const isSubmit = (control: Element): boolean =>
  control.matches(SUBMIT) && formOf(control) !== null && !closestShown(control, SEARCH);

/** Whether a form has a submit button; a form without one saves automatically or never. */
export const hasSubmit = (form: Element | null): boolean => form?.querySelector(SUBMIT) != null;

export const DIALOG = 'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]';
/** Whether a control is in a dialog: an element that says so, or a fixed one that fills nine tenths of the window. */
export function isInDialog(control: Element): boolean {
  if (closestShown(control, DIALOG)) return true;
  for (let at: Element | null = control; at && at !== document.body; at = shownBy(at)) {
    if (getComputedStyle(at).position === 'fixed') {
      const { width, height } = boxOf(at);
      return (
        document.body.clientHeight > 0 && width > innerWidth * 0.9 && height > innerHeight * 0.9
      );
    }
  }
  return false;
}

/**
 * Whether a canvas is within three levels: a map or chart next to its buttons. Code editors hide canvases and use narrow ones
 * as scrollbars.
 */
function isNearCanvas(control: Element): boolean {
  let around = control.parentElement;
  for (let step = 0; around && around !== document.body && step < 3; step++) {
    if ([...around.querySelectorAll('canvas')].some((each) => each.offsetWidth > CANVAS_MIN_WIDTH))
      return true;
    around = around.parentElement;
  }
  return false;
}

/** Whether a click changes nothing: the open tab, the selected option, a link to the current place. Called before the click. */
function isSelected(control: Element): boolean {
  // A link may contain a button.
  const link = control.closest('a') ?? control;
  const href = link.getAttribute('href') ?? '';
  return (
    // Only a label has this property, and components may have another one of that name.
    [(control as HTMLLabelElement).control, control, link].some(
      (each) => each?.matches?.(SELECTED) && !isIgnored(each),
    ) ||
    (href.length > 1 && (link as HTMLAnchorElement).href === location.href) ||
    (control.matches('[aria-pressed=true]') && isOneOfSeveral(control))
  );
}

/** A pressed button next to unpressed ones is a selection; a pressed button alone is a toggle that a click turns off. */
const isOneOfSeveral = ({ parentNode }: Element): boolean =>
  // At the top of a shadow tree the parent is the shadow root.
  ((parentNode?.parentNode ?? parentNode) as ParentNode | null)?.querySelector(
    '[aria-pressed=false]',
  ) != null;

const ROLES: Record<string, string> = {
  a: 'link',
  area: 'link',
  button: 'button',
  summary: 'button',
  select: 'listbox',
  textarea: 'textbox',
  img: 'img',
  option: 'option',
  nav: 'navigation',
  form: 'form',
  dialog: 'dialog',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
};
const INPUT_ROLES: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  submit: 'button',
  button: 'button',
  reset: 'button',
  image: 'button',
};

/** False for a role that may repeat typed text. */
const isRoleOfPage = (role: string) =>
  valueAllowed('role', role) && maskTyped(role) !== HIDDEN_WORDS;

/** The role that the page states or that the element has by itself; `generic` for all others. */
export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role && /^[a-z]{2,20}$/.test(role) && isRoleOfPage(role)) return role;
  if (isInput(element)) return INPUT_ROLES[element.type] ?? 'textbox';
  return ROLES[element.localName] ?? 'generic';
}

/**
 * Whether the browser shows what a link or form opens in another window or in a frame. Such a window may take no focus, and no
 * event reports that a frame waits for its page.
 */
export const opensElsewhere = (target: string | null, page = document): boolean =>
  /^[^_]|blank/i.test(target || (page === document ? '' : 'frame'));

function linkOf(element: Element): ElementDescriptor['link'] {
  const href = element.getAttribute('href');
  if (href === null || !isMatching(element, 'a,area')) return undefined;
  const link = element as HTMLAnchorElement;
  // A script may hide an address from bots.
  if (/^(mailto:|javascript:.*mail)/i.test(href)) return 'mail';
  if (/^(tel|sms):/i.test(href)) return 'tel';
  if (element.hasAttribute('download')) return 'download';
  const target = element.getAttribute('target');
  if (opensElsewhere(target)) return 'blank';
  if (/^(#(?!!?\/)|javascript:)/i.test(href)) return 'fragment';
  if (opensElsewhere(target, element.ownerDocument)) return 'blank';
  return link.host === location.host ? 'page' : 'other-site';
}

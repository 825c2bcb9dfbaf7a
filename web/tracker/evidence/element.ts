/** The description of an element that may leave the page: role, label and position; never its content. */
import type { ElementDescriptor } from '../../../lambdas/contract/tracker.ts';
import { EDITABLE, isInput, listBoxOf } from '../privacy/field-elements.ts';
import { isMatching, type Known } from '../privacy/text-policy.ts';
import { labelOf } from './element-label.ts';
import { selectorOf } from './element-selector.ts';

export const CONTROLS =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,label,option,[role=button],[role=link],[role=tab],[role=menuitem],[role=checkbox],[role=switch],[role=option],[onclick],[contenteditable]:not([contenteditable="false"])';
/** Made to be pressed again and again: what a site says so of, and what libraries for maps call themselves everywhere. */
const OFTEN =
  '[data-no-rage],[data-reveille-no-rage],[role=application],.leaflet-container,.gm-style,.mapboxgl-map,.maplibregl-map,.ol-viewport';
/** The arrows of carousels without a name of their own. */
const ARROW = '[class*="-next"],[class*="-prev"],[class*="arrow"]';
const CHOSEN =
  '[type=radio]:checked,[aria-selected=true],[role=radio][aria-checked=true],[role=menuitemradio][aria-checked=true],[aria-current]:not([aria-current=false])';

/** What an event happened to. Only a shadow tree hides it, and only then is the whole path worth listing. */
export function targetOf(event: Event): Element | undefined {
  let { target } = event;
  if (isElement(target) && target.shadowRoot) target = event.composedPath()[0] ?? target;
  return isElement(target) ? target : undefined;
}
/** Also of a frame, whose elements are instances of other classes. */
const isElement = (target: unknown): target is Element => (target as Node | null)?.nodeType === 1;

/** Where the window of a document begins in the window of the page: frames may lie in frames. */
export function originOf({ defaultView }: Document): readonly [x: number, y: number] {
  const frame = defaultView?.frameElement;
  if (!frame) return [0, 0];
  const [x, y] = originOf(frame.ownerDocument);
  const { left, top } = frame.getBoundingClientRect();
  return [x + left + frame.clientLeft, y + top + frame.clientTop];
}

export function describe(element: Element, known: Known = new Map()): ElementDescriptor {
  const found = controlOf(element);
  const chosen = found ?? element;
  // Which option was pressed is the visitor's choice: the list box stands for all of them.
  const control = listBoxOf(chosen) ?? chosen;
  const { left, top, width, height } = boxOf(control);
  const link = linkOf(control);
  const label = labelOf(control, known);
  return {
    role: roleOf(control),
    label,
    selector: selectorOf(control, known),
    tag: control.localName,
    box: [Math.round(left), Math.round(top), Math.round(width), Math.round(height)],
    looks_interactive: found !== undefined,
    editable: control.matches(EDITABLE),
    ...(link && { link }),
    ...((element.closest(OFTEN) || (label === '' && element.closest(ARROW))) && { no_rage: true }),
    ...(isCurrent(chosen) && { is_current: true }),
    ...(isSubmit(control) && { submits: true }),
    ...(control.closest(SEARCH) && { search: true }),
    ...(isInDialog(control) && { in_dialog: true }),
    ...(isNearCanvas(control) && { near_canvas: true }),
  };
}

/** In the page's own window, also for an element of a frame. */
export function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = originOf(element.ownerDocument);
  return { left: left + x, top: top + y, width, height };
}

/** The control a click was on: a card that is clickable as a whole is one, however many elements it is made of. */
export function controlOf(element: Element): Element | undefined {
  return element.closest(CONTROLS) ?? pointedAt(element);
}

function pointedAt(element: Element): Element | undefined {
  const hasPointer = (each: Element) => getComputedStyle(each).cursor === 'pointer';
  // Some pages give everything the pointer, so that old phones send clicks.
  if (!hasPointer(element) || hasPointer(document.body)) return undefined;
  let outermost = element;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (!hasPointer(at)) break;
    outermost = at;
  }
  return outermost;
}

const SEARCH =
  'search,[role=search],form:has([type=search],[role=searchbox],[name=q],[name=query],[name=search])';
const SUBMIT = 'button:not([type=button],[type=reset]),[type=submit],[type=image]';

const isSubmit = (control: Element): boolean =>
  control.matches(SUBMIT) && control.closest('form') !== null && control.closest(SEARCH) === null;

/** A form with a button of its own is sent; one without saves automatically, or never. */
export const hasSubmit = (form: Element | null): boolean => form?.querySelector(SUBMIT) != null;

export function isInDialog(control: Element): boolean {
  if (control.closest('dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true]'))
    return true;
  for (let at: Element | null = control; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).position !== 'fixed') continue;
    const { width, height } = at.getBoundingClientRect();
    return width >= innerWidth * 0.9 && height >= innerHeight * 0.9;
  }
  return false;
}

/** A map or a chart with its buttons: they are close together in one part of the page. */
function isNearCanvas(control: Element): boolean {
  let around = control.parentElement;
  for (let step = 0; around && around !== document.body && step < 3; step++) {
    if (around.querySelector('canvas')) return true;
    around = around.parentElement;
  }
  return false;
}

/** Before the press: a tab that is open, an option that is chosen, a link to where one is. */
function isCurrent(control: Element): boolean {
  const field = control.localName === 'label' ? (control as HTMLLabelElement).control : control;
  const href = control.getAttribute('href') ?? '';
  return (
    field?.matches(CHOSEN) === true ||
    (href.length > 1 && href === location.hash) ||
    (control.matches('[aria-pressed=true]') && isOneOfSeveral(control))
  );
}

/** A button that is pressed among others that are not is a choice, where one alone would be switched off again. */
const isOneOfSeveral = ({ parentNode }: Element): boolean =>
  // Directly inside a component the parent is its shadow root.
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

export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role && /^[a-z]{2,20}$/.test(role)) return role;
  if (isInput(element)) return INPUT_ROLES[element.type] ?? 'textbox';
  return ROLES[element.localName] ?? 'generic';
}

function linkOf(element: Element): ElementDescriptor['link'] {
  const href = element.getAttribute('href');
  if (href === null || !isMatching(element, 'a,area')) return undefined;
  const link = element as HTMLAnchorElement;
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^(tel|sms):/i.test(href)) return 'tel';
  if (element.hasAttribute('download')) return 'download';
  if (link.target === '_blank') return 'blank';
  if (href.startsWith('#')) return 'fragment';
  return link.host === location.host ? 'page' : 'other-site';
}

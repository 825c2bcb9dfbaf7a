/** An element as it may be told: what it is, what it is called, where it stands; never what it holds. */
import type { ElementDescriptor } from '../../lambdas/contract/tracker.ts';
import { LABEL_CHARACTERS } from './limits.ts';
import { maskText } from './mask-text.ts';
import { secrecyOf } from './recording.ts';
import { maskTyped } from './typed-words.ts';

export const CONTROLS =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,label,option,[role=button],[role=link],[role=tab],[role=menuitem],[role=checkbox],[role=switch],[role=option],[onclick],[tabindex]:not([tabindex="-1"]),[contenteditable]:not([contenteditable="false"])';
/** Made to be pressed again and again: what a site says so of, and what libraries for maps call themselves everywhere. */
const OFTEN =
  '[data-no-rage],[data-reveille-no-rage],[role=application],.leaflet-container,.gm-style,.mapboxgl-map,.maplibregl-map,.ol-viewport';
/** The arrows of carousels, where nobody gave them a name. */
const ARROW = '[class*="-next"],[class*="-prev"],[class*="arrow"]';
const CHOSEN = '[type=radio]:checked,[aria-selected=true],[aria-current]:not([aria-current=false])';
const EDITABLE = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])';

/** What an event happened to. Only a shadow tree hides it, and only then is the whole path worth listing. */
export function targetOf(event: Event): Element | undefined {
  let { target } = event;
  if (target instanceof Element && target.shadowRoot) target = event.composedPath()[0] ?? target;
  return target instanceof Element ? target : undefined;
}

export function describe(element: Element): ElementDescriptor {
  const control = element.closest(CONTROLS) ?? element;
  const { left, top, width, height } = control.getBoundingClientRect();
  const link = linkOf(control);
  const label = labelOf(control);
  return {
    role: roleOf(control),
    label,
    selector: selectorOf(control),
    tag: control.localName,
    box: [Math.round(left), Math.round(top), Math.round(width), Math.round(height)],
    looks_interactive: control.matches(CONTROLS) || getComputedStyle(element).cursor === 'pointer',
    editable: control.matches(EDITABLE),
    ...(link && { link }),
    ...((element.closest(OFTEN) || (label === '' && element.closest(ARROW))) && { no_rage: true }),
    ...(isCurrent(control) && { is_current: true }),
  };
}

/** Before the press: a tab that is open, an option that is chosen, a link to where one is. */
function isCurrent(control: Element): boolean {
  const field = control instanceof HTMLLabelElement ? control.control : control;
  const href = control.getAttribute('href') ?? '';
  return field?.matches(CHOSEN) === true || (href.length > 1 && href === location.hash);
}

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
  const told = element.getAttribute('role');
  if (told && /^[a-z]{2,20}$/.test(told)) return told;
  if (element instanceof HTMLInputElement) return INPUT_ROLES[element.type] ?? 'textbox';
  return ROLES[element.localName] ?? 'generic';
}

/** What a person would call it: at most 40 characters, masked like every text of the page. */
export function labelOf(element: Element): string {
  if (secrecyOf(element) !== 'shown' && !element.matches('textarea')) return '';
  return clean(namesOf(element).find((name) => name?.trim()) ?? '');
}

function namesOf(element: Element): (string | null | undefined)[] {
  const told = [element.getAttribute('aria-label'), textBehind(element)];
  if (element instanceof HTMLInputElement && /^(submit|button|reset)$/.test(element.type)) {
    return [...told, element.value];
  }
  if (element.matches('input,textarea,select')) {
    const { labels } = element as HTMLInputElement;
    return [
      ...told,
      ownText(labels?.[0]),
      element.getAttribute('placeholder'),
      element.getAttribute('title'),
    ];
  }
  const picture = element.querySelector('img[alt],svg[aria-label]');
  return [
    ...told,
    ownText(element),
    element.getAttribute('alt') ??
      picture?.getAttribute('alt') ??
      picture?.getAttribute('aria-label'),
    element.getAttribute('title'),
  ];
}

const textBehind = (element: Element) =>
  element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => ownText(element.ownerDocument.getElementById(id)))
    .join(' ');

/** The text of an element without what stands in fields inside it. */
function ownText(element: Element | null | undefined): string {
  let text = '';
  const walk = (node: Node) => {
    if (text.length > LABEL_CHARACTERS * 2) return;
    if (node.nodeType === 3) text += ` ${beginning(node.nodeValue ?? '', 200)}`;
    else if (node.nodeType === 1 && !(node as Element).matches(`${EDITABLE},script,style`)) {
      for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
    }
  };
  if (element) walk(element);
  return text;
}

export const clean = (text: string, most = LABEL_CHARACTERS): string =>
  maskTyped(maskText(beginning(text, most * 4))).slice(0, most);

/** Cut between words: half an address would not be known for one. */
function beginning(text: string, most: number): string {
  const words = text
    .slice(0, most * 20)
    .replace(/\s+/g, ' ')
    .trim();
  return words.length <= most ? words : words.slice(0, most).replace(/ \S*$/, '');
}

const NAMES = ['data-testid', 'data-test', 'data-cy', 'data-qa', 'name'];

/** The same element is found again after a re-render: ids and test names first, then places; never hashed classes. */
export function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 5; at = at.parentElement) {
    const name = nameOf(at);
    steps.unshift(name ?? placeOf(at));
    if (name || at === document.body) break;
  }
  return maskTyped(maskText(steps.join(' > '))).slice(0, 200);
}

function nameOf(element: Element): string | undefined {
  if (isLasting(element.id)) return `#${CSS.escape(element.id)}`;
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value && isLasting(value)) return `${element.localName}[${name}="${value}"]`;
  }
  return undefined;
}

/** A name that a person gave: no numbers of a framework, no hash. */
const isLasting = (name: string) =>
  name.length > 0 &&
  name.length <= 60 &&
  /^[a-z][\w-]*$/i.test(name) &&
  !/\d{3}|:|(?=\w*\d\w*\d)[a-z\d]{8,}/i.test(name);

function placeOf(element: Element): string {
  let place = 1;
  for (
    let before = element.previousElementSibling;
    before;
    before = before.previousElementSibling
  ) {
    if (before.localName === element.localName) place++;
  }
  return `${element.localName}:nth-of-type(${place})`;
}

function linkOf(element: Element): ElementDescriptor['link'] {
  const href = element.getAttribute('href');
  if (href === null || !(element instanceof HTMLAnchorElement)) return undefined;
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^(tel|sms):/i.test(href)) return 'tel';
  if (element.hasAttribute('download')) return 'download';
  if (element.target === '_blank') return 'blank';
  if (href.startsWith('#')) return 'fragment';
  return element.host === location.host ? 'page' : 'other-site';
}

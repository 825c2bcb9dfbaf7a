/** Where an element is: a selector that finds it again after a re-render, and the form it belongs to. */
import { isFieldLike } from '../privacy/field-elements.ts';
import { maskText } from '../privacy/mask-text.ts';
import { allows } from '../privacy/strict-mode.ts';
import { type Known, policyOf, SHOWN } from '../privacy/text-policy.ts';
import { maskTyped } from '../privacy/typed-words.ts';

/** Outward, through the borders of shadow trees. */
function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The form of a field, also where the field is a component with a tree of its own. */
export function formOf(field: Element): Element | null {
  for (let at: Element | null = field; at; at = parentOf(at)) {
    if (at.localName === 'form') return at;
  }
  return null;
}

const NAMES = ['data-testid', 'data-test', 'data-cy', 'data-qa', 'name'];

/** The same element is found again after a re-render: ids and test names first, then places; never hashed classes. */
export function selectorOf(element: Element, known: Known = new Map()): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 5; at = parentOf(at)) {
    const name = policyOf(at, known) === SHOWN || isFieldLike(at) ? nameOf(at) : undefined;
    steps.unshift(name ?? placeOf(at));
    if (name || at === document.body) break;
  }
  return maskTyped(maskText(steps.join(' > '))).slice(0, 200);
}

function nameOf(element: Element): string | undefined {
  if (isLasting(element.id) && allows(element.id, '.')) return `#${CSS.escape(element.id)}`;
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value && isLasting(value) && allows(value, `${name}=`))
      return `${element.localName}[${name}="${value}"]`;
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

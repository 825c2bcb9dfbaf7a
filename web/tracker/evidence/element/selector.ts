import { isFieldLike } from '../../privacy/field-elements.ts';
import { recordedTag } from '../../privacy/recorded-tag.ts';
import { allows } from '../../privacy/strict-mode.ts';
import {
  containerOf,
  isMatching,
  MASK_SELECTOR,
  type PolicyCache,
  policyOf,
  SHOWN,
} from '../../privacy/text-policy.ts';
import { maskTyped } from '../../privacy/typed-words.ts';
import { parentOf } from './flat-tree.ts';

const NAMES = ['data-testid', 'data-test', 'data-cy', 'data-qa', 'name'];

/** Masked names of elements. One from before the input stays the same when the visitor types a word of it. */
const names = new WeakMap<Element, string>();

/**
 * A masked selector of at most 200 characters that stays the same after a re-render: ids and test names first, then
 * positions; never classes, which build tools hash. Tags are not masked, because `main` is no typed word.
 */
export function selectorOf(element: Element, cache: PolicyCache = new Map()): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && steps.length < 5; at = parentOf(at)) {
    // The names of a field are the page's; only its content is hidden.
    const place = isFieldLike(at) && !isMatching(at, MASK_SELECTOR) ? containerOf(at) : at;
    const name = policyOf(place, cache) === SHOWN ? (names.get(at) ?? nameOf(at)) : undefined;
    steps.unshift(name ?? positionOf(at));
    if (name || at === document.body) break;
  }
  return steps.join(' > ').slice(0, 200);
}

/** A stable name contains neither an email address nor a card number. */
function remember(element: Element, name: string): string {
  const masked = maskTyped(name);
  names.set(element, masked);
  return masked;
}

function nameOf(element: Element): string | undefined {
  const { id } = element;
  if (isStableName(id) && allows(id, '.')) return remember(element, `#${CSS.escape(id)}`);
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value && isStableName(value) && (globalThis.WITHOUT_STRICT || allows(value, `${name}=`)))
      return remember(element, `${recordedTag(element)}[${name}="${value}"]`);
  }
  return undefined;
}

/** Whether a name was written by a developer and not generated: no framework counter, no hash. */
const isStableName = (name: string) =>
  name.length > 0 &&
  name.length <= 60 &&
  /^[a-z][\w-]*$/i.test(name) &&
  !/\d{3}|:|(?=\w*\d\w*\d)[a-z\d]{8,}/i.test(name);

function positionOf(element: Element): string {
  let position = 1;
  for (
    let before = element.previousElementSibling;
    before;
    before = before.previousElementSibling
  ) {
    if (before.localName === element.localName) position++;
  }
  return `${recordedTag(element)}:nth-of-type(${position})`;
}

import type { HeatedElement } from '../../../../lambdas/contract/heatmap.ts';

type Fingerprint = HeatedElement['element'];

/**
 * Finds a control in the replayed page by the steps of its stable selector (`#cart > li:nth-of-type(2)`). Stable selectors
 * have no hashed classes and fold the digits of names (`#row-N`), so they are matched step by step instead of by the browser.
 * If several elements match, prefers the one with the same name; if none matches, searches by role and name.
 */
export function findElement(page: Document, element: Fingerprint): Element | undefined {
  const found = bySelector(page, element.selector.split(' > '));
  return (
    found.find((each) => isVisible(each) && hasName(each, element.label)) ??
    found.find(isVisible) ??
    byName(page, element)
  );
}

function bySelector(page: Document, [first = '', ...rest]: readonly string[]): Element[] {
  let found = [...page.querySelectorAll('*')].filter(stepMatcher(first));
  for (const step of rest) {
    const isNext = stepMatcher(step);
    found = found.flatMap((each) => [...each.children].filter(isNext));
  }
  return found;
}

/** A matcher for `#id`, `tag[name="value"]` or `tag:nth-of-type(2)`; a truncated step matches nothing. */
function stepMatcher(step: string): (element: Element) => boolean {
  const [, id] = step.match(/^#([\w:-]+)$/) ?? [];
  if (id) {
    const name = withDigits(id);
    return (element) => name.test(element.id);
  }
  const [, tag, attribute, value] = step.match(/^([\w-]+)\[([\w-]+)="([^"]*)"\]$/) ?? [];
  if (tag && attribute) {
    const name = withDigits(value ?? '');
    return (element) =>
      element.localName === tag && name.test(element.getAttribute(attribute) ?? '');
  }
  const [, kind, place] = step.match(/^([\w-]+):nth-of-type\((\d+)\)$/) ?? [];
  return (element) => element.localName === kind && indexAmongType(element) === Number(place);
}

/** An N matches digits or the letter N. */
const withDigits = (name: string) =>
  new RegExp(`^${name.replace(/[^\w]/g, '\\$&').replaceAll('N', '(?:N|\\d+)')}$`);

function indexAmongType(element: Element): number {
  let place = 1;
  let before = element.previousElementSibling;
  for (; before; before = before.previousElementSibling) {
    if (before.localName === element.localName) place += 1;
  }
  return place;
}

function byName(page: Document, { role, label }: Fingerprint): Element | undefined {
  const tags = tagsOf[role] ?? [];
  const candidates = page.querySelectorAll([`[role="${CSS.escape(role)}"]`, ...tags].join());
  return [...candidates].find((each) => isVisible(each) && hasName(each, label));
}

const tagsOf: Readonly<Record<string, readonly string[]>> = {
  link: ['a'],
  button: ['button', 'summary', 'input'],
  textbox: ['input', 'textarea'],
  listbox: ['select'],
  option: ['option'],
};

/** Ignores digits, because a cart button is the same with another number of items. */
const plain = (text: string) =>
  text
    .replace(/[\d\s()[\]•·]+/g, ' ')
    .trim()
    .toLowerCase();

function hasName(element: Element, label: string): boolean {
  const plainLabel = plain(label);
  const names = [
    element.getAttribute('aria-label'),
    element.textContent,
    element.getAttribute('placeholder'),
    element.getAttribute('alt'),
    element.getAttribute('title'),
  ];
  return names.some((name) => plainLabel !== '' && plain(name ?? '').startsWith(plainLabel));
}

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

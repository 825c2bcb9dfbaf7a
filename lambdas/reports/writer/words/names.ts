/** What pages and elements are called in a sentence. Nothing of them is trusted: they come from other people's pages. */
import { capital, pageLabel } from '../../../contract/copy/numerals.ts';
import { elementNouns, pageNames } from '../../../contract/copy/page-names.ts';
import { cleanLabel } from '../../../contract/rules/plain-text.ts';
import type { ElementFingerprint } from '../../../contract/signal.ts';
import { PATH_CHARACTERS, SHAPE_CHARACTERS } from '../../facts/constants.ts';

/** A script error's shape or a request's name: longer than a label, since its end is the informative part. */
export const shapeName = (shape: string): string => cleanLabel(shape, SHAPE_CHARACTERS);

/** A path, as it may appear in an email. */
export const cleanPage = (page: string): string => cleanLabel(page, PATH_CHARACTERS);

/** "checkout", "the About page", "a product page"; a path of several parts stays a path. */
export function pageName(page: string): string {
  if (page === '/' || page === '') return pageNames.home;
  const [, name = ''] = /^\/([a-z]+(?:-[a-z]+){0,2})\/?$/.exec(page) ?? [];
  const known = Object.hasOwn(pageNames.known, name) ? pageNames.known[name] : undefined;
  if (known) return known.name;
  const [, list = ''] = /^\/([a-z]+)\/:id\/?$/.exec(page) ?? [];
  const one = Object.hasOwn(pageNames.one, list) ? pageNames.one[list] : undefined;
  if (one) return one;
  if (name && name.length <= LONGEST_NAME) return pageNames.titled(titleOf(name));
  return cleanLabel(pageLabel(page));
}

/** "at checkout", "in the cart", "on the About page". */
export function pagePlace(page: string): string {
  const [, name = ''] = /^\/([a-z-]+)\/?$/.exec(page) ?? [];
  const known = Object.hasOwn(pageNames.known, name) ? pageNames.known[name] : undefined;
  return known?.place ?? pageNames.on(pageName(page));
}

/** "the checkout form", "the form on the About page". */
export function formName(page: string): string {
  const [, name = ''] = /^\/([a-z-]+)\/?$/.exec(page) ?? [];
  const known = Object.hasOwn(pageNames.known, name) ? pageNames.known[name] : undefined;
  return known?.form ?? pageNames.formOn(pagePlace(page));
}

const LONGEST_NAME = 24;
const titleOf = (name: string): string =>
  Object.hasOwn(pageNames.spelled, name)
    ? (pageNames.spelled[name] ?? name)
    : capital(name.replaceAll('-', ' '));

/** `“Apply”`; of a field, a picture or a menu with its noun; without a label `a button`. */
export function elementName(element: ElementFingerprint | undefined): string {
  if (!element) return elementNouns.spot;
  const role = element.role.toLowerCase();
  const noun = Object.hasOwn(elementNouns.roles, role) ? elementNouns.roles[role] : undefined;
  const label = cleanLabel(element.label);
  if (!label) return noun ? `a ${noun}` : elementNouns.spot;
  const isPlain = !noun || noun === 'button' || noun === 'link';
  return isPlain ? `“${label}”` : `the “${label}” ${noun}`;
}

/** Names of pages and elements in a sentence. They come from third-party pages, so none of them is trusted. */
import { pathLabel } from '../../../contract/copy/numerals.ts';
import {
  knownPage,
  knownPageName,
  knownPagesName,
  named,
  withDots,
} from '../../../contract/copy/page-name.ts';
import { elementNouns, pageNames } from '../../../contract/copy/page-names.ts';
import { cleanLabel, labelInText } from '../../../contract/rules/plain-text.ts';
import type { ElementFingerprint } from '../../../contract/signal.ts';
import { PATH_CHARACTERS, SHAPE_CHARACTERS } from '../../facts/constants.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';

/**
 * A script error's shape or a request's name. Longer than a label, because its end is the informative part. The script of
 * a long error is kept whole, because half of its name says nothing.
 */
export function shapeName(shape: string): string {
  const [script] = shape.length > SHAPE_CHARACTERS ? (SCRIPT.exec(shape) ?? []) : [];
  if (script === undefined) return labelInText(shape, SHAPE_CHARACTERS);
  const message = labelInText(shape.slice(0, -script.length), SHAPE_CHARACTERS - script.length);
  return `${message} ${labelInText(script, script.length)}`;
}
/** The name of a script has at most 36 characters. */
const SCRIPT = / \([^()\s]{1,36}\)$/;

/** A path as an email shows it. */
export const cleanPage = (page: string): string => cleanLabel(page, PATH_CHARACTERS);

const unnamedPage = (page: string): string => withDots(labelInText(pathLabel(page)));

/** "checkout", "the About page", "a product page"; a path of several parts stays a path. */
export const pageName = (page: string): string => knownPageName(page) ?? unnamedPage(page);

/** The page as advice names it: "product pages", because the advice concerns all of them. */
export const pagesName = (page: string): string => knownPagesName(page) ?? unnamedPage(page);

/** "at checkout", "in the cart", "on the About page". */
export const pagePlace = (page: string): string =>
  named(page, (path) => knownPage(path)?.place) ?? pageNames.on(pageName(page));

type Pages = Pick<IssueFacts, 'page' | 'otherPages'>;

/** All places of a problem: "at checkout and on 2 other pages". */
export const allPlaces = ({ page, otherPages }: Pages): string =>
  otherPages > 0 ? pageNames.andOthers(pagePlace(page), otherPages) : pagePlace(page);

/** The pages whose visitors a problem's share counts: "checkout or the other page with it". */
export const anyPage = ({ page, otherPages }: Pages): string =>
  otherPages > 0 ? pageNames.orOthers(pageName(page), otherPages) : pageName(page);

/** "the checkout form", "the form on the About page". */
export const formName = (page: string): string =>
  named(page, (path) => knownPage(path)?.form) ?? pageNames.formOn(pagePlace(page));

/** The label of an element as a text quotes it; empty if it has none that names it. */
export const quotedLabel = ({ label }: Partial<ElementFingerprint> = {}): string =>
  label === undefined || isCalendar(label) ? '' : labelInText(label);

/** `“Apply”` for buttons and links, `the “Email” field` for other roles, `a button` without a label. */
export function elementName(element: ElementFingerprint | undefined): string {
  if (!element) return elementNouns.spot;
  if (isCalendar(element.label)) return elementNouns.calendar;
  const role = element.role.toLowerCase();
  const noun = Object.hasOwn(elementNouns.roles, role) ? elementNouns.roles[role] : undefined;
  const label = quotedLabel(element);
  if (!label) return noun ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : elementNouns.spot;
  const isPlain = !noun || noun === 'button' || noun === 'link';
  return isPlain ? `“${label}”` : `the “${label}” ${noun}`;
}

/** So many days in a row are no name. Days like those that the visitor chose are masked. */
const CALENDAR_DAYS = 7;
const isCalendar = (label: string): boolean =>
  label.split(' ').filter((word) => /^(\d{1,2}|\*+)…?$/.test(word)).length >= CALENDAR_DAYS;

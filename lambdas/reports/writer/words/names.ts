/**
 * How pages and elements are called in a sentence. Labels come from other people's pages, so nothing of them is
 * trusted: at most 40 characters, one line, no invisible or direction-changing character, no quote that would end
 * the quotation they stand in.
 */
import { pageLabel } from '../../../contract/copy/numerals.ts';
import type { ElementFingerprint } from '../../../contract/digest.ts';
import { LABEL_CHARACTERS, SHAPE_CHARACTERS } from '../../facts/constants.ts';

/** Everything a reader cannot see or that changes how the rest is read: controls, formats, tags, variations. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export function cleanLabel(text: string, characters: number = LABEL_CHARACTERS): string {
  const clean = text
    .slice(0, characters * 8)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\t\n\r\f\v]/g, ' ')
    .replace(invisible, '')
    .replace(/["“”„«»‟<>`{}[\]\\|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const points = [...clean];
  return points.length <= characters
    ? clean
    : `${points
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`;
}

/** A script error's shape or a request's name: longer than a label, since its end tells most. */
export const shapeName = (shape: string): string => cleanLabel(shape, SHAPE_CHARACTERS);

/** "/" is the home page; anything else is its path, cut where nobody would read on. */
export const pageName = (page: string): string =>
  page === '/' || page === '' ? 'the home page' : cleanLabel(pageLabel(page));

const nouns: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'link',
  img: 'picture',
  image: 'picture',
  textbox: 'field',
  input: 'field',
  searchbox: 'search box',
  checkbox: 'checkbox',
  radio: 'choice',
  combobox: 'menu',
  select: 'menu',
  tab: 'tab',
  menuitem: 'menu entry',
  form: 'form',
};

/** `the "Apply" button`; without a label `a button`; of an unknown role the label alone. */
export function elementName(element: ElementFingerprint | undefined): string {
  if (!element) return 'one spot';
  const noun = nouns[element.role.toLowerCase()];
  const label = cleanLabel(element.label);
  if (!label) return noun ? `a ${noun}` : 'one spot';
  return noun ? `the "${label}" ${noun}` : `"${label}"`;
}

import type { ElementFingerprint } from '../../contract/signal.ts';
import { withoutPrices } from '../../contract/tracker.ts';
import { labelFrom } from './label.ts';

const MAX_SELECTOR = 120;

/** Ids that frameworks generate: React's useId, Radix, Headless UI, MUI, Angular, Ember … */
const COUNTED_ID =
  /^(:r[0-9a-z]*:|«r[0-9a-z]*»|_r_[0-9a-z]*_)|^(radix|headlessui|mui|react-aria|ember|mat|cdk|downshift|input|field|el-id|yui|ext-gen)[-_:]?[\w:«»-]*\d/i;
/** css-1x2y3z, sc-bdVaJa, Button_root__3kQ2x, jss123, svelte-1a2b3c, _a1B2c3_4, styles--1a2b3 */
const HASHED_CLASS =
  /^(css|sc|emotion|svelte|astro)-|^jss\d|^_\w+_\d+$|__?[\w-]*(?=[\w-]{5})[a-z-]*[A-Z\d][\w-]*$|--(?=\w*\d)\w{5,}$/;

/**
 * Identifies a control across re-renders, builds and days: the selector drops generated ids and hashed class names and
 * folds numbers, and the label drops prices.
 */
export function elementFingerprintOf(raw: {
  readonly role?: unknown;
  readonly label?: unknown;
  readonly selector?: unknown;
}): ElementFingerprint {
  return {
    role: labelFrom(raw.role, 20).toLowerCase(),
    label: namedLabelFrom(
      typeof raw.label === 'string' ? withoutPrices(raw.label.slice(0, 800)) : '',
    ),
    selector: stableSelector(typeof raw.selector === 'string' ? raw.selector : ''),
  };
}

/** An editable element that is no field, such as a `div`, has no role of a control: it is an editor of formatted text. */
export const editorFingerprintOf = (raw: Parameters<typeof elementFingerprintOf>[0]) => {
  const element = elementFingerprintOf(raw);
  return element.role === 'generic' ? { ...element, role: 'editor' } : element;
};

/** A label that is masked altogether, such as an example of an email address in a field, names nothing. */
const namedLabelFrom = (raw: string): string => {
  const label = labelFrom(raw);
  return MASKED_EXAMPLE.test(label) ? '' : label;
};
/** “e.g.” before the asterisks, in the languages of most shops. */
const MASKED_EXAMPLE =
  /^(?:(?:e\.? ?g|z\.? ?b|p\.? ?ex|p\.? ?ej|ex|ej|es|np|bijv|t\.? ?ex|f\.? ?eks|fx|např|örn)[.:,]{0,2} ?(?=\*))?[*\s]*$/iu;

function stableSelector(selector: string): string {
  return selector
    .slice(0, 500)
    .replace(/\\([^\da-f\s])/gi, '$1')
    .replace(/#([\w:«»-]+)/g, (whole, id: string) => (COUNTED_ID.test(id) ? '' : foldNumber(whole)))
    .replace(/\[([^\]]{1,120})\]/g, foldNumber)
    .replace(/\.([\w-]+)/g, (whole, name: string) => (HASHED_CLASS.test(name) ? '' : whole))
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}<]/gu, '')
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((before, part) => (before && !MAIN.test(part) ? `${before} > ${part}` : part), '')
    .slice(0, MAX_SELECTOR)
    .trim();
}
/** A page has one main content, and a banner or layer before it comes and goes. */
const MAIN = /^main(?![\w-])/;

const foldNumber = (name: string) => (/[A-Za-z]/.test(name) ? name.replace(/\d+/g, 'N') : name);

/** Clicks with the same key were on the same control. Ignores digits in the label, such as in "Basket (3)". */
export const elementKey = ({ role, label, selector }: ElementFingerprint): string =>
  `${role}|${selector}|${label
    .replace(/\d+/g, '')
    .replace(/[\s()[\]•·]+/g, ' ')
    .trim()}`;

/** An id whose number was folded: fields of one component differ only in it. */
const FOLDED = /(^|[^A-Za-z])N([^A-Za-z]|$)/;

/**
 * Whether two descriptions are of one field. Its label may contain a message later; a field with a generated id has nothing
 * but its label.
 */
export const isSameField = (one: ElementFingerprint, other: ElementFingerprint): boolean =>
  one.selector === other.selector &&
  (one.selector === ''
    ? one.label === other.label
    : !FOLDED.test(one.selector) ||
      one.label.startsWith(other.label) ||
      other.label.startsWith(one.label));

const POSITIONS = /:nth-of-type\(\d+\)/g;
/** A selector without positions among siblings: it is the same for all items of a list. */
export const withoutPositions = (selector: string): string => selector.replace(POSITIONS, '');

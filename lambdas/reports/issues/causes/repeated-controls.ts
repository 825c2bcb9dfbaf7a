/**
 * One control on many items, such as the heart “Save Red mug” of each product, is one issue: its labels start with the same
 * word, and it fails with the same request on any page, or does not respond in one list. So are all controls that one
 * element covers.
 */
import { isCartLabel } from '../../../contract/rules/words/cart.ts';
import { HIDDEN_WORDS } from '../../../contract/tracker.ts';
import { STATUS } from '../fingerprint.ts';
import { isClick } from '../kinds.ts';
import { mergeGroups } from '../memory/merge-groups.ts';
import { byFrequency, type IssueGroup } from '../occurrences.ts';
import { mostly } from '../strength.ts';

const wordsOf = (label: string): string[] => label.split(' ');
const POSITIONS = /:nth-of-type\(\d+\)/g;
const ITEM_POSITIONS = /:nth-of-type\(\d+\)(?=.* > )/g;
/** One address for all operations, so that different controls send different requests to it. */
const ANY_OPERATION = /\/(graphql|gql)\/? /i;

/** Identifies the control; undefined if it is not repeated. */
export function repeatedControlOf(group: IssueGroup): string | undefined {
  const { kind, page, about, element, occurrences } = group;
  if (element?.label && isClick(kind) && mostly(occurrences, ({ signal }) => signal.covered))
    return `${page}\n${element.selector}`;
  const [word] = wordsOf(element?.label ?? '');
  if (!element || !word || word.includes(HIDDEN_WORDS)) return undefined;
  const name = `${element.role} ${word.toLowerCase()}`;
  if (kind === 'error-click') {
    const isOneRequest = about && STATUS.test(about) && !ANY_OPERATION.test(about);
    return isOneRequest ? `${name}\n${about}` : undefined;
  }
  // “Add to wishlist” beside “Add to cart” is another control.
  const positions = isCartLabel(element.label) ? ITEM_POSITIONS : POSITIONS;
  const place = element.selector.replace(positions, '');
  const isInList = element.role === 'button' && place !== element.selector;
  return isClick(kind) && isInList ? [name, page, place].join('\n') : undefined;
}

/** Ends the name of several items. */
export const ITEMS_MARK = ' …';

/** Merges the issues of one control and names it by the words that its labels share; covered controls by two of them. */
export function mergeItems(groups: readonly IssueGroup[]): IssueGroup {
  const merged = mergeGroups(groups);
  const { element, occurrences } = merged;
  const labels = byFrequency(occurrences.flatMap(({ signal }) => signal.element?.label ?? []));
  if (!element || labels.length < 2) return merged;
  const shared = sharedWords(labels);
  const two = labels.slice(0, 2).join(', ');
  const isCovered = mostly(occurrences, ({ signal }) => signal.covered);
  const name = shared || (isCovered ? two : '');
  const isWhole = name === two && labels.length === 2;
  return name
    ? { ...merged, element: { ...element, label: isWhole ? name : `${name}${ITEMS_MARK}` } }
    : merged;
}

function sharedWords(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map(wordsOf);
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(' ');
}

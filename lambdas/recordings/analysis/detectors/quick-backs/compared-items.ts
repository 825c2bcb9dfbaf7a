/** Lists whose items or pages a visitor opens in turn. */

import { withoutPositions } from '../../element.ts';
import { SCROLL, SNAPSHOT } from '../../events/columns.ts';
import {
  type ClickMoment,
  lastUntil,
  type PageMoment,
  type Timeline,
} from '../../events/timeline.ts';
import { isNavigation } from '../../forms/form-steps.ts';
import { exactPath } from '../../path.ts';
import { areNumbered, isNamedAfter, isOfSameList } from './list-addresses.ts';

/** What admin apps append to the address of an item, such as `/contacts/:id/show`. */
const VIEW = /\/[a-z]+$/;
/** A value that is not recorded is the whole query: `/picture.php?/12/category/1`. */
const WHOLE_QUERY = /\?_$/;
/** Parameters that name an item: `/product.jsp?productId=_`. */
const ITEM_IDS = /(?<=[?&])\w*id=(?=_(&|$))/gi;
/** Whether the visitor glanced once at an item of the list, by their addresses: `/rooms` and `/rooms/:id`, or `/users` and `/user/anna`. */
export function isGlance(
  timeline: Timeline,
  navigations: readonly PageMoment[],
  index: number,
): boolean {
  const [from, there] = [navigations[index - 1], navigations[index]];
  if (!from || !there) return false;
  const item = `${from.page}/:id`;
  const isItem =
    there.page === item ||
    there.page.replace(VIEW, '') === item ||
    ((isNamedAfter(from.page, there.page) || isNamedByQuery(from, there)) &&
      areInContent(timeline, [there]));
  return isItem && navigations.filter((each) => each.page === there.page).length === 1;
}

/** Whether the query of a page names an item. The id of a session is in the address of the page before as well. */
function isNamedByQuery(from: PageMoment, { address }: PageMoment): boolean {
  if (WHOLE_QUERY.test(address)) return true;
  const before = from.address.split(/[?&]/);
  const names = address.match(ITEM_IDS) ?? [];
  return names.some((name) => !before.some((each) => each.startsWith(name)));
}

/** Whether the visitor opened several items of one list in turn, by different links. */
export function isComparison(
  timeline: Timeline,
  navigations: readonly PageMoment[],
  index: number,
): boolean {
  const [from, there] = [navigations[index - 1], navigations[index]];
  if (!from || !there) return false;
  const link = linkTo(timeline, there);
  return navigations.some((each, at) => {
    if (navigations[at - 1]?.page !== from.page) return false;
    const isSamePage = each.page === there.page;
    const other = linkTo(timeline, each);
    if (areRows(other, link) && areInContent(timeline, [each, there])) return true;
    const isList =
      isOfSameList(from, each, there) ||
      (areNumbered(each, there) && areInContent(timeline, [each, there]));
    if (!isList) return false;
    if (isSamePage && pathOf(each) !== pathOf(there)) return true;
    if (
      isSamePage &&
      isItemMasked(there) &&
      (other !== link || areApart(timeline, each, there)) &&
      areInContent(timeline, [each, there])
    )
      return true;
    return isInSamePlace(other, link) && (!isSamePage || other !== link);
  });
}

/** The selector of the control that was clicked last before a page was opened. */
const linkTo = ({ clicks }: Timeline, to: PageMoment): string =>
  lastUntil(clicks, to.at)?.element.selector ?? '';

/** Whether two pages were opened from different places of the list, such as the “Details” of two rows that have no names. */
function areApart(timeline: Timeline, one: PageMoment, other: PageMoment): boolean {
  const [first, second] = [one, other].map(({ at }) => lastUntil(timeline.clicks, at));
  if (!first || !second) return false;
  const topOf = ({ at, box }: ClickMoment) => box[1] + scrolledAt(timeline, at);
  const [, , , height] = first.box;
  return Math.abs(topOf(first) - topOf(second)) > height;
}

/** How far the page was scrolled down. */
function scrolledAt({ scrolls, snapshots }: Timeline, at: number): number {
  const snapshot = snapshots.firstFrom(at + 1) - 1;
  const isInPage = snapshot >= 0;
  const page = isInPage ? snapshots.cell(snapshot, SNAPSHOT.document) : 1;
  let scrolled = 0;
  for (const row of scrolls.rowsBefore(isInPage ? snapshots.timeOf(snapshot) : 0, at))
    if (scrolls.cell(row, SCROLL.node) === page) scrolled = scrolls.cell(row, SCROLL.y);
  return scrolled;
}

/** Whether pages were opened outside the navigation, for example by the picture and by the name of an item. */
const areInContent = ({ clicks }: Timeline, pages: readonly PageMoment[]): boolean =>
  pages.every(({ at }) => {
    const click = lastUntil(clicks, at);
    return click !== undefined && !isNavigation(click);
  });

/**
 * Whether the item that a page shows is in a parameter, whose value is not recorded (`?route=product/product&product_id=_`),
 * or in a long name with digits, which may be a token (`/art/_`).
 */
const isItemMasked = ({ address }: PageMoment): boolean =>
  WHOLE_QUERY.test(address) || /[?&]\w+=_(&|$)|\/_(\.\w+)?([/?#]|$)/.test(address);

/** Whether the selectors of two controls differ at most in positions among siblings. Numbers of ids are folded already. */
const isInSamePlace = (one: string, other: string): boolean =>
  withoutPositions(one) === withoutPositions(other);

const ROW = /^(.*\btr(?::nth-of-type\(\d+\))?) > (.*)$/;
/** Whether two controls are in the same place of two rows of a table: its rows are a list, whatever their addresses are. */
function areRows(one: string, other: string): boolean {
  const [, row, place] = ROW.exec(one) ?? [];
  const [, otherRow, otherPlace] = ROW.exec(other) ?? [];
  return isInSamePlace(one, other) && row !== otherRow && place === otherPlace;
}

export const pathOf = ({ address }: PageMoment): string => exactPath(address);

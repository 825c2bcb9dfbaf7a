/** How pages were opened, and in which order with the clicks. */

import { countWhile } from './events/binary-search.ts';
import type { ClickMoment, PageMoment } from './events/timeline.ts';

/** A page that is opened this shortly before a click was opened by it. */
const SAME_EVENT_MS = 30;

type Kinds = ReadonlySet<PageMoment['kind']>;
const IN_PLACE: Kinds = new Set(['push', 'replace']);
/** Whether an app opened the page without loading it. */
export const isInPlace = ({ kind }: PageMoment): boolean => IN_PLACE.has(kind);

const TRAVERSALS: Kinds = new Set(['back-forward', 'pop', 'restored']);
/** Whether the visitor went back or forward to the page. */
export const isTraversal = ({ kind }: PageMoment): boolean => TRAVERSALS.has(kind);

/**
 * The pages, each after the click that opened it in place. The listener of a router may run before the recorder's, so that the
 * page is recorded before its click, and the click would seem to be on the opened page.
 */
export function afterTheirClicks(
  pages: readonly PageMoment[],
  clicks: readonly ClickMoment[],
): PageMoment[] {
  let before = 0;
  return pages.map((page) => {
    const click = clicks[countWhile(clicks.length, (index) => isBefore(clicks[index], page))];
    const isOpened = click && isInPlace(page) && click.at - page.at <= SAME_EVENT_MS;
    before = Math.max(before, isOpened ? click.at + 1 : page.at);
    return before === page.at ? page : { ...page, at: before };
  });
}

const isBefore = (click: ClickMoment | undefined, { at, order }: PageMoment): boolean =>
  click !== undefined && (click.at < at || (click.at === at && click.order < order));

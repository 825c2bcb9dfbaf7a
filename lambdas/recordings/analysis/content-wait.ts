/** How long a visitor waited for content. LCP covers loads only, and misses rows of small texts that come late. */

import { signalRules } from '../../contract/signal-rules.ts';
import { firstFieldChange } from './events/field-moment.ts';
import {
  type EventTime,
  isLoad,
  lastUntil,
  type PageMoment,
  type Timeline,
} from './events/timeline.ts';
import { wasHidden } from './events/visibility.ts';
import { followsResponse } from './followed-response.ts';
import { MAIN } from './page/element-traits.ts';
import { nodesUntil } from './page/nodes-at.ts';
import {
  type Addition,
  additionsBetween,
  type Counted,
  snapshotContent,
} from './page/texts/added-content.ts';

/** A script that opens a page scrolls to its top, or to where it was left, within this time. */
export const SCRIPTED_SCROLL_MS = 1_000;
const { frame, screenful, openingMs } = signalRules.contentWait;
/** A page may render before its script changes the URL: since the click, or up to this long before. */
const RENDERED_BEFORE_MS = { afterClick: 10_000, otherwise: 1_000 };
/** Content that is there this soon needs no response to explain it. */
const AT_ONCE_MS = 1_000;

/**
 * The wait in ms; undefined if it is unknown, as on a page in the background. As with LCP, only content before the
 * visitor's next input counts. Late content counts only if it follows a response: otherwise it may be a popup.
 */
export function contentWaitOf(
  timeline: Timeline,
  page: PageMoment,
  until: number,
): number | undefined {
  const end = Math.min(until, page.at + openingMs, inputAfter(timeline, page.at));
  const isOpened = page.kind === 'push' || page.kind === 'pop';
  const main = isLoad(page)
    ? lateContent(timeline, page, end)
    : isOpened && mainContent(timeline, page, end);
  if (!main) return undefined;
  const clickedAt = openedBy(timeline, page, main)?.at;
  const since = clickedAt ?? page.at;
  if (wasHidden(timeline, since, main.at)) return undefined;
  const waitMs = Math.max(0, main.at - since);
  const isExplained =
    waitMs <= AT_ONCE_MS || clickedAt !== undefined || followsResponse(timeline, main.at);
  return isExplained ? waitMs : undefined;
}

/**
 * The click since which the visitor waited: a script may change the address only once the response is there, to a request
 * that the click on the link sent, or that was sent in advance.
 */
function openedBy(timeline: Timeline, page: PageMoment, main: Addition): EventTime | undefined {
  const { clicks, pages } = timeline;
  const click = page.kind === 'push' ? lastUntil(clicks, page.at) : undefined;
  const isOpener =
    click?.link === 'page' &&
    click.at >= (pages.findLast(({ at }) => at < page.at)?.at ?? 0) &&
    followsResponse(timeline, main.at, {
      sentUntil: click.at + signalRules.dead.requestMs,
      openedAt: page.at,
    });
  return isOpener ? click : undefined;
}

/** A page that a script opened: the first addition of a screenful, or of more than half as much as the largest one. */
function mainContent(timeline: Timeline, page: PageMoment, end: number): Addition | undefined {
  const additions = additionsBetween(timeline, renderedFrom(timeline, page), end);
  const largest = Math.max(...additions.map(({ content }) => content));
  return additions.find(({ content }) => content >= screenful || content > largest / 2);
}

/**
 * A loaded page: the last late addition of half as much as the page showed, while that was little more than a menu. A page
 * with large menus still lacks its content if its main element shows less than a screenful, such as a heading, and then
 * gets twice as much, also if the menu came late.
 */
function lateContent(timeline: Timeline, page: PageMoment, end: number): Addition | undefined {
  // Most pages do not change late, so their nodes need not be read.
  if (timeline.mutations.firstTime(page.at + AT_ONCE_MS, end) === undefined) return undefined;
  const late = lastLate(timeline, page, end, { fullFrom: frame, share: 0.5 });
  const counted = inMain(timeline, page, end);
  const main = lastLate(timeline, page, end, { fullFrom: screenful, share: 2, counted });
  const isLater = main && (!late || (main.at > late.at && followsResponse(timeline, main.at)));
  return isLater ? main : late;
}

interface Lacking {
  /** With so many texts and pictures nothing is lacking. */
  readonly fullFrom: number;
  /** The size of a late addition, compared with what is there. */
  readonly share: number;
  readonly counted?: Counted;
}
function lastLate(
  timeline: Timeline,
  page: PageMoment,
  end: number,
  { fullFrom, share, counted }: Lacking,
): Addition | undefined {
  let shown = snapshotContent(timeline, page.at, end, counted);
  let late: Addition | undefined;
  for (const addition of additionsBetween(timeline, page.at, end, counted)) {
    const isLate = addition.at - page.at > AT_ONCE_MS;
    if (isLate && shown < fullFrom && addition.content >= shown * share) late = addition;
    shown += addition.content;
  }
  return late;
}

/** What the main element contains. What is in its fields and frames may be all that the page is for. */
function inMain(timeline: Timeline, { at }: PageMoment, end: number): Counted {
  // The tracker reports a page before the recorder writes its snapshot.
  const nodes = nodesUntil(timeline, timeline.snapshots.firstTime(at) ?? at, end);
  return { isWithin: (node) => nodes?.isWithin(node, MAIN) === true, opaque: frame };
}

/** The first time at which this page may have been rendered. */
function renderedFrom({ clicks, pages }: Timeline, page: PageMoment): number {
  const click = page.kind === 'push' ? lastUntil(clicks, page.at) : undefined;
  const isOpener = click && page.at - click.at <= RENDERED_BEFORE_MS.afterClick;
  const from = isOpener ? click.at : page.at - RENDERED_BEFORE_MS.otherwise;
  const before = pages.findLast(({ at }) => at < page.at);
  return Math.max(from, before?.at ?? 0);
}

/** When the visitor next clicked, pressed a key, typed or scrolled. */
function inputAfter(timeline: Timeline, at: number): number {
  const { clicks, keys, presses, scrolls, changes } = timeline;
  const isAfter = (moment: { readonly at: number }) => moment.at > at;
  return Math.min(
    clicks.find(isAfter)?.at ?? Infinity,
    keys.find(isAfter)?.at ?? Infinity,
    presses.firstTime(at + 1) ?? Infinity,
    scrolls.firstTime(at + SCRIPTED_SCROLL_MS) ?? Infinity,
    firstFieldChange(changes, at + 1) ?? Infinity,
  );
}

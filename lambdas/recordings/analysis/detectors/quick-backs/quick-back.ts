import { isCancelLabel } from '../../../../contract/rules/words/cancel-labels.ts';
import { signalRules } from '../../../../contract/signal-rules.ts';
import { lastUntil, type PageMoment, type Timeline } from '../../events/timeline.ts';
import {
  hasInput,
  isCorrection,
  isEarlierStep,
  isLookup,
  isThanks,
} from '../../forms/entered-around.ts';
import { isOwnBackButton } from '../../forms/own-back-button.ts';
import { isLayer } from '../../page/page-layers.ts';
import { isTraversal } from '../../page-order.ts';
import type { Detector, Finding } from '../finding.ts';
import { quickBacksFromUnrecordedPages } from '../unrecorded-pages.ts';
import { isComparison, isGlance, pathOf } from './compared-items.ts';
import { listOf } from './list-addresses.ts';

const { stayMs, causeMs } = signalRules.quickBack;
/** A page that has to load is recorded at most this long after the click that opened it. */
const LOADING_MS = 8_000;
const SAME_PAGE = new Set<PageMoment['kind']>(['reload', 'replace', 'hash']);

/**
 * The visitor opened a page and went straight back: the page was not what its link promised. The visitor must have
 * triggered both navigations (no redirects or reloads) and entered nothing in between. The first one leads forward and
 * the second back to the same page, so going from a product back to the list and on to the next product does not count.
 */
export const quickBacks: Detector = (timeline) => [
  ...fromRecordedPages(timeline),
  ...quickBacksFromUnrecordedPages(timeline),
];

function fromRecordedPages(timeline: Timeline): Finding[] {
  const navigations = navigationsOf(timeline);
  return navigations.flatMap((there, index) => {
    const from = navigations[index - 1];
    const back = navigations[index + 1];
    if (!from || !back) return [];
    const trip = { from, there, back, next: navigations[index + 2] };
    if (!isQuickReturn(timeline, trip) || isIntended(timeline, trip)) return [];
    if (isGlance(timeline, navigations, index) || isComparison(timeline, navigations, index))
      return [];
    return [
      {
        kind: 'quick-back',
        at: there.at,
        until: back.at,
        page: from.page,
        about: there.page,
        ...openerOf(timeline, there),
        count: Math.round(back.at - there.at),
      },
    ];
  });
}

/** The control that opened the page. A report tells by it whether a click that failed before was on another control. */
function openerOf({ clicks }: Timeline, there: PageMoment): Pick<Finding, 'element'> {
  const click = lastUntil(clicks, there.at);
  return click ? { element: click.element } : {};
}

/** A page that was opened from another one, which was open again afterwards. */
interface RoundTrip {
  readonly from: PageMoment;
  readonly there: PageMoment;
  readonly back: PageMoment;
  readonly next: PageMoment | undefined;
}

/** Whether the visitor went forward to another page and soon back. */
const isQuickReturn = (timeline: Timeline, { from, there, back }: RoundTrip): boolean =>
  from.page === back.page &&
  pathOf(from) === pathOf(back) &&
  back.at - there.at < stayMs &&
  !SAME_PAGE.has(there.kind) &&
  !SAME_PAGE.has(back.kind) &&
  !isTraversal(there) &&
  isByVisitor(timeline, from, there) &&
  isByVisitor(timeline, there, back);

/** Whether the page was what the visitor wanted: something was done there, or it leads back by itself. */
const isIntended = (timeline: Timeline, { from, there, back, next }: RoundTrip): boolean =>
  hasInput(timeline, there.at, back.at) ||
  isThanks(timeline, from, there) ||
  listOf(from.page) === listOf(there.page) ||
  (isEarlierStep(from, there) && !isTraversal(back)) ||
  isLookup(timeline, back, next) ||
  isCorrection(timeline, from, there, back, next) ||
  isOwnBackButton(timeline, [from, there, back, next]) ||
  isDeclined(timeline, back) ||
  (isOpenedByTab(timeline, there) && isOpenedByTab(timeline, back)) ||
  isLayer(timeline, there, back);

/** Whether the page asked something, such as whether to delete a comment, and the visitor declined with the click that led back. */
function isDeclined({ clicks }: Timeline, back: PageMoment): boolean {
  const click = isTraversal(back) ? undefined : lastUntil(clicks, back.at);
  return click !== undefined && isCancelLabel(click.element.label);
}

/** Whether a tab opened the page, such as a channel of a chat: visitors switch between what tabs show. */
const isOpenedByTab = ({ clicks }: Timeline, page: PageMoment): boolean =>
  !isTraversal(page) && lastUntil(clicks, page.at)?.element.role === 'tab';

/** The pages in order, without reloads and changes of only the fragment or the query. */
function navigationsOf({ pages }: Timeline): PageMoment[] {
  const steps: PageMoment[] = [];
  for (const moment of pages) {
    if (SAME_PAGE.has(moment.kind) && steps.at(-1)?.page === moment.page) continue;
    steps.push(moment);
  }
  return steps;
}

function isByVisitor(timeline: Timeline, from: PageMoment, to: PageMoment): boolean {
  if (isTraversal(to)) return true;
  const press = lastUntil(timeline.clicks, to.at);
  if (!press || press.at < from.at) return false;
  return to.at - press.at <= (to.kind === 'load' ? LOADING_MS : causeMs);
}

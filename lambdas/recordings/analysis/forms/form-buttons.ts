/** Scripts that send a form without a submit event. */

import { isBackLabel, isCancelLabel } from '../../../contract/rules/words/cancel-labels.ts';
import { isCartLabel } from '../../../contract/rules/words/cart.ts';
import { signalRules } from '../../../contract/signal-rules.ts';
import { canCause } from '../clicks/causes.ts';
import { hasRequestBetween } from '../clicks/click-requests.ts';
import { mayOpenByScript } from '../clicks/opened-pages.ts';
import { elementKey } from '../element.ts';
import { type ClickMoment, type PageMoment, pageAt, type Timeline } from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { isTraversal } from '../page-order.ts';
import { isAnswered, isCounted } from './answered-buttons.ts';
import { isClickReturnedAgain } from './form-attempts.ts';
import { isNavigation, nextPage } from './form-steps.ts';

const { afterMs, requestMs, loadMs } = signalRules.dead;
const { causeMs } = signalRules.quickBack;

/** A button, or a link that is styled as one. */
export const isButton = ({ tag, element, link }: ClickMoment): boolean =>
  (tag === 'button' || element.role === 'button') && (link === undefined || link === 'fragment');

/** A link such as `#` or `javascript:`, outside the navigation: if it leaves the page, its script does. */
const isScriptLink = (click: ClickMoment): boolean =>
  click.link === 'fragment' && !isNavigation(click);

/**
 * Whether a request or a page followed a click on a button, or a page a click on a link that opens none itself. A server
 * that returned the form twice with an invalid field has rejected it.
 */
export function sendsForm(timeline: Timeline, click: ClickMoment): boolean {
  if (isClickReturnedAgain(timeline, click)) return false;
  const { at, link } = click;
  const loadsPage = loadsNextPage(timeline, at);
  if (!isButton(click)) return loadsPage && isScriptLink(click);
  const isOpened = (page: PageMoment) =>
    canCause(click, page.at) && (page.kind !== 'hash' || link === undefined);
  return (
    loadsPage ||
    opensNextPage(timeline, at) ||
    timeline.pages.some(isOpened) ||
    hasRequestBetween(timeline, at, at + requestMs) ||
    isAnswered(timeline, click) ||
    isCounted(timeline, click)
  );
}

/**
 * Whether the page's script opened another page of the app within the wait for a response, without another click: the
 * request may come from a payment service's frame, which is not recorded.
 */
function opensNextPage(timeline: Timeline, from: number): boolean {
  const next = nextPageWithoutClick(timeline, from);
  if (next?.kind !== 'push' && next?.kind !== 'replace') return false;
  return next.at - from <= afterMs && next.page !== pageAt(timeline, from)?.page;
}

/**
 * Whether the page loaded another one after this time, without a click: a script sends a form without a submit event. A page
 * without a referrer may have been opened by the visitor.
 */
export function loadsNextPage(timeline: Timeline, from: number): boolean {
  const next = nextPageWithoutClick(timeline, from);
  return next?.kind === 'load' && next.at - from <= loadMs && next.referrer !== '';
}

/** The next page after this time, if no click came before it. */
function nextPageWithoutClick(timeline: Timeline, from: number): PageMoment | undefined {
  const next = nextPage(timeline, from);
  return next && !timeline.clicks.some(({ at }) => at > from && at <= next.at) ? next : undefined;
}

/** Whether the script of a button saved something and then left the page, as one that sends an order itself. */
export const leavesAfterSaving = (timeline: Timeline, click: ClickMoment): boolean =>
  mayOpenByScript(click) &&
  timeline.reactions.some(({ kind, saves, at, durationMs }) => {
    const savedAt = at + durationMs;
    if (kind !== 'request' || !saves || at < click.at || at > click.at + causeMs) return false;
    return wasHidden(timeline, savedAt, savedAt + causeMs);
  });

/**
 * Whether a button, or a link to a script, left the page with forms of which at least two fields were filled in since then:
 * its script sent them, unless the control cancels or leads back. The frame of an editor is another form.
 */
export function leavesWithFilledForm(
  { fields, forms }: Timeline,
  click: ClickMoment,
  since: number,
): boolean {
  if (!isButton(click) && !isScriptLink(click)) return false;
  const { label } = click.element;
  if (isCancelLabel(label) || isBackLabel(label)) return false;
  const left = new Set(
    forms
      .filter(({ after, at }) => after === 'leave' && canCause(click, at))
      .map(({ form }) => form),
  );
  const filledIn = fields.filter(
    ({ form, inputMs, at }) => left.has(form) && inputMs > 0 && at >= since && at <= click.at,
  );
  return new Set(filledIn.map(({ field }) => elementKey(field))).size >= 2;
}

/**
 * Whether the script of a control sent a form, by the way back to its page: without it, the visitor may have closed the page
 * after a click without an effect.
 */
export function returnsFromSentForm(timeline: Timeline, click: ClickMoment): boolean {
  const from = pageAt(timeline, click);
  const back = timeline.pages.find(({ at }) => at > click.at);
  return (
    from?.page !== undefined &&
    back?.page === from.page &&
    isTraversal(back) &&
    leavesWithFilledForm(timeline, click, from.at)
  );
}

/**
 * Whether the script of a control such as “Add to cart” left the page at once: it sends the form itself, which browsers do
 * not report.
 */
export const leavesForCart = (timeline: Timeline, click: ClickMoment): boolean =>
  mayOpenByScript(click) &&
  isCartLabel(click.element.label) &&
  wasHidden(timeline, click.at, click.at + causeMs);

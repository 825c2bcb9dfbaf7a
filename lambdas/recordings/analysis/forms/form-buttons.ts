/** Scripts that send a form without a submit event. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { hasRequestBetween } from '../clicks/click-requests.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { isClickReturnedAgain } from './form-attempts.ts';
import { isNavigation } from './form-steps.ts';

const { requestMs, loadMs } = signalRules.dead;

/** A button, or a link that is styled as one. */
export const isButton = ({ tag, element, link }: ClickMoment): boolean =>
  (tag === 'button' || element.role === 'button') && (link === undefined || link === 'fragment');

/**
 * Whether a request or a page followed a click on a button, or a page a click on a link that opens none itself. A server
 * that returned the form twice with an invalid field has rejected it.
 */
export function sendsForm(timeline: Timeline, click: ClickMoment): boolean {
  if (isClickReturnedAgain(timeline, click)) return false;
  const { at, link } = click;
  const loadsPage = loadsNextPage(timeline, at);
  if (!isButton(click)) return loadsPage && link === 'fragment' && !isNavigation(click);
  const isOpened = (page: Timeline['pages'][number]) =>
    page.at >= at && page.at <= at + requestMs && (page.kind !== 'hash' || link === undefined);
  return (
    loadsPage || timeline.pages.some(isOpened) || hasRequestBetween(timeline, at, at + requestMs)
  );
}

/**
 * Whether the page loaded another one after this time, without a click: a script sends a form without a submit event. A page
 * without a referrer may have been opened by the visitor.
 */
export function loadsNextPage({ clicks, pages }: Timeline, from: number): boolean {
  const next = pages.find(({ at, kind }) => at > from && kind !== 'hash');
  if (next?.kind !== 'load' || next.at - from > loadMs || next.referrer === '') return false;
  return !clicks.some(({ at }) => at > from && at <= next.at);
}

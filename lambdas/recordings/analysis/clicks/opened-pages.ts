/** Pages that a click, or the submit that it caused, opened. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import {
  type ClickMoment,
  lastUntil,
  type PageMoment,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { isTraversal } from '../page-order.ts';
import { hidesReferrers } from '../referrer.ts';
import { CLICK_TO_SUBMIT_MS, canSubmit } from './causes.ts';
import { sendsRequest } from './click-requests.ts';

const { dead } = signalRules;

/**
 * When the page that a click opened was loaded. A page that loads after the wait `to`, or that the script of a button
 * opens, counts only with a referrer: without one, the visitor may have opened it.
 */
export function pageLoadedBy(
  timeline: Timeline,
  click: ClickMoment,
  to: number,
): number | undefined {
  const next = timeline.pages.find(({ at }) => at > click.at);
  if (next?.kind !== 'load') return undefined;
  if (lastUntil(timeline.clicks, next.at)?.order !== click.order) return undefined;
  const isOpened = isOpenerOf(click)
    ? next.at <= to || (canLoad(click, next) && isFromThisSite(timeline, next))
    : mayOpenByScript(click) &&
      !isUsedBetween(timeline, click.at, next.at) &&
      canLoad(click, next) &&
      next.referrer !== '';
  return isOpened ? next.at : undefined;
}

const canLoad = (click: ClickMoment, page: PageMoment): boolean =>
  page.at - click.at <= dead.loadMs;

/** Whether a page has a referrer, or is on a website that hides all referrers. */
const isFromThisSite = (timeline: Timeline, page: PageMoment): boolean =>
  page.referrer !== '' || hidesReferrers(timeline, page);

/**
 * Whether the visitor may have opened a page after a click: went back, reloaded, or entered an address, which leaves no
 * referrer. The first page after a click on a link or a submit button is what that opened.
 */
export function isOpenedByVisitor(
  timeline: Timeline,
  click: ClickMoment,
  page: PageMoment,
): boolean {
  const { kind, referrer } = page;
  if (isOpenerOf(click) && timeline.pages.find(({ at }) => at > click.at) === page) return false;
  if (kind === 'load') return referrer === '';
  if (kind === 'reload') return !sendsRequest(timeline, click);
  return isTraversal(page);
}

const isOpenerOf = ({ link, submits }: ClickMoment): boolean => link === 'page' || submits;

/** A button, or a link that opens no page itself: only a script can open one. */
export const mayOpenByScript = ({ tag, element, link }: ClickMoment): boolean =>
  link === 'fragment' || (link === undefined && (tag === 'button' || element.role === 'button'));

/** Whether the visitor used a form between a click and this time, which may have opened the next page. */
const isUsedBetween = ({ fields, submits }: Timeline, clickAt: number, to: number): boolean =>
  submits.some(({ at }) => at > clickAt + CLICK_TO_SUBMIT_MS && at < to) ||
  fields.some((each) => each.inputMs > 0 && enteredAtOf(each) > clickAt && each.at <= to);

/** Whether the browser sent the form of a click, which no script took, and still waits for the next page. */
export const waitsForPage = (timeline: Timeline, click: ClickMoment, to: number): boolean =>
  isSentByBrowser(timeline, click, to) && pageLoadedBy(timeline, click, to) === undefined;

/** Whether the browser sent the form of a click, or its script sent one that was filled in and loaded the next page. */
export function isFormSent(timeline: Timeline, click: ClickMoment, to: number): boolean {
  const loadedAt = pageLoadedBy(timeline, click, to);
  if (loadedAt === undefined) return isSentByBrowser(timeline, click, to);
  const isSentByScript = mayOpenByScript(click) && hasEntries(timeline, click);
  return isSentByScript || isSentByBrowser(timeline, click, Math.min(to, loadedAt - 1));
}

/** Whether the browser sent the form of a click, and until `end` no script took the form and no other page opened. */
function isSentByBrowser(timeline: Timeline, click: ClickMoment, end: number): boolean {
  if (!click.submits) return false;
  const { submits, forms, pages } = timeline;
  const submit = submits.find(({ at }) => canSubmit(click, at));
  if (!submit) return false;
  const isAfterSubmit = ({ at }: { readonly at: number }) => at > submit.at && at <= end;
  const isTakenByScript = forms.some(
    (each) => each.form === submit.form && each.after === 'submit' && isAfterSubmit(each),
  );
  return !isTakenByScript && !pages.some(isAfterSubmit);
}

/** Whether the visitor filled in a field of the page before a click. */
function hasEntries(timeline: Timeline, click: ClickMoment): boolean {
  const openedAt = pageAt(timeline, click)?.at ?? 0;
  return timeline.fields.some(
    (field) => isFilledIn(field) && field.at >= openedAt && field.at <= click.at,
  );
}

/**
 * When the visitor left the page soon after a submit that a script took without sending a request, and the form was still
 * open: the page that loads then is no response.
 */
export function leftAfterSubmit(timeline: Timeline, click: ClickMoment): number | undefined {
  const next = timeline.pages.find(({ at }) => at > click.at);
  if (next?.kind !== 'load' || next.at > click.at + dead.afterMs) return;
  const isOpen = timeline.forms.some(
    ({ at, state, after }) =>
      at > click.at && at <= next.at && state === 'open' && after === 'submit',
  );
  return isOpen && !sendsRequest(timeline, click) ? next.at : undefined;
}

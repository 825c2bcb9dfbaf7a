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
import { hidesReferrers } from '../referrer.ts';
import { CLICK_TO_SUBMIT_MS, canSubmit } from './causes.ts';
import { sendsRequest } from './click-requests.ts';

const { dead } = signalRules;

/**
 * When the page loaded that a click opened. After the wait of other responses, and for a button whose script opens it, only
 * a page with a referrer counts: the visitor may have opened it.
 */
export function pageLoadedBy(
  timeline: Timeline,
  click: ClickMoment,
  to: number,
): number | undefined {
  const { pages, clicks } = timeline;
  const next = pages.find(({ at }) => at > click.at);
  if (next?.kind !== 'load' || lastUntil(clicks, next.at)?.order !== click.order) return;
  const isOpener = isOpenerOf(click);
  if (!isOpener && (!mayOpenByScript(click) || isUsedBetween(timeline, click.at, next.at))) return;
  const hasReferrer = next.referrer !== '' || (isOpener && hidesReferrers(timeline, next));
  const isInTime =
    (isOpener && next.at <= to) || (hasReferrer && next.at - click.at <= dead.loadMs);
  return isInTime ? next.at : undefined;
}

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
  return kind === 'back-forward' || kind === 'restored' || kind === 'pop';
}

const isOpenerOf = ({ link, submits }: ClickMoment): boolean => link === 'page' || submits;

/** A button, or a link that opens no page itself: only a script can open one. */
export const mayOpenByScript = ({ tag, element, link }: ClickMoment): boolean =>
  link === 'fragment' || (link === undefined && (tag === 'button' || element.role === 'button'));

/** Whether the visitor used a form between a click and this time, which may have opened the next page. */
const isUsedBetween = ({ fields, submits }: Timeline, clickAt: number, to: number): boolean =>
  submits.some(({ at }) => at > clickAt + CLICK_TO_SUBMIT_MS && at < to) ||
  fields.some((each) => each.inputMs > 0 && enteredAtOf(each) > clickAt && each.at <= to);

/** Whether the browser sent a form, which no script took, and still waits for the next page. */
export const waitsForPage = (timeline: Timeline, click: ClickMoment, to: number): boolean =>
  pageLoadedBy(timeline, click, to) === undefined && isSentByBrowser(timeline, click, to);

/** Whether the browser sent a form, which no script took, and no other page was opened before the one that it loads. */
function isSentByBrowser(timeline: Timeline, click: ClickMoment, to: number): boolean {
  const { submits, forms, pages } = timeline;
  const submit = submits.find(({ at }) => canSubmit(click, at));
  if (!submit || !click.submits) return false;
  const end = Math.min(to, (pageLoadedBy(timeline, click, to) ?? Number.POSITIVE_INFINITY) - 1);
  const isSoon = ({ at }: { readonly at: number }) => at > submit.at && at <= end;
  return (
    !pages.some(isSoon) &&
    !forms.some((each) => each.form === submit.form && each.after === 'submit' && isSoon(each))
  );
}

/** Whether the browser sent the form of a click, or its script sent one that was filled in and loaded the next page. */
export const isFormSent = (timeline: Timeline, click: ClickMoment, to: number): boolean =>
  isSentByBrowser(timeline, click, to) ||
  (mayOpenByScript(click) &&
    hasEntries(timeline, click) &&
    pageLoadedBy(timeline, click, to) !== undefined);

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

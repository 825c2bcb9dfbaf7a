/** The time of the first response to a click per kind of response, except for mutations (`first-mutation.ts`). */

import { signalRules } from '../../../contract/signal-rules.ts';
import {
  isBackgroundChange,
  isConstantlyChanging,
} from '../background-changes/background-change.ts';
import { fieldClickedBefore } from '../background-changes/left-field.ts';
import { CHANGE } from '../events/columns.ts';
import { type ClickMoment, type PageMoment, pageAt, type Timeline } from '../events/timeline.ts';
import { staysBusyAfter, waitsForRequest } from './busy/busy-reports.ts';
import { isOnlyAddress } from './busy/opened-address.ts';
import type { Wait } from './click-moment.ts';
import { isFormSent } from './opened-pages.ts';
import { nextPress } from './presses/press-time.ts';

const { dead } = signalRules;

/** Visible changes that do not change the DOM tree. */
export function firstChange(timeline: Timeline, wait: Wait) {
  const { click, from, to } = wait;
  const { changes } = timeline;
  if (isConstantlyChanging(changes, click.at)) return;
  const start = staysBusyAfter(timeline, click.at) ? click.at + dead.busyMs : from;
  // Within a shadow root, no event reports that the field loses the focus.
  const clickedField = fieldClickedBefore(timeline, click)?.node;
  for (const row of changes.rowsBetween(start, to)) {
    const at = changes.timeOf(row);
    const isField = changes.cell(row, CHANGE.isField) === 1 && changes.orderOf(row) < click.order;
    const isClicked = clickedField === changes.cell(row, CHANGE.node);
    if (isField && (isClicked || isFieldBlur(timeline, at))) continue;
    if (changes.cell(row, CHANGE.addsRules) === 1 && isRendered(timeline, at, click)) continue;
    return at;
  }
}

/** A field is recorded when it loses focus, so text typed before the click is no response. The tracker may report it later. */
const isFieldBlur = ({ fields, blurs }: Timeline, changedAt: number): boolean =>
  blurs.firstTime(changedAt - SAME_EVENT_MS, changedAt + SAME_EVENT_MS) !== undefined ||
  fields.some(({ at }) => Math.abs(at - changedAt) <= SAME_EVENT_MS);
const SAME_EVENT_MS = 10;

/**
 * Libraries add the rules of what a page renders for the first time, such as of a loader. Whether that is a response is
 * decided by the mutation.
 */
function isRendered(timeline: Timeline, addedAt: number, click: ClickMoment): boolean {
  const rows = timeline.mutations.rowsBetween(addedAt - RENDER_MS, addedAt + RENDER_MS);
  return [...rows].some((row) => !isBackgroundChange(timeline, row, click));
}
const RENDER_MS = 50;

export const firstScroll = ({ scrolls }: Timeline, { click, from, to }: Wait) =>
  scrolls.firstTime(from, Math.min(to, click.at + dead.scrollMs));

type ReactionKind = Timeline['reactions'][number]['kind'];
/** The tracker's focus event proves nothing, because every click moves the focus: see `firstFocus`. */
const waitMs: Record<Exclude<ReactionKind, 'focus' | 'request' | 'request-start'>, number> = {
  selection: dead.selectionMs,
  visibility: dead.focusMs,
  'window-open': dead.focusMs,
  media: dead.afterMs,
  dialog: dead.afterMs,
  title: dead.afterMs,
  clipboard: dead.afterMs,
  download: dead.afterMs,
  value: dead.afterMs,
};
const isTimed = (kind: ReactionKind): kind is keyof typeof waitMs => kind in waitMs;

export function firstReaction(timeline: Timeline, wait: Wait) {
  const { click, from, to } = wait;
  const { reactions, visibility } = timeline;
  const dialogFrom = waitsForRequest(timeline, wait) ? click.at + dead.busyMs : from;
  const isSent = isFormSent(timeline, click, to);
  // Leaving the previous page is no response on this one.
  const pageFrom = pageAt(timeline, click.at)?.at ?? 0;
  const earliestVisibility = Math.max(Math.min(from, click.at - dead.focusMs), pageFrom);
  const earliest = (kind: ReactionKind) => {
    if (kind === 'dialog') return dialogFrom;
    // An editor writes its text into a hidden field as the form is sent.
    if (kind === 'value' && isSent) return to + 1;
    return kind === 'visibility' || kind === 'window-open' ? earliestVisibility : from;
  };
  const reaction = reactions.find(
    ({ kind, at }) =>
      isTimed(kind) && at >= earliest(kind) && at <= Math.min(to, click.at + waitMs[kind]),
  );
  const shown = visibility.find(
    ({ at }) => at > earliestVisibility && at - click.at <= dead.focusMs,
  );
  return reaction && shown ? Math.min(reaction.at, shown.at) : (reaction ?? shown)?.at;
}

/** A press moves the focus before its click; only a change between this click and the next press is the page's response. */
export function firstFocus(timeline: Timeline, wait: Wait) {
  const { click, to } = wait;
  const { at, order } = click;
  const { focuses } = timeline;
  if (waitsForRequest(timeline, wait)) return;
  const until = Math.min(at + dead.focusMs, to, (nextPress(timeline, click) ?? Infinity) - 1);
  for (const row of focuses.rowsBetween(at, until))
    if (focuses.orderOf(row) > order) return focuses.timeOf(row);
}

/** The next page; after one that is no response by itself, another one during the wait. */
export function navigatedPage(timeline: Timeline, wait: Wait): PageMoment | undefined {
  const { pages } = timeline;
  const next = pages.find(({ at }) => at > wait.from);
  if (!next || !isOnlyAddress(timeline, wait, next)) return next;
  return pages.find(
    (page) => page.at > next.at && page.at <= wait.to && !isOnlyAddress(timeline, wait, page),
  );
}

/** A navigation. If the next page has to load, the response is the moment the old page was hidden. */
export function firstNavigation(
  timeline: Timeline,
  wait: Wait,
  hiddenAt: number | undefined,
): number | undefined {
  const next = navigatedPage(timeline, wait);
  if (!next) return;
  if (next.at <= wait.to) return Math.min(next.at, hiddenAt ?? next.at);
  return hiddenAt !== undefined && next.at - hiddenAt < 60_000 ? hiddenAt : undefined;
}

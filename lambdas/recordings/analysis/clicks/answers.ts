/** The time of the first response to a click, per kind of response. */
import { signalRules } from '../../../contract/signal-rules.ts';
import {
  type ClickMoment,
  lastUntil,
  type Placed,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { isRestless, saysNothing } from '../moving/ticking.ts';
import { firstRequest, isRefused } from './asked.ts';
import { isPassingBusy } from './busy-signs.ts';
import { isNoticeGoing } from './going-notices.ts';
import { hasText } from './structure.ts';

const { dead } = signalRules;

export function firstRow(rows: Timeline['changes'], from: number, to: number): number | undefined {
  const row = rows.firstFrom(from);
  return row < rows.length && rows.at(row, 0) <= to ? rows.at(row, 0) : undefined;
}

/** Ignores animations, spinners that never stop, and the ripple of the clicked button. */
export function firstMutation(timeline: Timeline, from: number, to: number, click: ClickMoment) {
  const { mutations } = timeline;
  const clickAt = click.at;
  const isBusy = isBusyAfter(timeline, clickAt);
  const wasAsked =
    firstRequest(timeline, from, to, clickAt) !== undefined ||
    isRefused(timeline, from, to, clickAt);
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    if (at > to) return;
    if (isBusy && at <= clickAt + dead.busyMs && isSpinner(timeline, row)) continue;
    if (isOutOfSight(timeline, at)) continue;
    if (wasAsked && isPassingBusy(timeline, row, click, to)) continue;
    if (isNoticeGoing(timeline, row, click)) continue;
    if (!saysNothing(timeline, row, click)) return at;
  }
}

/** Few nodes, or a skeleton screen without text. */
const isSpinner = ({ mutations, structure }: Timeline, row: number): boolean =>
  mutations.at(row, 5) <= dead.busyNodes ||
  !hasText(structure, mutations.at(row, 3), mutations.at(row, 4));

/** Visible changes that do not change the DOM tree. */
export function firstChange(timeline: Timeline, from: number, to: number, click: ClickMoment) {
  const { changes } = timeline;
  const clickAt = click.at;
  if (isRestless(changes, clickAt)) return;
  const start = isBusyAfter(timeline, clickAt) ? clickAt + dead.busyMs : from;
  for (let row = changes.firstFrom(start); row < changes.length; row += 1) {
    const at = changes.at(row, 0);
    if (at > to) return;
    const isField = changes.at(row, 2) === 1;
    if (isField && changes.at(row, 1) < click.order && isLeft(timeline, at)) continue;
    return at;
  }
}

/** The tracker records a field when it loses focus, so text typed before the click is no response to it. */
const isLeft = ({ fields }: Timeline, changedAt: number): boolean =>
  fields.some(({ at }) => Math.abs(at - changedAt) <= SAME_MOMENT_MS);
const SAME_MOMENT_MS = 10;

/** A reported click time may be slightly before the recorded click, or after it. */
const SAME_CLICK_MS = 100;
const isSaidOf = (said: readonly Placed[], { clicks }: Timeline, clickAt: number): boolean =>
  said.some(
    ({ at }) =>
      Math.abs(at - clickAt) <= SAME_CLICK_MS ||
      lastUntil(clicks, at + SAME_CLICK_MS)?.at === clickAt,
  );
const isBusyAfter = (timeline: Timeline, clickAt: number) =>
  isSaidOf(timeline.busy, timeline, clickAt);

/** Whether the last click before this time changed only things outside the visible area. */
function isOutOfSight(timeline: Timeline, at: number): boolean {
  if (timeline.unseen.length === 0) return false;
  const click = lastUntil(timeline.clicks, at);
  return click !== undefined && isUnseenAfter(timeline, click.at);
}

/** Whether the tracker reported that everything this click changed was outside the visible area. */
export const isUnseenAfter = (timeline: Timeline, clickAt: number) =>
  isSaidOf(timeline.unseen, timeline, clickAt);

type Reported = Timeline['reactions'][number]['kind'];
/** The tracker's focus event proves nothing, because every click moves the focus: see `firstFocus`. */
const waits: Record<Exclude<Reported, 'focus' | 'request' | 'request-start'>, number> = {
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
const isWaitedFor = (kind: Reported): kind is keyof typeof waits => kind in waits;

export function firstReported(timeline: Timeline, from: number, to: number, clickAt: number) {
  const { reactions, visibility } = timeline;
  // Leaving the previous page is no response on this one.
  const pageFrom = pageAt(timeline, clickAt)?.at ?? 0;
  const aside = Math.max(Math.min(from, clickAt - dead.focusMs), pageFrom);
  const earliest = (kind: Reported) =>
    kind === 'visibility' || kind === 'window-open' ? aside : from;
  const answer = reactions.find(
    ({ kind, at }) =>
      isWaitedFor(kind) && at >= earliest(kind) && at <= Math.min(to, clickAt + waits[kind]),
  );
  const shown = visibility.find(({ at }) => at > aside && at - clickAt <= dead.focusMs);
  return answer && shown ? Math.min(answer.at, shown.at) : (answer ?? shown)?.at;
}

/** The press moves the focus before the click; only a later focus change is the page's response. */
export function firstFocus({ focuses }: Timeline, { at, order }: ClickMoment): number | undefined {
  for (let row = focuses.firstFrom(at); row < focuses.length; row += 1) {
    if (focuses.at(row, 0) > at + dead.focusMs) return;
    if (focuses.at(row, 1) > order) return focuses.at(row, 0);
  }
}

/** A navigation. If the next page has to load, the response is the moment the old page was hidden. */
export function firstPage(
  { pages }: Timeline,
  from: number,
  to: number,
  hiddenAt: number | undefined,
) {
  const next = pages.find(({ at }) => at > from);
  if (!next) return;
  if (next.at <= to) return Math.min(next.at, hiddenAt ?? next.at);
  return hiddenAt !== undefined && next.at - hiddenAt < 60_000 ? hiddenAt : undefined;
}

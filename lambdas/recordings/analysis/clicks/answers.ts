/** What on a page can answer a click: of each kind the instant of the first. */
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

/** An animation is no reaction, and neither is an endless spinner or the ripple of the clicked button. */
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

/** Few nodes, or a skeleton of many that say nothing. */
const isSpinner = ({ mutations, structure }: Timeline, row: number): boolean =>
  mutations.at(row, 5) <= dead.busyNodes ||
  !hasText(structure, mutations.at(row, 3), mutations.at(row, 4));

/** Changes that show without changing the tree. */
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

/** The press left a field, which is recorded then: what was typed before answers no click. */
const isLeft = ({ fields }: Timeline, changedAt: number): boolean =>
  fields.some(({ at }) => Math.abs(at - changedAt) <= SAME_MOMENT_MS);
const SAME_MOMENT_MS = 10;

/** The tracker's times may be slightly before the click, or late. */
const SAME_CLICK_MS = 100;
const isSaidOf = (said: readonly Placed[], { clicks }: Timeline, clickAt: number): boolean =>
  said.some(
    ({ at }) =>
      Math.abs(at - clickAt) <= SAME_CLICK_MS ||
      lastUntil(clicks, at + SAME_CLICK_MS)?.at === clickAt,
  );
const isBusyAfter = (timeline: Timeline, clickAt: number) =>
  isSaidOf(timeline.busy, timeline, clickAt);

/** The last click before it changed nothing that was in sight. */
function isOutOfSight(timeline: Timeline, at: number): boolean {
  if (timeline.unseen.length === 0) return false;
  const click = lastUntil(timeline.clicks, at);
  return click !== undefined && isUnseenAfter(timeline, click.at);
}

/** All that changed was out of sight. */
export const isUnseenAfter = (timeline: Timeline, clickAt: number) =>
  isSaidOf(timeline.unseen, timeline, clickAt);

type Reported = Timeline['reactions'][number]['kind'];
/** Every click moves the focus, so that the tracker's event says nothing: see `firstFocus`. */
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
  // The leaving of the page before answers nothing on this one.
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

/** Pressing moves the focus before the click; a later move of the focus is the page's reaction. */
export function firstFocus({ focuses }: Timeline, { at, order }: ClickMoment): number | undefined {
  for (let row = focuses.firstFrom(at); row < focuses.length; row += 1) {
    if (focuses.at(row, 0) > at + dead.focusMs) return;
    if (focuses.at(row, 1) > order) return focuses.at(row, 0);
  }
}

/** Another address. A page that has to be loaded answered when the old one was left. */
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

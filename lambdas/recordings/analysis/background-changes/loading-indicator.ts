/** Signs that a page loads something by itself, such as a spinner in the corner while it polls for news. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { countWhile } from '../events/binary-search.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { CHILDREN } from '../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../page/mutations.ts';

const { requestMs } = signalRules.dead;
/** Frameworks render the sign this soon before or after the request starts … */
const START_MS = 100;
/** … and remove it this soon after the response. */
const END_MS = 500;

/**
 * Whether a mutation only shows or removes elements that come with a request that no click sent, and go with its response:
 * all that is left after it is what was there before.
 */
export function isLoadingIndicator(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const at = timeline.mutations.timeOf(row);
  if (at <= click.at + requestMs || !changesOnlyChildren(timeline, row)) return false;
  const { added, removed } = rootsOf(timeline, row);
  if (added.length > 0) return removed.length === 0 && isRemovedAgain(timeline, row, added);
  return removed.length > 0 && isShownBefore(timeline, row, click, removed);
}

const changesOnlyChildren = (timeline: Timeline, row: number): boolean =>
  changedBy(timeline, row).every(({ name }) => name === CHILDREN);

interface Roots {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}
/** The elements that a mutation adds and removes, without what is inside of them. */
function rootsOf(timeline: Timeline, row: number): Roots {
  const changes = [...nodeChangesIn(timeline, row)];
  const removed = changes.filter(({ isRemoval }) => isRemoval);
  const added = changes.filter(({ isRemoval }) => !isRemoval);
  const ids = new Set(added.map(({ node }) => node));
  const roots = added.filter(({ parent }) => !ids.has(parent));
  return { added: roots.map(({ node }) => node), removed: removed.map(({ node }) => node) };
}

/** Whether these elements came with such a request and were removed with its response. */
function isRemovedAgain(timeline: Timeline, row: number, added: readonly number[]): boolean {
  const { mutations } = timeline;
  const until = endOfPageRequest(timeline, mutations.timeOf(row)) + END_MS;
  const left = new Set(added);
  for (let next = row + 1; next < mutations.length && left.size > 0; next += 1) {
    if (!(mutations.timeOf(next) <= until)) return false;
    for (const id of rootsOf(timeline, next).removed) left.delete(id);
  }
  return left.size === 0;
}

function isShownBefore(
  timeline: Timeline,
  row: number,
  click: ClickMoment,
  removed: readonly number[],
): boolean {
  const { mutations } = timeline;
  const left = new Set(removed);
  for (let before = row - 1; before >= 0 && left.size > 0; before -= 1) {
    if (mutations.timeOf(before) <= click.at) return false;
    const { added } = rootsOf(timeline, before);
    if (added.some((id) => left.has(id)) && isLoadingIndicator(timeline, before, click))
      for (const id of added) left.delete(id);
  }
  return left.size === 0;
}

/** When the request ended that the page sent by itself around this time; NaN without one. */
function endOfPageRequest(timeline: Timeline, at: number): number {
  const { clicks, reactions, requests } = timeline;
  const isAround = (sentAt: number) =>
    Math.abs(sentAt - at) <= START_MS &&
    sentAt - (lastUntil(clicks, sentAt)?.at ?? Number.NEGATIVE_INFINITY) > requestMs;
  const first = countWhile(
    reactions.length,
    (index) => (reactions[index]?.at ?? 0) < at - START_MS,
  );
  for (let index = first; index < reactions.length; index += 1) {
    const each = reactions[index];
    if (!each || each.at > at + START_MS) break;
    if (each.kind === 'request' && isAround(each.at)) return each.at + each.durationMs;
  }
  return requests.find((each) => isAround(requestSentAt(timeline, each)))?.at ?? Number.NaN;
}

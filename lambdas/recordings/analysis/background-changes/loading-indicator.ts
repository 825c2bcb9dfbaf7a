/** Signs that a page loads something by itself, such as a spinner in the corner while it polls for news. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { countWhile } from '../events/binary-search.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { CHILDREN } from '../page/changed-properties.ts';
import { changedBy, type NodeChange, nodesRemovedIn, rootsIn } from '../page/mutations.ts';

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
  const { added, removed } = rootsIn(timeline, row);
  if (added.length > 0) return removed.length === 0 && isRemovedAgain(timeline, row, added);
  return removed.length > 0 && isShownBefore(timeline, row, click, removed);
}

const changesOnlyChildren = (timeline: Timeline, row: number): boolean =>
  changedBy(timeline, row).every(({ name }) => name === CHILDREN);

/** Whether these elements came with such a request and were removed with its response. */
function isRemovedAgain(timeline: Timeline, row: number, added: readonly NodeChange[]): boolean {
  const { mutations } = timeline;
  const until = endOfPageRequest(timeline, mutations.timeOf(row)) + END_MS;
  const left = new Set(added.map(({ node }) => node));
  for (let next = row + 1; next < mutations.length && left.size > 0; next += 1) {
    if (!(mutations.timeOf(next) <= until)) return false;
    for (const id of nodesRemovedIn(timeline, next)) left.delete(id);
  }
  return left.size === 0;
}

function isShownBefore(
  timeline: Timeline,
  row: number,
  click: ClickMoment,
  removed: readonly NodeChange[],
): boolean {
  const { mutations } = timeline;
  const left = new Set(removed.map(({ node }) => node));
  for (let before = row - 1; before >= 0 && left.size > 0; before -= 1) {
    if (mutations.timeOf(before) <= click.at) return false;
    const { added } = rootsIn(timeline, before);
    if (added.some(({ node }) => left.has(node)) && isLoadingIndicator(timeline, before, click))
      for (const { node } of added) left.delete(node);
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

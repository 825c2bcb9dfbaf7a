/** Responses that the visitor did not see. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { isReportedFor } from '../clicks/busy/busy-reports.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { propertyKey } from '../page/change-times.ts';
import { changedBy, textsWritten } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';

const { dead } = signalRules;

/**
 * Whether a mutation is outside the visible area, as the tracker reported for the last click before it. The tracker
 * leaves out changes inside the clicked control, because it cannot tell its pressed look from a response.
 */
export function isUnseenResponse(timeline: Timeline, row: number): boolean {
  if (timeline.unseen.length === 0) return false;
  const click = lastUntil(timeline.clicks, timeline.mutations.timeOf(row));
  if (!click) return false;
  if (!changesOnlyUnseen(timeline, click.at)) return repeatsUnseenText(timeline, row, click);
  const nodes = nodesAt(timeline, click.at);
  return !changedBy(timeline, row).some(({ node }) => nodes?.isInside(node, click.node));
}

/**
 * Whether the page wrote the same texts in the same place after an earlier click on this control, out of sight, and the
 * visitor has not scrolled since. The tracker does not report the last click if a message of its own, such as a popup of
 * recent orders, appears during the wait.
 */
function repeatsUnseenText(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const { clicks, mutations, scrolls } = timeline;
  const texts = textsWritten(timeline, row);
  const earlier = clicks.findLast(
    ({ at, node }) =>
      node === click.node &&
      at < click.at &&
      at >= click.at - dead.afterMs &&
      changesOnlyUnseen(timeline, at),
  );
  if (!earlier || texts === 0) return false;
  const scrolledAt = scrolls.firstTime(earlier.at + dead.scrollMs, mutations.timeOf(row));
  if (scrolledAt !== undefined) return false;
  for (const before of mutations.rowsBefore(earlier.at, click.at)) {
    if (textsWritten(timeline, before) !== texts) continue;
    const places = new Set(changedBy(timeline, before).map(propertyKey));
    if (changedBy(timeline, row).every((each) => places.has(propertyKey(each)))) return true;
  }
  return false;
}

/** Whether the tracker reported that everything this click changed outside of its control was out of sight. */
export const changesOnlyUnseen = (timeline: Timeline, clickAt: number) =>
  isReportedFor(timeline.unseen, timeline, clickAt);

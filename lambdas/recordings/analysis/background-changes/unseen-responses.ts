/** Responses that the visitor did not see. */

import { isReportedFor } from '../clicks/busy/busy-reports.ts';
import { lastUntil, type Timeline } from '../events/timeline.ts';
import { changedBy } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';

/**
 * Whether a mutation is outside the visible area, as the tracker reported for the last click before it. The tracker
 * leaves out changes inside the clicked control, because it cannot tell its pressed look from a response.
 */
export function isUnseenResponse(timeline: Timeline, row: number): boolean {
  if (timeline.unseen.length === 0) return false;
  const click = lastUntil(timeline.clicks, timeline.mutations.timeOf(row));
  if (!click || !changesOnlyUnseen(timeline, click.at)) return false;
  const nodes = nodesAt(timeline, click.at);
  return !changedBy(timeline, row).some(({ node }) => nodes?.isInside(node, click.node));
}

/** Whether the tracker reported that everything this click changed outside of its control was out of sight. */
export const changesOnlyUnseen = (timeline: Timeline, clickAt: number) =>
  isReportedFor(timeline.unseen, timeline, clickAt);

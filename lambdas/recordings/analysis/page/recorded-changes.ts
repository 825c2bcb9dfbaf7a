/** Whether a recording contains what a page changed at some time: without it, a missing response proves nothing. */
import { isLoad, lastUntil, type Timeline } from '../events/timeline.ts';

/** How long the tracker stops recording after a storm of changes, with a margin (`CALM_MS` in `web/tracker/limits.ts`). */
const PAUSE_MS = 5_500;

/**
 * Whether all changes of the page from one time to another were recorded, as long as the page stayed open. They are not
 * recorded on pages that are too heavy, before a page's first snapshot, and while the tracker pauses: its next snapshot
 * contains them.
 */
export function areChangesRecorded(timeline: Timeline, from: number, to: number): boolean {
  const nextLoad = timeline.pages.find((page) => page.at > from && isLoad(page))?.at ?? to + 1;
  const until = Math.min(to, nextLoad - 1);
  return !isTooHeavy(timeline, from, until) && !isBeforeSnapshot(timeline, from, until);
}

function isTooHeavy({ eventsOnly, pages }: Timeline, from: number, until: number): boolean {
  const stopped = lastUntil(eventsOnly, until);
  return (
    stopped !== undefined &&
    !pages.some((page) => page.at > stopped.at && page.at <= from && isLoad(page))
  );
}

function isBeforeSnapshot({ snapshots, pages }: Timeline, from: number, until: number): boolean {
  const row = snapshots.firstFrom(from + 1);
  if (row >= snapshots.length) return false;
  const at = snapshots.timeOf(row);
  const previous = row > 0 ? snapshots.timeOf(row - 1) : Number.NEGATIVE_INFINITY;
  const load = pages.findLast((page) => page.at <= at && page.at > previous && isLoad(page));
  return load ? load.at <= from : at - PAUSE_MS <= until;
}

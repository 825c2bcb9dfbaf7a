import { countBefore, countWhile } from '../events/binary-search.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import { changesOf, propertyKey } from '../page/change-times.ts';
import type { NodeProperty } from '../page/changed-properties.ts';

const AROUND_MS = 60_000;
/** A scroll may be recorded after the change it caused, or a change after the scroll, by up to about 0.2 s. */
const SCROLL_MS = { before: 350, after: 200 };
const MIN_CHANGES = 2;

/** Whether a property changes only while the page scrolls, such as a shrinking header or a back-to-top link. */
export function changesOnlyWithScrolls(
  timeline: Timeline,
  property: NodeProperty,
  clickAt: number,
): boolean {
  const { all, others } = changesByScroll(timeline, property);
  const [from, to] = [clickAt - AROUND_MS, clickAt + AROUND_MS];
  const isInTime = (at: number | undefined) => at !== undefined && at <= to;
  return (
    isInTime(all[countBefore(all, from) + MIN_CHANGES - 1]) &&
    !isInTime(others[countBefore(others, from)])
  );
}

/** When a property changed, and when that was not during a scroll. */
interface ScrollChanges {
  readonly all: readonly number[];
  readonly others: readonly number[];
}
/** Found once per property: a page that always changes has hundreds around each click. */
const knownChanges = perTimeline(() => new Map<number, ScrollChanges>());

function changesByScroll(timeline: Timeline, property: NodeProperty): ScrollChanges {
  const known = knownChanges(timeline);
  const key = propertyKey(property);
  let changes = known.get(key);
  if (!changes) {
    const all = changesOf(timeline, property, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    changes = { all, others: all.filter((at) => !isDuringScroll(timeline, at)) };
    known.set(key, changes);
  }
  return changes;
}

export function isDuringScroll(timeline: Timeline, at: number): boolean {
  const { starts, ends } = scrollSpansOf(timeline);
  const span = countWhile(starts.length, (index) => (starts[index] as number) <= at) - 1;
  return span >= 0 && at <= (ends[span] as number);
}

/**
 * The periods of time in which changes are during a scroll. Overlapping ones are joined: pages scroll for seconds, so
 * there are far fewer periods to search than scrolls.
 */
const scrollSpansOf = perTimeline(({ scrolls }) => {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let row = 0; row < scrolls.length; row += 1) {
    const at = scrolls.timeOf(row);
    const start = at - SCROLL_MS.after;
    if (start <= (ends.at(-1) ?? Number.NEGATIVE_INFINITY)) ends.pop();
    else starts.push(start);
    ends.push(at + SCROLL_MS.before);
  }
  return { starts, ends };
});

import { changesOf } from '../clicks/change-times.ts';
import type { NodeProperty } from '../clicks/changed-properties.ts';
import type { Timeline } from '../events/timeline.ts';

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
  const changes = changesOf(timeline, property, clickAt - AROUND_MS, clickAt + AROUND_MS);
  return changes.length >= MIN_CHANGES && changes.every((at) => isDuringScroll(timeline, at));
}

export function isDuringScroll({ scrolls }: Timeline, at: number): boolean {
  const scroll = scrolls.firstFrom(at - SCROLL_MS.before);
  return scroll < scrolls.length && scrolls.at(scroll, 0) <= at + SCROLL_MS.after;
}

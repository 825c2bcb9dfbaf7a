import type { NodeProperty } from '../clicks/changed-properties.ts';
import { changesOf } from '../clicks/property-changes.ts';
import type { Timeline } from '../events/timeline.ts';

const AROUND_MS = 60_000;
/** A scroll may be recorded after the change it caused, or a change after the scroll, by up to about 0.2 s. */
const SCROLL_MS = { before: 350, after: 200 };
const MIN_CHANGES = 2;

/** Whether a property changes only while the page scrolls, such as a shrinking header or a back-to-top link. */
export function isScrollLinked(
  timeline: Timeline,
  property: NodeProperty,
  at: number,
  clickAt: number,
): boolean {
  const { scrolls } = timeline;
  const isScrolled = (changeAt: number) => {
    const scroll = scrolls.firstFrom(changeAt - SCROLL_MS.before);
    return scroll < scrolls.length && scrolls.at(scroll, 0) <= changeAt + SCROLL_MS.after;
  };
  if (!isScrolled(at)) return false;
  const changes = changesOf(timeline, property, clickAt - AROUND_MS, clickAt + AROUND_MS);
  return changes.length >= MIN_CHANGES && changes.every(isScrolled);
}

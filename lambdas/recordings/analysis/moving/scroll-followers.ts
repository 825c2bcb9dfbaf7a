import { changesOf } from '../clicks/place-changes.ts';
import type { TouchedPlace } from '../clicks/touched.ts';
import type { Timeline } from '../events/timeline.ts';

const AROUND_MS = 60_000;
/** A scroll is recorded up to 0.2 s after what it changed, and a change as long after the scroll. */
const SCROLL_MS = { before: 350, after: 200 };
const LEAST = 2;

/** Whether a place that changed at an instant changes only while the page is scrolled: a header that shrinks, a link back to the top. */
export function followsScrolling(
  timeline: Timeline,
  place: TouchedPlace,
  at: number,
  clickAt: number,
): boolean {
  const { scrolls } = timeline;
  const isScrolled = (changeAt: number) => {
    const scroll = scrolls.firstFrom(changeAt - SCROLL_MS.before);
    return scroll < scrolls.length && scrolls.at(scroll, 0) <= changeAt + SCROLL_MS.after;
  };
  if (!isScrolled(at)) return false;
  const changes = changesOf(timeline, place, clickAt - AROUND_MS, clickAt + AROUND_MS);
  return changes.length >= LEAST && changes.every(isScrolled);
}

import { PageMirror } from '../../../../lambdas/contract/replay/page-mirror.ts';
import { EventType } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';

/** The state of the page at an instant, and the events that follow. */
export interface PageAt {
  /** Never before the first full snapshot. */
  readonly at: number;
  /** Changes during playback, so it can be shown only once. */
  readonly mirror: PageMirror;
  readonly inOrder: readonly RecordedEvent[];
  readonly following: readonly RecordedEvent[];
}

/** Applies the events up to `instant`. The events start with a full snapshot. */
export function pageAt(events: readonly RecordedEvent[], instant: number): PageAt {
  const inOrder = ordered(events);
  const first = inOrder.find(({ type }) => type === EventType.FullSnapshot)?.timestamp ?? instant;
  const at = Math.max(instant, first);
  const next = inOrder.findIndex(({ timestamp }) => timestamp > at);
  const length = next < 0 ? inOrder.length : next;
  const mirror = new PageMirror();
  for (const event of inOrder.slice(0, length)) mirror.apply(event);
  return { at, mirror, inOrder, following: inOrder.slice(length) };
}

/** Sorts only if needed: parts are in order, batches of a running session may not be. */
function ordered(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  let before = Number.NEGATIVE_INFINITY;
  for (const { timestamp } of events) {
    if (timestamp < before) return events.toSorted((a, b) => a.timestamp - b.timestamp);
    before = timestamp;
  }
  return events;
}

import { FULL_SNAPSHOT, PageMirror } from '../../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';

/** The page as it was at an instant, and what follows. */
export interface PageAt {
  /** Not before the first picture of the page. */
  readonly at: number;
  /** Changes with what is played from there: it can be shown once. */
  readonly mirror: PageMirror;
  readonly inOrder: readonly RecordedEvent[];
  readonly following: readonly RecordedEvent[];
}

/** Folds the events of a range that begins with a full picture. */
export function pageAt(events: readonly RecordedEvent[], wanted: number): PageAt {
  const inOrder = ordered(events);
  const first = inOrder.find(({ type }) => type === FULL_SNAPSHOT)?.timestamp ?? wanted;
  const at = Math.max(wanted, first);
  const next = inOrder.findIndex(({ timestamp }) => timestamp > at);
  const length = next < 0 ? inOrder.length : next;
  const mirror = new PageMirror();
  for (const event of inOrder.slice(0, length)) mirror.apply(event);
  return { at, mirror, inOrder, following: inOrder.slice(length) };
}

/** Parts come in order; batches of a session that still runs may not. */
function ordered(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  let before = Number.NEGATIVE_INFINITY;
  for (const { timestamp } of events) {
    if (timestamp < before) return events.toSorted((a, b) => a.timestamp - b.timestamp);
    before = timestamp;
  }
  return events;
}

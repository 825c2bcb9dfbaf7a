import { PageMirror } from '../../contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../contract/tracker.ts';

/**
 * A few seconds of a recording that can be played alone: a snapshot of the page at their start, then only their events. A
 * viewer of the clip sees nothing else of the session.
 */
export function clipOf(
  events: readonly RecordedEvent[],
  from: number,
  to: number,
): RecordedEvent[] {
  const mirror = new PageMirror();
  const before = events.filter(({ timestamp }) => timestamp < from);
  for (const event of before) mirror.apply(event);
  const shown = events.filter(({ timestamp }) => timestamp >= from && timestamp <= to);
  return [...mirror.snapshot(from), ...shown];
}

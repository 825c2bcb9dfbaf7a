import { PageMirror } from '../../contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../contract/tracker.ts';

/**
 * A few seconds of a recording that can be played alone: the picture of the moment they begin, made from everything before it,
 * and then only what happened in them. A viewer of the clip learns nothing of the rest.
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
  return [...mirror.picture(from), ...shown];
}

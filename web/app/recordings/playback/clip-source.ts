import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { rangeFor } from './part-range.ts';
import type { Source } from './playback.ts';

interface Stretch {
  readonly start_ms: number;
  readonly end_ms: number;
}
const CUSTOM = 5;

/**
 * A stretch of a recording as a recording of its own: its first moment is 0, and its last event is at its end, so that
 * quiet seconds there are played. What came before in its parts is kept, since the page is made of it.
 */
export function clipSource({ parts, load }: Source, { start_ms, end_ms }: Stretch): Source {
  const length = Math.max(0, end_ms - start_ms);
  const { first } = rangeFor(parts, start_ms);
  const { last } = rangeFor(parts, end_ms);
  const from_ms = (parts[first]?.from_ms ?? 0) - start_ms;
  return {
    parts: parts.length > 0 ? [{ from_ms, to_ms: length, keyframe: true }] : [],
    async load() {
      const places = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      const loaded = await Promise.all(places.map((place) => load(place)));
      const events = loaded.flatMap((part, place) =>
        place === 0 ? part.events : part.events.slice(part.synthetic),
      );
      const end = (events[0]?.timestamp ?? 0) - from_ms + length;
      const shown = events.filter(({ timestamp }) => timestamp <= end);
      return { events: [...shown, endAt(end)], synthetic: loaded[0]?.synthetic ?? 0 };
    },
  };
}

const endAt = (timestamp: number): RecordedEvent => ({
  type: CUSTOM,
  timestamp,
  data: { tag: 'clip-end', payload: {} },
});

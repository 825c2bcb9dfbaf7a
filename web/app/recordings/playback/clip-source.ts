import { EventType } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';
import { rangeFor } from './part-range.ts';
import type { Source } from './playback.ts';

interface Span {
  readonly start_ms: number;
  readonly end_ms: number;
}

/**
 * A span of a recording as a separate recording that starts at 0. An event is added at its end, so that trailing seconds
 * without events are played. Earlier events of its parts stay, because they build the page.
 */
export function clipSource({ parts, load }: Source, { start_ms, end_ms }: Span): Source {
  const length = Math.max(0, end_ms - start_ms);
  const { first } = rangeFor(parts, start_ms);
  const { last } = rangeFor(parts, end_ms);
  const from_ms = (parts[first]?.from_ms ?? 0) - start_ms;
  return {
    parts: parts.length > 0 ? [{ from_ms, to_ms: length, keyframe: true }] : [],
    async load() {
      const indices = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
      const loaded = await Promise.all(indices.map((index) => load(index)));
      const events = loaded.flatMap((part, index) =>
        index === 0 ? part.events : part.events.slice(part.synthetic),
      );
      const end = (events[0]?.timestamp ?? 0) - from_ms + length;
      const played = events.filter(({ timestamp }) => timestamp <= end);
      return { events: [...played, endAt(end)], synthetic: loaded[0]?.synthetic ?? 0 };
    },
  };
}

const endAt = (timestamp: number): RecordedEvent => ({
  type: EventType.Custom,
  timestamp,
  data: { tag: 'clip-end', payload: {} },
});

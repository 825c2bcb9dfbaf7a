import type { RecordingPart } from '../../../../lambdas/contract/recording-playback.ts';

export type Span = Pick<RecordingPart, 'from_ms' | 'to_ms' | 'keyframe'>;

/** Indexes of the first and last part that a moment needs, inclusive. */
export interface PartRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The parts that a moment needs: from the last full snapshot at or before it to the part that contains it. Parts of a
 * running session have no times yet: its start needs only the first part, any other moment all parts.
 */
export function rangeFor(parts: readonly Span[], atMs: number): PartRange {
  const isTimed = parts.every(({ from_ms }) => from_ms !== null);
  if (!isTimed) return { first: 0, last: atMs > 0 ? parts.length - 1 : 0 };
  const hasStarted = (part: Span) => (part.from_ms ?? 0) <= atMs;
  const last = Math.max(0, parts.findLastIndex(hasStarted));
  const first = parts.findLastIndex((part, index) => index <= last && part.keyframe);
  return { first: Math.max(0, first), last };
}

/** The part to prefetch while the last loaded one plays; undefined before that part plays, and at the end. */
export function nextPartToPrefetch(
  parts: readonly Span[],
  last: number,
  atMs: number,
): number | undefined {
  const playing = parts[last];
  if (!playing || last + 1 >= parts.length) return undefined;
  return atMs >= (playing.from_ms ?? 0) ? last + 1 : undefined;
}

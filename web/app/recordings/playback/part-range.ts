import type { RecordingPart } from '../../../../lambdas/contract/recording-playback.ts';

export type Span = Pick<RecordingPart, 'from_ms' | 'to_ms' | 'keyframe'>;

/** The parts a moment is made of, by their places in the list; both ends belong to it. */
export interface PartRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What has to be loaded to show a moment: from the last full picture at or before it to the part it lies in. A running
 * session's parts have no times yet; its beginning needs the first alone, and any other moment all of them.
 */
export function rangeFor(parts: readonly Span[], atMs: number): PartRange {
  const isTimed = parts.every(({ from_ms }) => from_ms !== null);
  if (!isTimed) return { first: 0, last: atMs > 0 ? parts.length - 1 : 0 };
  const holds = (part: Span) => (part.from_ms ?? 0) <= atMs;
  const last = Math.max(0, parts.findLastIndex(holds));
  const first = parts.findLastIndex((part, index) => index <= last && part.keyframe);
  return { first: Math.max(0, first), last };
}

/** The part to fetch while the last loaded one plays; undefined while there is no hurry, and at the end. */
export function partAhead(parts: readonly Span[], last: number, atMs: number): number | undefined {
  const playing = parts[last];
  if (!playing || last + 1 >= parts.length) return undefined;
  return atMs >= (playing.from_ms ?? 0) ? last + 1 : undefined;
}

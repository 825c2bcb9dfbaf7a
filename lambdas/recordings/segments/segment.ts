import { Problem } from '../../contract/problem.ts';
import { SEGMENTS_MAX, type Segment } from '../../contract/recording-segments.ts';

export type RequestedSegment = Omit<Segment, 'id'> & { readonly id?: string | undefined };

/** The segment to store: with an id, that segment changes; without one, a segment of that name is replaced or added. */
export function segmentToSave(
  known: readonly Segment[],
  { id, ...requested }: RequestedSegment,
  newId: string,
): Segment {
  const sameName = known.find(({ name }) => name === requested.name);
  if (id !== undefined) {
    if (!known.some((each) => each.id === id)) throw new Problem('not-found');
    if (sameName && sameName.id !== id) throw new Problem('segment-name-taken');
    return { id, ...requested };
  }
  if (!sameName && known.length >= SEGMENTS_MAX) throw new Problem('segment-limit');
  return { id: sameName?.id ?? newId, ...requested };
}

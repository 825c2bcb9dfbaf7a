import { Problem } from '../../contract/problem.ts';
import { SEGMENTS_MAX, type Segment } from '../../contract/recording-segments.ts';

type Wanted = Omit<Segment, 'id'> & { readonly id?: string | undefined };

/** The segment to store: with an id, that segment changes; without one, a segment of that name is replaced or added. */
export function segmentToSave(
  known: readonly Segment[],
  { id, ...wanted }: Wanted,
  newId: string,
): Segment {
  const same = known.find(({ name }) => name === wanted.name);
  if (id !== undefined) {
    if (!known.some((each) => each.id === id)) throw new Problem('not-found');
    if (same && same.id !== id) throw new Problem('segment-name-taken');
    return { id, ...wanted };
  }
  if (!same && known.length >= SEGMENTS_MAX) throw new Problem('segment-limit');
  return { id: same?.id ?? newId, ...wanted };
}

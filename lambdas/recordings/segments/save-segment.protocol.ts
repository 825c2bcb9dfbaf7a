import { Problem } from '../../contract/problem.ts';
import { SEGMENTS_MAX, type Segment } from '../../contract/recording-segments.ts';
import type { segmentStore } from './segment.store.ts';
import { type RequestedSegment, segmentToSave } from './segment.ts';

/**
 * Saves a segment. Concurrent calls do not see each other's first read, so each reads again after it has written: of two
 * new segments with one name the first id stays, and a call that exceeded the limit takes its segment back.
 */
export async function saveSegment(
  ownerId: string,
  requested: RequestedSegment,
  newId: string,
  store: Pick<ReturnType<typeof segmentStore>, 'of' | 'save' | 'remove'>,
): Promise<Segment> {
  const segment = segmentToSave(await store.of(ownerId), requested, newId);
  await store.save(ownerId, segment);
  if (segment.id !== newId) return segment;
  const saved = await store.of(ownerId);
  const [kept = segment, ...twins] = saved
    .filter(({ name }) => name === segment.name)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id } of twins) await store.remove(ownerId, id);
  if (kept.id === newId && saved.length - twins.length > SEGMENTS_MAX) {
    await store.remove(ownerId, newId);
    throw new Problem('segment-limit');
  }
  return kept;
}

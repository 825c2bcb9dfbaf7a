import { randomUUID } from 'node:crypto';
import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { SEGMENTS_MAX } from '../../contract/recording-segments.ts';
import { handle } from '../../runtime/handle.ts';
import { saveSegment } from '../functions.ts';
import { segmentStore } from './segment.store.ts';

/** Saving under a name that exists replaces its filters. */
export const handler = handle(saveSegment, { table }, async ({ owner, body }, use) => {
  const store = segmentStore(use.table);
  const segments = await store.of(owner.id);
  const same = segments.find(({ name }) => name === body.name);
  if (!same && segments.length >= SEGMENTS_MAX) throw new Problem('segment-limit');
  const segment = { id: same?.id ?? randomUUID(), ...body };
  await store.save(owner.id, segment);
  return { segment };
});

import { randomUUID } from 'node:crypto';
import { table } from '../../adapters/table.ts';
import type { Segment } from '../../contract/recording-segments.ts';
import { handle } from '../../runtime/handle.ts';
import { saveSegment } from '../functions.ts';
import { segmentStore } from './segment.store.ts';
import { segmentToSave } from './segment.ts';

export const handler = handle(saveSegment, { table }, async ({ owner, body }, use) => {
  const newId = randomUUID();
  const choose = (known: readonly Segment[]) => segmentToSave(known, body, newId);
  return { segment: await segmentStore(use.table).save(owner.id, choose) };
});

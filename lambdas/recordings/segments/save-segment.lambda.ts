import { randomUUID } from 'node:crypto';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { saveSegment } from '../functions.ts';
import { segmentStore } from './segment.store.ts';
import { segmentToSave } from './segment.ts';

export const handler = handle(saveSegment, { table }, async ({ owner, body }, use) => {
  const store = segmentStore(use.table);
  const segment = segmentToSave(await store.of(owner.id), body, randomUUID());
  await store.save(owner.id, segment);
  return { segment };
});

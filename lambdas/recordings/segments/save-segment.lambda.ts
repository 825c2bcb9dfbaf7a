import { randomUUID } from 'node:crypto';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { saveSegment as definition } from '../functions.ts';
import { saveSegment } from './save-segment.protocol.ts';
import { segmentStore } from './segment.store.ts';

export const handler = handle(definition, { table }, async ({ owner, body }, use) => {
  const store = segmentStore(use.table);
  return { segment: await saveSegment(owner.id, body, randomUUID(), store) };
});

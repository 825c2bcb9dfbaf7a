import { tableReader } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { listSegments } from '../functions.ts';
import { segmentReader } from './segment.store.ts';

export const handler = handle(
  listSegments,
  { 'table:read': tableReader },
  async ({ owner }, use) => ({ segments: await segmentReader(use['table:read']).of(owner.id) }),
);

import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { sweepOrphans } from '../functions.ts';
import { removeOrphans } from './sweep-orphans.protocol.ts';

export const handler = handle(sweepOrphans, { table, bucket }, ({ now }, use) =>
  removeOrphans(use, now),
);

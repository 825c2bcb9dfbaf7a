import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { closeSession } from '../functions.ts';
import { close, closingEffects } from './closing.protocol.ts';

export const handler = handle(closeSession, { table, bucket }, ({ message, now }, use) =>
  close(message, closingEffects(use), now),
);

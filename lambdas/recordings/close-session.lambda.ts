import { recordings } from '../adapters/recordings.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { close } from './closing.protocol.ts';
import { closeSession } from './functions.ts';

export const handler = handle(closeSession, { table, recordings }, ({ message, now }, use) =>
  close(message, use, now),
);

import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { getIntegration } from './functions.ts';
import { integrationStore } from './integration.store.ts';
import { current } from './integration.ts';

export const handler = handle(getIntegration, { table }, async ({ owner }, use) =>
  current(await integrationStore(use.table).of(owner.id)),
);

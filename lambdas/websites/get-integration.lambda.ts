import { tableReader } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { getIntegration } from './functions.ts';
import { integrationReader } from './integration.store.ts';
import { currentIntegrations } from './integration.ts';

export const handler = handle(
  getIntegration,
  { 'table:read': tableReader },
  async ({ owner }, use) =>
    currentIntegrations(await integrationReader(use['table:read']).of(owner.id)),
);

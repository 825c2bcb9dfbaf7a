import type { Table } from '../adapters/table.ts';
import { withCurrentTag } from './check/current-tag.protocol.ts';
import { integrationStore } from './integration.store.ts';
import { type Integration, integrationToEdit, type NewFacts } from './integration.ts';

/**
 * Returns the integration of an address, and creates it if necessary. It is stored before the website is read, because
 * owners who continue without an analysis need the tag.
 */
export async function ensureIntegration(
  table: Table,
  typedUrl: string,
  facts: NewFacts,
  now: Date,
): Promise<Integration> {
  const integrations = integrationStore(table);
  const existing = await integrations.of(facts.ownerId);
  const { integration, isNew } = integrationToEdit(existing, typedUrl, facts, now);
  if (isNew && !(await integrations.add(integration))) {
    // Another call took this instant, for this website or another one.
    return ensureIntegration(table, typedUrl, facts, new Date(now.getTime() + 1));
  }
  return withCurrentTag(integration, facts.appOrigin, integrations);
}

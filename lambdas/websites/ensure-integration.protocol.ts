import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Table } from '../adapters/table.ts';
import { ENTERED_WEBSITE_RATES } from '../contract/rates.ts';
import { withCurrentTag } from './check/current-tag.protocol.ts';
import { integrationStore } from './integration.store.ts';
import { type Integration, integrationToEdit, type NewFacts } from './integration.ts';

const limit = { rates: ENTERED_WEBSITE_RATES, problem: 'website-limit' } as const;

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
  const { ownerId } = facts;
  let createdAt = now;
  for (;;) {
    const existing = await integrations.of(ownerId);
    const { integration, isNew } = integrationToEdit(existing, typedUrl, facts, createdAt);
    const isFirstTry = createdAt === now;
    if (isNew && isFirstTry) await rateStore(table).enforce(ownerId, limit, now);
    if (!isNew || (await integrations.add(integration))) {
      return withCurrentTag(integration, facts.appOrigin, integrations);
    }
    // Another call added an integration with this `created_at`, which is its key, for this website or another one.
    createdAt = new Date(createdAt.getTime() + 1);
  }
}

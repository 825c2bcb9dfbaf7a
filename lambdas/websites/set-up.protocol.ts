import { profileStore } from '../accounts/profile/profile.store.ts';
import { isVerified } from '../accounts/profile/profile.ts';
import type { Table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { withCurrentTag } from './check/current-tag.protocol.ts';
import { integrationStore } from './integration.store.ts';
import { type Integration, integrationToEdit, type NewFacts } from './integration.ts';

/** Only owners with a verified address may test, save or share. */
export async function requireVerifiedEmail(table: Table, ownerId: string): Promise<void> {
  if (!isVerified(await profileStore(table).find(ownerId))) {
    throw new Problem('email-not-verified');
  }
}

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
  if (isNew) await integrations.add(integration);
  return withCurrentTag(integration, facts.loaderUrl, integrations);
}

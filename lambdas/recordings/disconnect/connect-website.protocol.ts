import type { Table } from '../../adapters/table.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import type { Integration } from '../../websites/integration.ts';
import { sessionStore } from '../session/session.store.ts';
import { startedAfter } from '../session/session.ts';

/**
 * Starts recording a website, which disconnects the one before, and ends its open sessions: their tickets are valid for
 * half an hour. A repeated call completes the work after a crash, so it covers all websites that were disconnected since
 * the oldest open session started.
 */
export async function connectWebsite(
  integration: Integration,
  website_analysis: string,
  table: Table,
  now: Date,
): Promise<Integration> {
  const integrations = integrationStore(table);
  const connected = await integrations.activate(integration, website_analysis, now);
  const { user_id: ownerId } = integration;
  const all = await integrations.of(ownerId);
  const recorded = all.flatMap(({ is_active, domain }) => (is_active ? domain : []));
  const ended = all.flatMap(({ disconnected_at = '', domain }) =>
    disconnected_at > startedAfter(now) && !recorded.includes(domain) ? domain : [],
  );
  for (const domain of new Set(ended)) {
    await sessionStore(table).endOpenSessions(ownerId, domain, now);
  }
  return connected;
}

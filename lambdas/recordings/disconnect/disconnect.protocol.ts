import type { Table } from '../../adapters/table.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import type { Integration } from '../../websites/integration.ts';
import { sessionStore } from '../session/session.store.ts';

/**
 * Ends recording at once: rejects new sessions first, then ends open ones with their next batch.
 * Recordings stay readable. A repeated call finishes what a crash left open.
 */
export async function disconnect(integration: Integration, table: Table, now: Date): Promise<void> {
  const isConnected = integration.is_active || !integration.disconnected_at;
  if (isConnected) await integrationStore(table).disconnect(integration, now);
  await sessionStore(table).stopAll(integration.user_id, integration.domain, now);
}

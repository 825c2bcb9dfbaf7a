import type { Table } from '../../adapters/table.ts';
import { integrationStore } from '../../websites/integration.store.ts';
import type { Integration } from '../../websites/integration.ts';
import { sessionStore } from '../session/session.store.ts';

/**
 * Stops recording: first rejects new sessions, then ends the open ones, whose next batch is rejected. Recordings stay
 * readable. Idempotent: a repeated call completes the work after a crash.
 */
export async function disconnect(integration: Integration, table: Table, now: Date): Promise<void> {
  const isConnected = integration.is_active || !integration.disconnected_at;
  if (isConnected) await integrationStore(table).disconnect(integration, now);
  await sessionStore(table).endOpenSessions(integration.user_id, integration.domain, now);
}

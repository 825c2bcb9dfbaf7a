import type { Table } from '../../lambdas/adapters/table.ts';
import type { SessionTicket } from '../../lambdas/recordings/admission/session-ticket.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';

/** Connects the website of a ticket. */
export async function connectTicketSite(
  table: Table,
  { ownerId, domain }: Pick<SessionTicket, 'ownerId' | 'domain'>,
  now: Date,
) {
  const facts = { id: 'site', ownerId, domain, appOrigin: 'https://a.example' };
  const site = { ...newIntegration(facts, now), is_active: true };
  await integrationStore(table).add(site);
  return site;
}

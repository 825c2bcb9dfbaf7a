import { randomBytes, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import type { Digest } from '../../lambdas/contract/digest.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import { teamStore } from '../../lambdas/team/team.store.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { visit } from './digest.ts';
import { newAddress } from './owner.ts';

const connectTable = () => table.connect(process.env as never);
const APP_ORIGIN = 'https://app.example.com';

interface ConnectedOwnerOptions {
  readonly zone: string;
  /** When the website was connected. */
  readonly since: Date;
  readonly domain?: string;
  /** An existing owner; without one, a new address without a login. */
  readonly account?: { readonly id: string; readonly email: string };
}

/** An owner with a finished profile and a connected website. */
export async function connectedOwner({
  zone,
  since,
  domain = 'harborlane.example',
  account = { id: randomUUID(), email: newAddress() },
}: ConnectedOwnerOptions) {
  const store = connectTable();
  const owner = { id: account.id, email: account.email };
  const names = { first_name: 'Maya', last_name: 'Okafor' };
  await profileStore(store).createOnce({ ...owner, ...names }, since);
  const rest = {
    ...names,
    company: 'Harbor Lane',
    job_role: 'Owner',
    website: domain,
    timezone: zone,
  };
  await profileStore(store).change(owner.id, rest, since);
  const facts = { id: randomUUID(), ownerId: owner.id, domain, appOrigin: APP_ORIGIN };
  const integration = newIntegration(facts, since);
  await integrationStore(store).add({
    ...integration,
    is_active: true,
    website_analysis: 'Candles.',
    connected_at: since.toISOString(),
  });
  return owner;
}

/**
 * Waits until the owner's reports are scheduled. The stream delivers the profile first: until it delivers the website as
 * well, the schedule has no connected website, and no report is due.
 */
export const waitForSchedule = (ownerId: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const schedule = await reportScheduleStore(connectTable()).find(ownerId);
      expect(schedule?.connectedAt).toBeDefined();
    },
    { timeout: 60_000, interval: 100 },
  );

export async function addMember(ownerId: string, email = newAddress()) {
  const member = { id: randomUUID(), user_id: ownerId, email, job_role: 'Developer' };
  await teamStore(connectTable()).add({ ...member, date_added: new Date().toISOString() });
  return member;
}

/** A session that was recorded, closed and analyzed. */
export async function closedVisit(
  ownerId: string,
  startedAt: Date,
  overrides: Partial<Digest> = {},
) {
  const sessions = sessionStore(connectTable());
  const sessionId = sessionIdAt(startedAt, randomBytes(16));
  const at = startedAt.toISOString();
  const digest = { ...visit(1), ...overrides, sessionId, startedAt: at, visitor: randomUUID() };
  const facts = {
    domain: 'harborlane.example',
    visitor: digest.visitor,
    userAgent: 'test',
    referrer: '',
  };
  await sessions.create(
    { ownerId, sessionId, startedAt: at, ...facts, keepDays: 30, bytes: 10 },
    startedAt,
  );
  await sessions.startClosing({ ownerId, sessionId }, at, startedAt);
  await sessions.close(
    { ownerId, sessionId },
    { digest, parts: [], eventList: '' },
    new Date(startedAt.getTime() + 1_800_000),
  );
  return digest;
}

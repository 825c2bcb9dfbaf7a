import { type AccountData, type ExportedReport, only } from '../accounts/export/account-data.ts';
import { profileStore } from '../accounts/profile/profile.store.ts';
import type { Bucket } from '../adapters/bucket.ts';
import type { Table } from '../adapters/table.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { REPORT_KEPT_DAYS } from '../contract/limits.ts';
import { emailLogStore } from '../emails/log/email-log.store.ts';
import { segmentStore } from '../recordings/segments/segment.store.ts';
import { type SessionSummary, sessionStore } from '../recordings/session/session.store.ts';
import { shareStore } from '../recordings/sharing/share.store.ts';
import { isActive } from '../recordings/sharing/share.ts';
import { contentStore } from '../reports/content/content.store.ts';
import { reportStore } from '../reports/report.store.ts';
import { teamStore } from '../team/team.store.ts';
import { integrationStore } from '../websites/integration.store.ts';

interface Uses {
  readonly table: Table;
  readonly bucket: Bucket;
}

/** Collects an owner's export. It reads only this owner's keys, so it cannot contain anyone else's data. */
export async function collectExport(ownerId: string, use: Uses, now: Date): Promise<AccountData> {
  const { table } = use;
  const profile = await profileStore(table).get(ownerId);
  const subscription = await subscriptionStore(table).find(ownerId);
  const websites = await integrationStore(table).of(ownerId);
  const emails = await emailLogStore(table).before(ownerId, REPORT_KEPT_DAYS);
  return {
    exported_at: now.toISOString(),
    profile,
    websites,
    team: await teamStore(table).of(ownerId),
    subscription: subscription
      ? only(subscription, 'plan', 'status', 'periodStart', 'periodEnd', 'customerId')
      : null,
    emails: emails.map((log) =>
      only(log, 'id', 'created_at', 'sites_email_subject', 'sent_email_addresses'),
    ),
    reports: await reportsOf(ownerId, use),
    recordings: await sessionsOf(ownerId, table, now),
    saved_filters: await segmentStore(table).of(ownerId),
    links: (await shareStore(table).ofOwner(ownerId))
      .filter((share) => isActive(share, now))
      .map((share) => only(share, 'sessionId', 'note', 'startMs', 'createdAt', 'expiresAt')),
  };
}

async function sessionsOf(ownerId: string, table: Table, now: Date): Promise<SessionSummary[]> {
  const sessions: SessionSummary[] = [];
  for await (const session of sessionStore(table, now).summaries(ownerId)) sessions.push(session);
  return sessions;
}

async function reportsOf(ownerId: string, { table, bucket }: Uses): Promise<ExportedReport[]> {
  const contents = contentStore(bucket);
  const reports: ExportedReport[] = [];
  for (const { date, subject = '', window } of await reportStore(table).latest(
    ownerId,
    REPORT_KEPT_DAYS,
  )) {
    const content = await contents.find({ ownerId, date }, window);
    reports.push({ date, subject, ...window, summary_data: content?.summary ?? null });
  }
  return reports;
}

import { type AccountData, type ExportedReport, only } from '../accounts/export/account-data.ts';
import { profileStore } from '../accounts/profile/profile.store.ts';
import type { Bucket } from '../adapters/bucket.ts';
import type { Table } from '../adapters/table.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { REPORT_KEPT_DAYS } from '../contract/limits.ts';
import { forEachAtOnce } from '../contract/rules/at-once.ts';
import { emailLogStore } from '../emails/log/email-log.store.ts';
import { segmentStore } from '../recordings/segments/segment.store.ts';
import { sessionStore } from '../recordings/session/session.store.ts';
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

/** A part of an export. `next`: the last session that it read, if there are more. */
export interface ExportPart<Data extends object> {
  readonly data: Data;
  readonly next?: string | undefined;
}
/** The parts after the first one. */
type MoreRecordings = Pick<AccountData, 'recordings'>;

/** Collects an owner's export. It reads only this owner's keys, so it cannot contain anyone else's data. */
export async function collectExport(
  ownerId: string,
  use: Uses,
  now: Date,
): Promise<ExportPart<AccountData>> {
  const { table } = use;
  const profile = await profileStore(table).get(ownerId);
  const subscription = await subscriptionStore(table).find(ownerId);
  const websites = await integrationStore(table).of(ownerId);
  const emails = await emailLogStore(table).before(ownerId, REPORT_KEPT_DAYS);
  const { data: recordings, next } = await collectMore(ownerId, table, now);
  const data = {
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
    ...recordings,
    saved_filters: await segmentStore(table).of(ownerId),
    links: (await shareStore(table).ofOwner(ownerId))
      .filter((share) => isActive(share, now))
      .map((share) => only(share, 'sessionId', 'note', 'startMs', 'createdAt', 'expiresAt')),
  };
  return { data, next };
}

/** Collects recordings from where a part ended, because one call cannot read those of a busy website. */
export async function collectMore(
  ownerId: string,
  table: Table,
  now: Date,
  after?: string,
): Promise<ExportPart<MoreRecordings>> {
  const { sessions, next } = await sessionStore(table, now).summaries(ownerId, after);
  return { data: { recordings: sessions }, next };
}

/** Each text is an object of the bucket, and there may be half a year of them. */
const REPORTS_AT_ONCE = 8;

async function reportsOf(ownerId: string, { table, bucket }: Uses): Promise<ExportedReport[]> {
  const contents = contentStore(bucket);
  const stored = await reportStore(table).latest(ownerId, REPORT_KEPT_DAYS);
  const summaries = new Map<string, object>();
  const errors = await forEachAtOnce(stored, REPORTS_AT_ONCE, async ({ date, window }) => {
    const content = await contents.find({ ownerId, date }, window);
    if (content) summaries.set(date, content.summary);
  });
  if (errors.length > 0) throw errors[0];
  return stored.map(({ date, subject = '', window }) => ({
    ...{ date, subject, ...window },
    summary_data: summaries.get(date) ?? null,
  }));
}

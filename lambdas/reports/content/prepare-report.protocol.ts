import type { Bucket } from '../../adapters/bucket.ts';
import type { LanguageModel } from '../../adapters/language-model.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Signing } from '../../adapters/signing.ts';
import type { Table } from '../../adapters/table.ts';
import { REPORT_LEASE_SECONDS } from '../../contract/limits.ts';
import type { Notice } from '../../contract/notices.ts';
import { dateOf } from '../../contract/rules/local-time.ts';
import { log } from '../../runtime/log.ts';
import { type ReportStore, reportStore } from '../report.store.ts';
import type { Report, Window } from '../report.ts';
import {
  type ReportScheduleStore,
  reportScheduleStore,
} from '../schedule/report-schedule.store.ts';
import { type DueReport, dueReportOf } from '../schedule/report-schedule.ts';
import type { WrittenSummary } from '../writer/model/model-writer.protocol.ts';
import { type Content, type ContentStore, contentStore } from './content.store.ts';
import type { GatheredReport } from './gather-report.protocol.ts';

/** `M` is the gathered input of a report. */
export interface PreparePorts<M extends Material = Material> {
  readonly schedules: Pick<ReportScheduleStore, 'find' | 'finish'>;
  readonly reports: Pick<ReportStore, 'find' | 'claim' | 'markWritten'>;
  readonly contents: Pick<ContentStore, 'putOnce'>;
  /** Reads the inputs of the report. */
  readonly gather: (due: DueReport) => Promise<M>;
  /** Writes the report. May be slow; an error fails the attempt. */
  readonly write: (due: DueReport, material: M) => Promise<Content>;
}

type Material = Pick<GatheredReport, 'mailing'>;

export type Preparation =
  /** The content is stored, from this attempt or an earlier one. */
  | 'written'
  /** There is nothing to report, so the date is closed without an email. */
  | 'nothing-to-say'
  /** Another worker holds the claim. */
  | 'held'
  /** The owner has no website, the date is closed, or the window is still open. */
  | 'not-due';

/**
 * Writes one owner's report once: it claims the date with a lease, stores the content (the first writer wins), and then
 * marks the report as written. After a crash between any two steps the next attempt continues.
 */
export async function prepareReport<M extends Material>(
  ports: PreparePorts<M>,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Preparation> {
  const schedule = await ports.schedules.find(ownerId);
  const due = schedule && dueReportOf(schedule, now);
  if (!due) return 'not-due';
  const { date, window } = due;
  const key = { ownerId, date };
  if (schedule.begun === date) return 'written';

  const existing = await ports.reports.find(key);
  const claim = claimStatus(existing, window, now);
  if (claim !== 'free') return claim;

  const material = await ports.gather(due);
  if (material.mailing === 'none') {
    await ports.schedules.finish(key, { ...schedule, next: dateOf(due.day + 1) });
    return 'nothing-to-say';
  }
  const leaseUntil = new Date(now.getTime() + REPORT_LEASE_SECONDS * 1000).toISOString();
  const isClaimed = await ports.reports.claim(
    key,
    { zone: schedule.zone, window, leaseUntil },
    existing,
  );
  if (!isClaimed) return 'held';

  const content = await ports.write(due, material);
  const { subject, summary, days } = await ports.contents.putOnce(key, window, content);
  const isStillClaimed = await ports.reports.markWritten(key, (existing?.fence ?? 0) + 1, {
    subject,
    kind: summary.day_kind,
    sessions: summary.total_sessions,
    days,
    pauses: material.mailing === 'mail-and-pause',
    writtenAt: now.toISOString(),
  });
  return isStillClaimed ? 'written' : 'held';
}

/** A report prepared for another window is prepared again, unless sending has started. */
const isFor = (report: Report, window: Window): boolean => report.window.from === window.from;

/** Whether a worker may claim the report: a written report or a running lease is never taken over. */
function claimStatus(
  report: Report | undefined,
  window: Window,
  now: Date,
): 'free' | 'held' | 'written' {
  if (!report) return 'free';
  if (report.state !== 'claimed' && isFor(report, window)) return 'written';
  if (report.state === 'claimed' && report.leaseUntil > now.toISOString()) return 'held';
  return 'free';
}

/** Adapters for preparing a report. */
export interface PrepareResources {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly mail: Pick<Mailer, 'appOrigin' | 'postalAddress'>;
  readonly signing: Signing;
  readonly clock: () => Date;
  /** Set at 4:00, when there is time to wait for a model, and absent at 9:00. */
  readonly model?: LanguageModel;
}
/** Adapters for sending a report, which first prepares one that is missing. */
export interface ReportResources extends PrepareResources {
  readonly mail: Mailer;
}

/** Ports backed by the production stores and adapters. The report code is loaded only when a report is due. */
export function preparePorts(resources: PrepareResources): PreparePorts<GatheredReport> {
  const { table, bucket, mail, signing } = resources;
  const { appOrigin, postalAddress } = mail;
  return {
    schedules: reportScheduleStore(table),
    reports: reportStore(table),
    contents: contentStore(bucket),
    gather: async (due) => {
      const { gatherPorts, gatherReport } = await import('./gather-report.protocol.ts');
      return gatherReport(gatherPorts(resources), due);
    },
    write: async (due, gathered) => {
      const { composed } = gathered;
      const { summary, record } = await summaryOf(resources, due, gathered);
      const { writeReport } = await import('./write-report.protocol.ts');
      const { narrate } = await import('../narration/narrate.ts');
      const worded = { ...gathered, composed: { ...composed, summary } };
      const content = await writeReport({ signing, appOrigin, postalAddress }, due, worded);
      const narration = narrate(composed.facts, summary);
      return { ...content, narration, ...(record && { model: record }) };
    },
  };
}

/** The summary as a language model words it, or as the rules do when there is no model or its draft is rejected. */
async function summaryOf(
  { table, clock, model }: PrepareResources,
  { schedule: { ownerId } }: DueReport,
  { composed, analysis }: GatheredReport,
): Promise<WrittenSummary> {
  if (!model) return composed;
  const { modelBudgetStore } = await import('../writer/model/model-budget.store.ts');
  const { writeWithModel } = await import('../writer/model/model-writer.protocol.ts');
  const reserveCall = () => modelBudgetStore(table).reserveCall(ownerId, clock());
  const ports = { model, reserveCall, elapsed: () => clock().getTime() };
  const written = await writeWithModel(ports, { ...composed, analysis });
  const { summary, record } = written;
  const verdict = record?.attempts.at(-1)?.verdict;
  if (record && summary.written_by === 'rules')
    log.warn('model-unusable' satisfies Notice, { ownerId, verdict });
  return written;
}

import { REPORT_LEASE_SECONDS } from '../../contract/limits.ts';
import type { ReportStore } from '../report.store.ts';
import { claimable, type Window } from '../report.ts';
import { dateOf, localTime, startOfDay } from '../schedule/report-day.ts';
import type { ReportScheduleStore } from '../schedule/report-schedule.store.ts';
import type { Mailing, ReportSchedule } from '../schedule/report-schedule.ts';
import type { Content, ContentStore } from './content.store.ts';

/** What one report covers. */
export interface Assignment {
  readonly schedule: ReportSchedule;
  readonly day: number;
  readonly date: string;
  readonly window: Window;
}

/** What a report is made of, and whether there is anything to say. */
export interface Material {
  readonly mailing: Mailing;
}

export interface PreparePorts<M extends Material = Material> {
  readonly schedules: Pick<ReportScheduleStore, 'find' | 'finish'>;
  readonly reports: Pick<ReportStore, 'find' | 'claim' | 'written'>;
  readonly contents: Pick<ContentStore, 'keep'>;
  /** Reads what the report will be made of. */
  readonly gather: (assignment: Assignment) => Promise<M>;
  /** Makes the report. May take its time; whatever fails in it fails the attempt. */
  readonly write: (assignment: Assignment, material: M) => Promise<Content>;
}

export type Preparation =
  /** The content is there, written now or before. */
  | 'written'
  /** Nothing to say this morning: the date is closed without a mail. */
  | 'nothing-to-say'
  /** Another worker holds the claim. */
  | 'held'
  /** This owner has no website, or the date is closed, or the window is still open. */
  | 'not-owed';

/**
 * Writes one owner's report, once: claim with a lease, content by the first worker, and only then the mark that it is
 * written. After a crash between any two of these the next attempt continues.
 */
export async function prepareReport<M extends Material>(
  ports: PreparePorts<M>,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Preparation> {
  const schedule = await ports.schedules.find(ownerId);
  const assignment = schedule && assignmentOf(schedule, now);
  if (!assignment) return 'not-owed';
  const { date, window } = assignment;
  const key = { ownerId, date };
  if (schedule.begun === date) return 'written';

  const known = await ports.reports.find(key);
  const turn = claimable(known, window, now);
  if (turn !== 'free') return turn;

  const material = await ports.gather(assignment);
  if (material.mailing === 'none') {
    await ports.schedules.finish(key, { ...schedule, next: dateOf(assignment.day + 1) });
    return 'nothing-to-say';
  }
  const leaseUntil = new Date(now.getTime() + REPORT_LEASE_SECONDS * 1000).toISOString();
  const isMine = await ports.reports.claim(key, { zone: schedule.zone, window, leaseUntil }, known);
  if (!isMine) return 'held';

  const own = await ports.write(assignment, material);
  const { subject, summary, days } = await ports.contents.keep(key, window, own);
  const isStillMine = await ports.reports.written(key, (known?.fence ?? 0) + 1, {
    subject,
    kind: summary.day_kind,
    sessions: summary.total_sessions,
    days,
    pauses: material.mailing === 'mail-and-pause',
    writtenAt: now.toISOString(),
  });
  return isStillMine ? 'written' : 'held';
}

/** The report an owner is owed on the local day of `now`: everything since the last one, up to last midnight. */
export function assignmentOf(schedule: ReportSchedule, now: Date): Assignment | undefined {
  const { day } = localTime(now, schedule.zone);
  const date = dateOf(day);
  if (schedule.connectedAt === undefined || date < schedule.next) return undefined;
  const window = { from: schedule.coveredUntil, to: startOfDay(day, schedule.zone).toISOString() };
  if (schedule.begun === date) return { schedule, day, date, window };
  return window.from < window.to ? { schedule, day, date, window } : undefined;
}

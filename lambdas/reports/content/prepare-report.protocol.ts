import { REPORT_LEASE_SECONDS } from '../../contract/limits.ts';
import type { MorningStore } from '../mornings/morning.store.ts';
import type { Mailing, Morning } from '../mornings/morning.ts';
import { dateOf, localTime, startOfDay } from '../mornings/report-day.ts';
import type { ReportStore } from '../report.store.ts';
import { claimable, type Window } from '../report.ts';
import type { Content, ContentStore } from './content.store.ts';

/** What one report is asked to tell. */
export interface Assignment {
  readonly morning: Morning;
  readonly day: number;
  readonly date: string;
  readonly window: Window;
}

/** What a report is made of, and whether there is anything to say. */
export interface Material {
  readonly mailing: Mailing;
}

export interface PreparePorts<M extends Material = Material> {
  readonly mornings: Pick<MorningStore, 'find' | 'finish'>;
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
  const morning = await ports.mornings.find(ownerId);
  const assignment = morning && assignmentOf(morning, now);
  if (!assignment) return 'not-owed';
  const { date, window } = assignment;
  const key = { ownerId, date };
  if (morning.begun === date) return 'written';

  const known = await ports.reports.find(key);
  const turn = claimable(known, window, now);
  if (turn !== 'free') return turn;

  const material = await ports.gather(assignment);
  if (material.mailing === 'none') {
    await ports.mornings.finish(key, { ...morning, next: dateOf(assignment.day + 1) });
    return 'nothing-to-say';
  }
  const leaseUntil = new Date(now.getTime() + REPORT_LEASE_SECONDS * 1000).toISOString();
  const isMine = await ports.reports.claim(key, { zone: morning.zone, window, leaseUntil }, known);
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
export function assignmentOf(morning: Morning, now: Date): Assignment | undefined {
  const { day } = localTime(now, morning.zone);
  const date = dateOf(day);
  if (morning.connectedAt === undefined || date < morning.next) return undefined;
  const window = { from: morning.coveredUntil, to: startOfDay(day, morning.zone).toISOString() };
  if (morning.begun === date) return { morning, day, date, window };
  return window.from < window.to ? { morning, day, date, window } : undefined;
}

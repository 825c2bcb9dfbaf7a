import {
  REPORT_HOUR,
  REPORT_LATE_MINUTES,
  SCHEDULE_SHARDS,
  SILENT_DAYS,
} from '../../contract/limits.ts';
import type { DayKind } from '../../contract/report-summary.ts';
import {
  dateOf,
  dayOf,
  type LocalTime,
  localTime,
  startOfDay,
  zoneOrDefault,
} from '../../contract/rules/local-time.ts';
import type { Window } from '../report.ts';

/**
 * What an owner's next report depends on, in one item: where its window begins and which date is due next.
 * It is the only item that decides whether a date is still open, so two workers, two zones or a clock that goes
 * back cannot send a date twice. It is derived from profile and integration, except for what reports wrote into it.
 */
export interface ReportSchedule {
  readonly ownerId: string;
  readonly zone: string;
  /** The instant from which visits were recorded; undefined while no website is connected. */
  readonly connectedAt?: string | undefined;
  /** The first local date that has no report yet. Only ever grows. */
  readonly next: string;
  /** The end of the last sent report: where the next window begins. */
  readonly coveredUntil: string;
  /** The date whose sending has begun. While it equals `next`, that report is not finished. */
  readonly begun?: string | undefined;
  /** The last date whose report had a visit, or on which the website was connected. */
  readonly lastVisitOn: string;
  /** What the last mail was about, and whether it said that the mails pause. */
  readonly lastMail?: { readonly kind: DayKind; readonly paused: boolean } | undefined;
}

/** The first report is on the day after the website was connected (§1); reconnecting keeps what was reported. */
export function scheduleFor(
  facts: { ownerId: string; zone: string; connectedAt: string | undefined },
  known: ReportSchedule | undefined,
): ReportSchedule {
  const zone = zoneOrDefault(facts.zone);
  const { ownerId, connectedAt } = facts;
  if (connectedAt === undefined)
    return known ? { ...known, zone, connectedAt } : unconnected(ownerId, zone);
  const connected = localTime(new Date(connectedAt), zone).day;
  const first = dateOf(connected + 1);
  // Until the first report begins, a new time zone may move its date in either direction.
  if (!known || known.begun === undefined) {
    return {
      ownerId,
      zone,
      connectedAt,
      next: first,
      coveredUntil: connectedAt,
      lastVisitOn: dateOf(connected),
    };
  }
  const isAgain = known.connectedAt !== connectedAt;
  const next = known.next > first ? known.next : first;
  return {
    ...known,
    zone,
    connectedAt,
    next,
    lastVisitOn: isAgain ? later(known.lastVisitOn, dateOf(connected)) : known.lastVisitOn,
  };
}

const unconnected = (ownerId: string, zone: string): ReportSchedule => {
  const date = dateOf(0);
  return { ownerId, zone, next: date, coveredUntil: new Date(0).toISOString(), lastVisitOn: date };
};

const later = (one: string, other: string) => (one > other ? one : other);

/** Days in a row without a visit, this one included. */
export const daysWithoutVisits = ({ lastVisitOn }: ReportSchedule, day: number): number =>
  day - dayOf(lastVisitOn);

/** What one report covers. */
export interface Assignment {
  readonly schedule: ReportSchedule;
  readonly day: number;
  readonly date: string;
  readonly window: Window;
}

/** The report that is due on the local day of `now`: everything since the last one, up to last midnight. */
export function assignmentOf(schedule: ReportSchedule, now: Date): Assignment | undefined {
  const { day } = localTime(now, schedule.zone);
  const date = dateOf(day);
  if (schedule.connectedAt === undefined || date < schedule.next) return undefined;
  const window = { from: schedule.coveredUntil, to: startOfDay(day, schedule.zone).toISOString() };
  if (schedule.begun === date) return { schedule, day, date, window };
  return window.from < window.to ? { schedule, day, date, window } : undefined;
}

interface MailingFacts {
  readonly visits: number;
  /** Visits rejected by the plan: worth a report even when none was recorded. */
  readonly rejected: number;
  readonly isScriptMissing: boolean;
}

/**
 * Whether to mail today. After a week without visits one mail says that reports pause, and the first visit resumes
 * them; a missing script is reported once and again when reports pause, not every day.
 */
export function mailingOf(schedule: ReportSchedule, day: number, facts: MailingFacts): Mailing {
  if (facts.visits > 0 || facts.rejected > 0) return 'mail';
  const { lastMail } = schedule;
  if (lastMail?.paused) return 'none';
  if (daysWithoutVisits(schedule, day) >= SILENT_DAYS) return 'mail-and-pause';
  return facts.isScriptMissing && lastMail?.kind === 'tracking-stopped' ? 'none' : 'mail';
}
export type Mailing = 'mail' | 'mail-and-pause' | 'none';

/** A report may be sent from 9:00 local time on; later is better than never. */
export const isReportTime = ({ minute }: LocalTime): boolean => minute >= REPORT_HOUR * 60;

/** A report is due after 9:00 on a day from `next` on, the first day without a report. */
export const isDue = (local: LocalTime, next: number): boolean =>
  isReportTime(local) && local.day >= next;

/** Whether finishing the report of a local date now counts as late. */
export const isLateFor = (date: string, { day, minute }: LocalTime): boolean =>
  day > dayOf(date) || minute > REPORT_HOUR * 60 + REPORT_LATE_MINUTES;

/** Whether a report that is still due now is missing: the sweep found it after 9:30. */
export const isMissing = (moment: 'prepare' | 'send' | 'sweep', local: LocalTime): boolean =>
  moment === 'sweep' && isLateFor(dateOf(local.day), local);

/** The instant that was meant, unless it is past: a message that waited is worked on as of now. */
export const latestOf = (meant: Date, now: Date): Date => (meant > now ? meant : now);

export const shards: readonly number[] = Array.from(
  { length: SCHEDULE_SHARDS },
  (_, shard) => shard,
);

/** Owner ids are random, so their first hexadecimal letter divides them evenly. */
export const shardOf = (ownerId: string): number =>
  Number.parseInt(ownerId.slice(0, 1), 16) % SCHEDULE_SHARDS || 0;

import {
  REPORT_HOUR,
  REPORT_LATE_MINUTES,
  SCHEDULE_SHARDS,
  SILENT_DAYS,
} from '../../contract/limits.ts';
import type { QueuedBy } from '../../contract/report-message.ts';
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
 * The start of an owner's next window and the next due date, in one item. Only this item decides whether a date is still
 * open, so that two workers, two zones or a clock that moves back cannot send a date twice. It is derived from profile
 * and integration, except for the fields that reports write.
 */
export interface ReportSchedule {
  readonly ownerId: string;
  readonly zone: string;
  /** When recording started; undefined while no website is connected. */
  readonly connectedAt?: string | undefined;
  /** The first local date that has no report yet. Only ever grows. */
  readonly next: string;
  /** The end of the last sent report's window, and the start of the next one. */
  readonly coveredUntil: string;
  /** The last date whose sending has started. Until `next` is later, that report is not finished. */
  readonly begun?: string | undefined;
  /** The last date whose report had a visit, or on which the website was connected. */
  readonly lastVisitOn: string;
  /** The kind of the last email, and whether it announced that emails pause. */
  readonly lastMail?: { readonly kind: DayKind; readonly paused: boolean } | undefined;
}

/** The first report is due on the day after the website was connected (§1). Reconnecting keeps the progress. */
export function scheduleFor(
  facts: { ownerId: string; zone: string; connectedAt: string | undefined },
  known: ReportSchedule | undefined,
): ReportSchedule {
  const zone = zoneOrDefault(facts.zone);
  const { ownerId, connectedAt } = facts;
  if (connectedAt === undefined)
    return known ? { ...known, zone, connectedAt } : scheduleWithoutWebsite(ownerId, zone);
  const connected = localTime(new Date(connectedAt), zone).day;
  const first = dateOf(connected + 1);
  // Until sending of the first report starts, a new time zone may move its date in either direction.
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
  const isReconnected = known.connectedAt !== connectedAt;
  const next = known.next > first ? known.next : first;
  return {
    ...known,
    zone,
    connectedAt,
    next,
    lastVisitOn: isReconnected ? later(known.lastVisitOn, dateOf(connected)) : known.lastVisitOn,
  };
}

const scheduleWithoutWebsite = (ownerId: string, zone: string): ReportSchedule => {
  const date = dateOf(0);
  return { ownerId, zone, next: date, coveredUntil: new Date(0).toISOString(), lastVisitOn: date };
};

const later = (one: string, other: string) => (one > other ? one : other);

/** The date of a report whose sending has started but is not finished. After an outage, `next` may be an earlier date. */
export const unfinishedDate = ({ begun, next }: ReportSchedule): string | undefined =>
  begun !== undefined && begun >= next ? begun : undefined;

/** Consecutive days without a visit, including this one. */
export const daysWithoutVisits = ({ lastVisitOn }: ReportSchedule, day: number): number =>
  day - dayOf(lastVisitOn);

/** The date and window of one due report. */
export interface DueReport {
  readonly schedule: ReportSchedule;
  readonly day: number;
  readonly date: string;
  readonly window: Window;
}

/** The report due on the local day of `now`. Its window is everything since the last report, up to last midnight. */
export function dueReportOf(schedule: ReportSchedule, now: Date): DueReport | undefined {
  const { day } = localTime(now, schedule.zone);
  const date = dateOf(day);
  if (schedule.connectedAt === undefined || date < schedule.next) return undefined;
  const window = { from: schedule.coveredUntil, to: startOfDay(day, schedule.zone).toISOString() };
  if (schedule.begun === date) return { schedule, day, date, window };
  return window.from < window.to ? { schedule, day, date, window } : undefined;
}

interface MailingFacts {
  readonly visits: number;
  /** Visits rejected by the plan. They justify a report even if no visit was recorded. */
  readonly rejected: number;
  readonly isScriptMissing: boolean;
}

/**
 * Whether to send an email today. After a week without visits, one email announces that reports pause, and the first
 * visit resumes them. A missing script is reported once and when reports pause, not every day.
 */
export function mailingOf(schedule: ReportSchedule, day: number, facts: MailingFacts): Mailing {
  if (facts.visits > 0 || facts.rejected > 0) return 'mail';
  const { lastMail } = schedule;
  if (lastMail?.paused) return 'none';
  if (daysWithoutVisits(schedule, day) >= SILENT_DAYS) return 'mail-and-pause';
  return facts.isScriptMissing && lastMail?.kind === 'tracking-stopped' ? 'none' : 'mail';
}
export type Mailing = 'mail' | 'mail-and-pause' | 'none';

/** A report may be sent at any time from 9:00 local time on, because a late report is better than none. */
export const isReportTime = ({ minute }: LocalTime): boolean => minute >= REPORT_HOUR * 60;

/** A report is due from 9:00 on `next` or any later day. */
export const isDue = (local: LocalTime, next: number): boolean =>
  isReportTime(local) && local.day >= next;

/** Whether finishing the report of a local date now counts as late. */
export const isLateFor = (date: string, { day, minute }: LocalTime): boolean =>
  day > dayOf(date) || minute > REPORT_HOUR * 60 + REPORT_LATE_MINUTES;

/** Whether a due report counts as missing, because the sweep found it after the time at which reports are late. */
export const isMissing = (moment: QueuedBy, local: LocalTime): boolean =>
  moment === 'sweep' && isLateFor(dateOf(local.day), local);

/** The scheduled instant, or now if that is later: a delayed message is processed as of now. */
export const latestOf = (scheduled: Date, now: Date): Date => (scheduled > now ? scheduled : now);

export const shards: readonly number[] = [...Array(SCHEDULE_SHARDS).keys()];

/** Owner ids are random, so their first hexadecimal digit distributes them evenly. */
export const shardOf = (ownerId: string): number =>
  Number.parseInt(ownerId.slice(0, 1), 16) % SCHEDULE_SHARDS || 0;

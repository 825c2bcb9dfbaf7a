import { tableReader } from '../adapters/table.ts';
import { REPORT_KEPT_DAYS, TREND_DAYS } from '../contract/limits.ts';
import { emailLogReader } from '../emails/log/email-log.store.ts';
import { handle } from '../runtime/handle.ts';
import { dayAfter } from './facts/calendar.ts';
import { trendOf } from './facts/trend.ts';
import { listReports } from './functions.ts';
import { reportReader } from './report.store.ts';

/** A session counts up to two days late; a change of time zone adds a report. */
const LATE_REPORTS = 3;

export const handler = handle(
  listReports,
  { 'table:read': tableReader },
  async ({ body, owner }, use) => {
    const logs = await emailLogReader(use['table:read']).before(owner.id, REPORT_KEPT_DAYS);
    const reports = logs.map(({ date, sites_email_subject: subject }) => ({
      date,
      day: dayAfter(date, -1),
      subject,
    }));
    const date = body.date ?? reports[0]?.date;
    if (date === undefined) return { reports, days: [] };
    const stored = reportReader(use['table:read']);
    const until = await stored.latest(owner.id, TREND_DAYS, date);
    // Reports after an older date hold the visitors of its days whose sessions arrived late.
    const later = body.date ? await stored.startingAt(owner.id, dayAfter(date), LATE_REPORTS) : [];
    const reported = [...until, ...later].flatMap(({ days = [] }) => days);
    return { reports, days: trendOf(reported, dayAfter(date, -1), TREND_DAYS) };
  },
);

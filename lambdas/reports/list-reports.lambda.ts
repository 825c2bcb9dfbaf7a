import { table } from '../adapters/table.ts';
import { REPORT_KEPT_DAYS, TREND_DAYS } from '../contract/limits.ts';
import { emailLogStore } from '../emails/log/email-log.store.ts';
import { handle } from '../runtime/handle.ts';
import { dayAfter } from './facts/calendar.ts';
import { trendOf } from './facts/trend.ts';
import { listReports } from './functions.ts';
import { reportStore } from './report.store.ts';

export const handler = handle(listReports, { table }, async ({ body, owner }, use) => {
  const logs = await emailLogStore(use.table).before(owner.id, REPORT_KEPT_DAYS);
  const mornings = logs.map(({ date, sites_email_subject: subject }) => ({
    date,
    day: dayAfter(date, -1),
    subject,
  }));
  const date = body.date ?? mornings[0]?.date;
  if (date === undefined) return { mornings, days: [] };
  const reports = await reportStore(use.table).latest(owner.id, TREND_DAYS, date);
  const told = reports.flatMap(({ days = [] }) => days);
  return { mornings, days: trendOf(told, dayAfter(date, -1), TREND_DAYS) };
});

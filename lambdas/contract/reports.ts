import * as z from 'zod/mini';
import { call, Id } from './call.ts';
import { IssueAnswer } from './issue-answer.ts';
import { SummaryData } from './report-summary.ts';

const day = z.iso.date();

/** A report for the insights page: the specification's log row without the email's HTML (§3). */
export const ReportRow = z.object({
  /** The number of its email log. */
  id: z.number(),
  user_id: z.string(),
  created_at: z.string(),
  sent_email_addresses: z.array(z.string()),
  sites_email_subject: z.string(),
  /** The name of the audio summary among the report's media, or null. */
  audio: z.nullable(z.string()),
  summary_json: z.object({ summary_data: SummaryData }),
  /** The local date on which it was sent. */
  date: z.string(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const getLatestReport = call({
  method: 'GET',
  path: '/api/reports/get-latest-report',
  caller: 'owner',
  /** For another user's id the response is the same as without any report (OPEN-24). */
  body: z.object({ userId: z.optional(Id), date: z.optional(day) }),
  /** `answers` are only about issues of this report. */
  reply: z.object({ report: z.nullable(ReportRow), answers: z.array(IssueAnswer) }),
});

/** A day of the trend; values are null if no report covers the day. */
export const TrendDay = z.object({
  date: day,
  visitors: z.nullable(z.number()),
  /** Issues that the report lists and that affected at least two visitors. */
  issues: z.nullable(z.number()),
});
export type TrendDay = z.infer<typeof TrendDay>;

/** Dates with a report, newest first, and the days up to one of them. */
export const listReports = call({
  method: 'GET',
  path: '/api/reports/list-reports',
  caller: 'owner',
  /** The report date whose days to return; the latest by default. */
  body: z.object({ date: z.optional(day) }),
  reply: z.object({
    /** `day` is the day that the report covers. */
    reports: z.array(z.object({ date: day, day, subject: z.string() })),
    /** Oldest first, without gaps, up to the day before the report date. */
    days: z.array(TrendDay),
  }),
});

/** A link to a picture of a report. */
export const getReportMedia = call({
  method: 'GET',
  path: '/api/reports/get-report-media',
  caller: 'owner',
  body: z.object({ date: day, name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  reply: z.object({ content_type: z.string(), url: z.string() }),
});

import * as z from 'zod/mini';
import { call } from './call.ts';

const day = z.iso.date();

/** A day of the trend; null is a day that no report covers. */
export const TrendDay = z.object({
  date: day,
  visitors: z.nullable(z.number()),
  /** Issues that affected at least two visitors. */
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
    mornings: z.array(z.object({ date: day, day, subject: z.string() })),
    /** Oldest first, without gaps, up to the day before the report date. */
    days: z.array(TrendDay),
  }),
});

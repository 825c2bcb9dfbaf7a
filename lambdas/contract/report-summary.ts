import * as z from 'zod/mini';
import { ReportIssue } from './report-issue.ts';

const dayKinds = [
  'issues',
  'quiet',
  'no-visits',
  'tracking-stopped',
  'limit-reached',
  'first',
  /** The first report after an outage or a change of time zone: its window is longer than a day. */
  'after-outage',
] as const;
export type DayKind = (typeof dayKinds)[number];

/** The specification's `summary_data` unchanged (§3), plus additions. */
export const SummaryData = z.object({
  site_name: z.string(),
  warm_intro: z.string(),
  focus_points: z.array(z.string()),
  key_snapshot: z.object({ top_page: z.string() }),
  key_snapshot_data: z.object({
    visitors: z.number(),
    /** "Phone 61%, Computer 34%, Tablet 5%" */
    device_split: z.string(),
  }),
  critical_issues: z.array(ReportIssue),
  important_issues: z.array(ReportIssue),
  minor_issues: z.array(ReportIssue),
  summary_quote: z.string(),
  analysis_date: z.string(),
  total_sessions: z.number(),
  total_events: z.number(),
  // Additions
  facts_version: z.number(),
  day_kind: z.enum(dayKinds),
  subject: z.string(),
  preheader: z.string(),
  title: z.string(),
  timezone: z.string(),
  devices: z.array(z.object({ device: z.string(), share: z.number() })),
  /** The top page as the report names it; reports from before 2026-11-28 have only its path. */
  top_page_name: z.optional(z.string()),
  top_page_visits: z.number(),
  /** "A little busier than a usual Thursday (about 450)" */
  comparison: z.string(),
  bots: z.number(),
  /** Relevant results of the last check of the website: "Tracking script", "in place", true. */
  checks: z.array(z.object({ label: z.string(), result: z.string(), ok: z.boolean() })),
  /** Issues that are fixed, one line each; reported once. */
  fixed: z.array(z.object({ fingerprint: z.string(), line: z.string() })),
  /** Old issues that did not change, one line each. */
  still_open: z.array(z.object({ fingerprint: z.string(), line: z.string() })),
  /** Traffic sources, largest first, and lines about orders and returning visitors. */
  traffic: z.optional(
    z.object({
      sources: z.array(z.object({ name: z.string(), visits: z.number() })),
      lines: z.array(z.string()),
    }),
  ),
  /** Once per month: what was reported, how the owner responded, and which issues came back. */
  track_record: z.optional(z.string()),
  /** One line each: bots, rejected visits, missing scripts, late sessions, sampling. */
  capture_notes: z.array(z.string()),
  provenance: z.string(),
  written_by: z.enum(['rules', 'model']),
});
export type SummaryData = z.infer<typeof SummaryData>;

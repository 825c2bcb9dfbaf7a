import * as z from 'zod/mini';
import { signalKinds } from './signal.ts';

/** The clip of a recording that proves an issue. */
export const Evidence = z.object({
  session_id: z.string(),
  start_ms: z.number(),
  end_ms: z.number(),
  /** How often the visitor clicked, if that is the problem. */
  clicks: z.optional(z.number()),
  /** How long the visitor waited for the page's main content, if that is the problem. */
  wait_ms: z.optional(z.number()),
});
export type Evidence = z.infer<typeof Evidence>;

export const issueStates = [
  'new',
  'updated',
  'same',
  'muted',
  'claimed-fixed',
  'verified-fixed',
  'regressed',
] as const;
export type IssueState = (typeof issueStates)[number];

/** The numbers behind an issue's sentences; `rate` and `interval` are shares from 0 to 1. */
const IssueStats = z.object({
  affected: z.number(),
  exposed: z.number(),
  affected_sessions: z.number(),
  exposed_sessions: z.number(),
  rate: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  /** The usual share; null if there is not enough data to compare with. */
  baseline: z.nullable(z.number()),
  /** Local date of its first occurrence. */
  onset: z.string(),
  devices: z.array(z.object({ device: z.string(), sessions: z.number() })),
});

/** The specification's issue, plus its evidence. */
export const ReportIssue = z.object({
  title: z.string(),
  description: z.string(),
  suggestion: z.string(),
  /** The name of a picture of this report (see get-report-media), or null. */
  screenshot: z.nullable(z.string()),
  fingerprint: z.string(),
  kind: z.enum(signalKinds),
  page: z.string(),
  element: z.optional(z.string()),
  state: z.enum(issueStates),
  /** Everything a developer needs to reproduce it, as plain text; missing in older reports. */
  developer: z.optional(z.string()),
  stats: IssueStats,
  evidence: z.array(Evidence),
});
export type ReportIssue = z.infer<typeof ReportIssue>;

export const severities = ['minor', 'important', 'critical'] as const;
export type Severity = (typeof severities)[number];

import * as z from 'zod/mini';
import { call } from './call.ts';
import { signalKinds } from './digest.ts';

/** Where the proof is: a stretch of one recording. */
export const Evidence = z.object({
  session_id: z.string(),
  start_ms: z.number(),
  end_ms: z.number(),
  /** How often the visitor clicked, where that is the problem. */
  clicks: z.optional(z.number()),
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
  /** The usual share; null while there is too little to compare with. */
  baseline: z.nullable(z.number()),
  /** Local date of its first occurrence. */
  onset: z.string(),
  devices: z.array(z.object({ device: z.string(), sessions: z.number() })),
});

/** The specification's issue, with what makes it checkable beside it. */
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

export const dayKinds = [
  'issues',
  'quiet',
  'no-visits',
  'tracking-stopped',
  'limit-reached',
  'first',
  /** The first after an outage or a move: the window is longer than a day. */
  'after-outage',
] as const;
export type DayKind = (typeof dayKinds)[number];

/** The specification's `summary_data` unchanged (§3), with additions beside it. */
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
  top_page_visits: z.number(),
  /** "A little busier than a usual Thursday (about 450)" */
  comparison: z.string(),
  bots: z.number(),
  /** What the last look at the website found, where that matters: "Tracking script", "in place", true. */
  checks: z.array(z.object({ label: z.string(), result: z.string(), ok: z.boolean() })),
  /** Issues that are gone, one line each; reported once. */
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
  /** Once per month: what was reported, how the owner answered, and what came back. */
  track_record: z.optional(z.string()),
  /** One line each: bots, refusals, missing scripts, late sessions, sampling. */
  capture_notes: z.array(z.string()),
  provenance: z.string(),
  written_by: z.enum(['rules', 'model']),
});
export type SummaryData = z.infer<typeof SummaryData>;

const day = z.iso.date();

/** A report as the insights page shows it: the specification's log row, without the mail's HTML (§3). */
export const ReportRow = z.object({
  /** The number of its e-mail log. */
  id: z.number(),
  user_id: z.string(),
  created_at: z.string(),
  sent_email_addresses: z.array(z.string()),
  sites_email_subject: z.string(),
  /** The name of the spoken summary among the report's media, or null. */
  audio: z.nullable(z.string()),
  summary_json: z.object({ summary_data: SummaryData }),
  /** The local date on which it was sent. */
  date: z.string(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** The owner's answers about an issue. `useful` may be combined with either mark; the marks replace each other. */
export const IssueAnswer = z.object({
  fingerprint: z.string(),
  useful: z.boolean(),
  mark: z.nullable(z.enum(['not-a-problem', 'fixed'])),
});
export type IssueAnswer = z.infer<typeof IssueAnswer>;

export const getLatestReport = call({
  method: 'GET',
  path: '/api/reports/get-latest-report',
  caller: 'owner',
  /** Another user's reports look exactly like none (OPEN-24). */
  body: z.object({ userId: z.optional(z.string()), date: z.optional(day) }),
  /** `answers` are about the issues of this report alone. */
  reply: z.object({ report: z.nullable(ReportRow), answers: z.array(IssueAnswer) }),
});

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

export const verdicts = ['useful', 'not-a-problem', 'fixed'] as const;
export type Verdict = (typeof verdicts)[number];

/** Says what the owner thinks of an issue of a report, or takes it back. */
export const answerIssue = call({
  method: 'POST',
  path: '/api/reports/answer-issue',
  caller: 'owner',
  body: z.object({
    date: day,
    fingerprint: z.string().check(z.maxLength(200)),
    verdict: z.enum(verdicts),
    isSaid: z.boolean(),
  }),
  reply: z.object({
    answer: IssueAnswer,
    /** The first report that applies the answer: the first one that is not written yet. */
    appliesFrom: z.nullable(day),
  }),
});

/**
 * A part of the narration: in the audio summary a few sentences, in the daily video a scene. Times are of the voice, or of
 * a calm reader where there is none, in milliseconds from the first word.
 */
export const NarrationChapter = z.object({
  title: z.string(),
  sentences: z.array(z.object({ text: z.string(), at_ms: z.number(), end_ms: z.number() })),
  /** Shown one after the other while the text is read. */
  clips: z.array(Evidence),
});
export type NarrationChapter = z.infer<typeof NarrationChapter>;

/** What a report sounds like, in about a minute (§9). */
export const Narration = z.object({
  /** The local date it is sent on, which names the report, and the day it covers. */
  date: z.string(),
  analysis_date: z.string(),
  site_name: z.string(),
  title: z.string(),
  chapters: z.array(NarrationChapter),
  /** A link to the audio that works for an hour, and its captions as WebVTT; null when there is no audio. */
  audio: z.nullable(z.object({ url: z.string(), captions: z.string() })),
});
export type Narration = z.infer<typeof Narration>;

export const getNarration = call({
  method: 'GET',
  path: '/api/reports/get-narration',
  caller: 'owner',
  /** The report of a date; the latest if the date is missing or has no report. */
  body: z.object({ date: z.optional(day) }),
  reply: z.object({ narration: z.nullable(Narration) }),
});

/** A picture of a report, ready to be shown. */
export const getReportMedia = call({
  method: 'GET',
  path: '/api/reports/get-report-media',
  caller: 'owner',
  body: z.object({ date: day, name: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  reply: z.object({ content_type: z.string(), url: z.string() }),
});

/** Revokes all links to the clips of one report. */
export const revokeClips = call({
  method: 'POST',
  path: '/api/reports/revoke-clips',
  caller: 'owner',
  body: z.object({ date: day }),
  reply: z.object({ success: z.boolean() }),
});

/** What `GET /m/clip/{token}` answers: the seconds of one clip and nothing of the recording around it. */
export interface Clip {
  readonly site_name: string;
  readonly date: string;
  readonly title: string;
  /** What to watch for, in one or two sentences. */
  readonly watch_for: string;
  /** Everything a developer needs to reproduce it, as plain text. */
  readonly developer?: string | undefined;
  readonly page: string;
  /** The clip's offset in its recording, in milliseconds. */
  readonly start_ms: number;
  readonly end_ms: number;
  /** rrweb events; the first two are the picture of the moment at which the clip begins. */
  readonly events: readonly unknown[];
}

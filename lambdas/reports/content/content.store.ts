import { type Bucket, readingObjects, removeAllUnder } from '../../adapters/bucket.ts';
import { gunzip, gzip } from '../../adapters/compression.ts';
import { REPORT_KEPT_DAYS } from '../../contract/limits.ts';
import { ReportIssue } from '../../contract/report-issue.ts';
import { SummaryData } from '../../contract/report-summary.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import type { Chapter } from '../narration/chapter.ts';
import type { Window } from '../report.ts';
import type { ModelRecord } from '../writer/model/model-record.ts';
import type { DaySummary } from './report-input.ts';

/** A picture in a report. The report and the email refer to it by the same name. */
export interface Picture {
  readonly name: string;
  /** Base64. */
  readonly png: string;
}

/**
 * A report's full content. It is written once and never changes, so a resent email is identical. HTML and text are
 * final except for the placeholders that are filled per recipient.
 */
export interface Content {
  readonly version: 1;
  readonly summary: SummaryData;
  readonly subject: string;
  /** For recipients who get the week, if its problems are still open: the other one is about its last day. */
  readonly weeklySubject?: string;
  readonly html: string;
  readonly text: string;
  /** Targets of the email's tracked links. A link refers to its target by index. */
  readonly links: readonly string[];
  readonly pictures: readonly Picture[];
  /** Names that the email uses for the owner and the website. */
  readonly about: {
    readonly ownerFirstName: string;
    readonly ownerName: string;
    readonly domain: string;
  };
  /** Later reports compare with these days; the issues update the issue memory once the report is sent. */
  readonly days: readonly DaySummary[];
  readonly issues: readonly IssueMemory[];
  /** Script of the audio summary and the daily video; reports from before these existed have none. */
  readonly narration?: readonly Chapter[];
  /** If a language model was used: its prompt, its reply and the result. */
  readonly model?: ModelRecord;
}

type Key = { readonly ownerId: string; readonly date: string };

/** The name includes the window, because a report prepared for another window is a different report. */
const nameOf = ({ ownerId, date }: Key, { from }: Pick<Window, 'from'>) =>
  `${ownerId}/reports/${date}/${from.replaceAll(':', '-')}.json`;

export const contentStore = (bucket: Bucket) => ({
  /** The first writer wins; every caller gets the stored content. */
  async putOnce(key: Key, window: Pick<Window, 'from'>, content: Content): Promise<Content> {
    const name = nameOf(key, window);
    const packed = gzip(JSON.stringify(content));
    const isFirst = await bucket.putIfAbsent(name, packed, { days: REPORT_KEPT_DAYS });
    if (isFirst) return content;
    return (await this.find(key, window)) ?? content;
  },
  async find(key: Key, window: Pick<Window, 'from'>): Promise<Content | undefined> {
    const stored = await bucket.get(nameOf(key, window));
    if (!stored) return undefined;
    const content = JSON.parse(gunzip(stored.body)) as Content;
    return { ...content, summary: currentSummary(content.summary) };
  },
  removeAllOf: (ownerId: string): Promise<void> => removeAllUnder(bucket, `${ownerId}/`),
});
export type ContentStore = ReturnType<typeof contentStore>;

export const contentReader = readingObjects(contentStore, 'find');

/** Defaults for fields that an older stored summary lacks. */
const BLANK: SummaryData = {
  site_name: '',
  warm_intro: '',
  focus_points: [],
  key_snapshot: { top_page: '' },
  key_snapshot_data: { visitors: 0, device_split: '' },
  critical_issues: [],
  important_issues: [],
  minor_issues: [],
  summary_quote: '',
  analysis_date: '',
  total_sessions: 0,
  total_events: 0,
  facts_version: 0,
  day_kind: 'quiet',
  subject: '',
  preheader: '',
  title: '',
  timezone: 'UTC',
  devices: [],
  top_page_visits: 0,
  comparison: '',
  bots: 0,
  checks: [],
  fixed: [],
  still_open: [],
  capture_notes: [],
  provenance: '',
  written_by: 'rules',
};
const ISSUES = ['critical_issues', 'important_issues', 'minor_issues'] as const;

/**
 * Converts a stored summary to the current shape. Reports are kept for months and never rewritten, so other versions
 * of the product may have written them: missing or incompatible fields get defaults, and the rest stays readable.
 */
export function currentSummary(stored: unknown): SummaryData {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as object;
  const parsed = SummaryData.safeParse(raw);
  if (parsed.success) return parsed.data;
  const fields = Object.entries(SummaryData.shape).flatMap(([name, shape]) => {
    const value = shape.safeParse(Reflect.get(raw, name));
    return value.success ? [[name, value.data]] : [];
  });
  const issues = ISSUES.map((name) => [name, readableIssues(Reflect.get(raw, name))]);
  return { ...BLANK, ...Object.fromEntries(fields), ...Object.fromEntries(issues) };
}

const readableIssues = (stored: unknown): ReportIssue[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each) => {
    const issue = ReportIssue.safeParse(each);
    return issue.success ? [issue.data] : [];
  });

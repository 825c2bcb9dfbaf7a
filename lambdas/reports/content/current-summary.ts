import { ReportIssue } from '../../contract/report-issue.ts';
import { SummaryData } from '../../contract/report-summary.ts';

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
 * A stored summary in the shape of today. Reports are kept for months and never rewritten, so one of an earlier or a
 * later version lacks fields, or has some in another shape: those are left out, and the rest can be read.
 */
export function currentSummary(stored: unknown): SummaryData {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as object;
  const whole = SummaryData.safeParse(given);
  if (whole.success) return whole.data;
  const fields = Object.entries(SummaryData.shape).flatMap(([name, shape]) => {
    const value = shape.safeParse(Reflect.get(given, name));
    return value.success ? [[name, value.data]] : [];
  });
  const issues = ISSUES.map((name) => [name, readableIssues(Reflect.get(given, name))]);
  return { ...BLANK, ...Object.fromEntries(fields), ...Object.fromEntries(issues) };
}

const readableIssues = (stored: unknown): ReportIssue[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each) => {
    const issue = ReportIssue.safeParse(each);
    return issue.success ? [issue.data] : [];
  });

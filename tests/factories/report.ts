import type { EmailRow } from '../../lambdas/contract/emails.ts';
import type { ReportIssue } from '../../lambdas/contract/report-issue.ts';
import type { SummaryData } from '../../lambdas/contract/report-summary.ts';
import type { ReportRow } from '../../lambdas/contract/reports.ts';

/** An issue of a report. */
export const reportIssue = (overrides: Partial<ReportIssue> = {}): ReportIssue => ({
  title: 'The discount code box does not answer',
  description: 'Three people pressed Apply up to seven times, then left with a full cart.',
  suggestion: 'Show a short message when a code is refused.',
  screenshot: null,
  fingerprint: 'rage /cart apply',
  kind: 'rage-click',
  page: '/cart',
  element: 'Apply',
  state: 'new',
  stats: {
    affected: 3,
    exposed: 9,
    affected_sessions: 4,
    exposed_sessions: 11,
    rate: 1 / 3,
    interval: [0.12, 0.65],
    baseline: 0.02,
    onset: '2026-11-19',
    devices: [{ device: 'phone', sessions: 4 }],
  },
  evidence: [{ session_id: 's1', start_ms: 58_000, end_ms: 72_000 }],
  ...overrides,
});

export const summary = (overrides: Partial<SummaryData> = {}): SummaryData => ({
  site_name: 'harborlane.example',
  warm_intro: 'Good morning, Ann. Thursday went well; one thing stood in the way.',
  focus_points: ['Add a message to the discount code box.'],
  key_snapshot: { top_page: '/collections/winter' },
  key_snapshot_data: { visitors: 486, device_split: 'Phone 61%, Computer 34%, Tablet 5%' },
  critical_issues: [reportIssue()],
  important_issues: [],
  minor_issues: [],
  summary_quote: 'People who found the candles knew what they wanted.',
  analysis_date: '2026-11-19',
  total_sessions: 612,
  total_events: 20_480,
  facts_version: 1,
  day_kind: 'issues',
  subject: '3 people pressed Apply and nothing happened',
  preheader: '',
  title: '',
  timezone: 'Europe/Paris',
  devices: [
    { device: 'Phone', share: 61 },
    { device: 'Computer', share: 34 },
    { device: 'Tablet', share: 5 },
  ],
  top_page_visits: 214,
  comparison: 'A little busier than a usual Thursday (about 450)',
  bots: 143,
  checks: [],
  fixed: [],
  still_open: [],
  capture_notes: [],
  provenance: 'Thursday, November 19, 2026, Paris time.',
  written_by: 'rules',
  ...overrides,
});

export const reportRow = (
  overrides: Partial<SummaryData> = {},
  row: Partial<ReportRow> = {},
): ReportRow => ({
  id: 20261120,
  user_id: '11111111-1111-4111-8111-111111111111',
  created_at: '2026-11-20T08:00:00.000Z',
  sent_email_addresses: ['ann@example.com'],
  sites_email_subject: '3 people pressed Apply and nothing happened',
  audio: null,
  summary_json: { summary_data: summary(overrides) },
  date: '2026-11-20',
  ...row,
});

export const emailRow = (overrides: Partial<EmailRow> = {}): EmailRow => ({
  id: '20261120-ann@example.com',
  to: 'ann@example.com',
  status: 'Delivered',
  subject: '3 people pressed Apply and nothing happened',
  created_at: '2026-11-20T08:00:00.000Z',
  ...overrides,
});

/** An email of the list with its content. */
export const mailWith = (id: string, html: string, text: string) => ({
  ...emailRow({ id, subject: text, to: text }),
  sites_email_templates: html,
  sites_email_text: text,
  sent_email_addresses: [],
  date: '2026-11-20',
  opens: 0,
  clicks: 0,
  hits: [],
});

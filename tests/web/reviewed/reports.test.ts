import { screen } from '@testing-library/react';
import { beforeEach, test, vi } from 'vitest';
import { getHeatmap } from '../../../lambdas/contract/heatmap.ts';
import { getIssue, type IssueHistory } from '../../../lambdas/contract/issues.ts';
import { getNarration } from '../../../lambdas/contract/narration.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { getLatestReport, getReportMedia, listReports } from '../../../lambdas/contract/reports.ts';
import { discountDay } from '../../factories/narration.ts';
import { reportIssue, reportRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { click, open } from '../app.tsx';
import { days, PATH, reports, show } from '../reports/insights.ts';
import { expectReviewed } from '../visible-page.ts';
import { connectedOwner, pending, reject } from './owner.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(() => {
  connectedOwner();
  show(reportRow());
  server.respond(listReports, { reports, days });
  server.respond(getNarration, {
    narration: discountDay({ session_id: 's1', start_ms: 4_000, end_ms: 16_000 }),
  });
  server.reject(getRecording, 'recording-gone');
  server.respond(getHeatmap, { heatmap: null, pages: [], devices: [], among: null });
  server.respond(getReportMedia, { content_type: 'image/png', url: 'https://media.example/1' });
});

const everything = () =>
  show(
    reportRow(
      {
        critical_issues: [
          reportIssue({ developer: 'On /cart: 7 clicks on Apply.', screenshot: 'issue-1' }),
          reportIssue({
            fingerprint: 'error /pay',
            title: 'Paying fails',
            kind: 'javascript-error',
            page: '/pay/:id',
            state: 'regressed',
            suggestion: '',
            evidence: [
              { session_id: 's2', start_ms: 61_400, end_ms: 61_500 },
              { session_id: 's3', start_ms: 3_000, end_ms: 15_000 },
            ],
          }),
        ],
        important_issues: [
          reportIssue({
            fingerprint: 'slow /',
            title: 'The front page is slow',
            state: 'same',
            evidence: [],
            stats: { ...reportIssue().stats, baseline: null, affected: 1, affected_sessions: 1 },
          }),
        ],
        minor_issues: [reportIssue({ fingerprint: 'dead /', title: 'A dead link' })],
        still_open: [{ fingerprint: 'old', line: 'Apply still does not respond.' }],
        fixed: [{ fingerprint: 'gone', line: 'The menu opens again.' }],
        track_record: 'Of 9 reported issues 7 were fixed.',
        traffic: {
          sources: [
            { name: 'Search', visits: 300 },
            { name: 'Direct', visits: 1 },
          ],
          lines: ['12 orders.', '9 people came back.'],
        },
        capture_notes: ['143 bots were left out.'],
      },
      { audio: 'voice' },
    ),
    [{ fingerprint: 'rage /cart apply', useful: true, mark: 'fixed' }],
  );
const quiet = () =>
  show(
    reportRow({
      critical_issues: [],
      focus_points: [],
      day_kind: 'quiet',
      summary_quote: '',
      devices: [],
      key_snapshot: { top_page: '' },
      top_page_visits: 0,
    }),
  );

test.each<[string, string, () => void]>([
  ['with an issue', 'The last 28 days', () => {}],
  ['with everything', 'The last 28 days', everything],
  ['of a quiet day', 'The last 28 days', quiet],
  ['while it loads', 'Loading the report', () => server.respond(getLatestReport, pending)],
  ['that cannot be loaded', 'Try again', () => reject(getLatestReport)],
  ['before the first one', 'No Insights', () => show(null)],
])('the report %s equals its golden file', async (name, shownText, arrange) => {
  arrange();
  open(PATH);
  await expectReviewed(`report ${name}`, shownText);
});

test.each([
  ['the newest date', '2026-11-21'],
  ['the oldest date', '2026-11-19'],
])('the report of %s links to its neighbors', async (name, date) => {
  show(reportRow({}, { date }));
  open(`${PATH}?date=${date}`);
  await expectReviewed(`report of ${name}`, 'The last 28 days');
});

test('a date without a report links to the newest one', async () => {
  show(null);
  open(`${PATH}?date=2026-11-01`);
  await expectReviewed('report of a date without one', 'No Insights');
});

const clip = { session_id: 's2', start_ms: 3_000, end_ms: 15_000 };
const visit = { page: '/cart', device: 'phone', browser: 'Safari', country: 'FR' } as const;
const clips = [
  { ...clip, visit: { ...visit, stayed_ms: 4_000 } },
  {
    ...clip,
    start_ms: 61_000,
    end_ms: 69_000,
    visit: { ...visit, country: null, stayed_ms: 150_000 },
  },
  { ...clip, session_id: 's3' },
];
const issue: IssueHistory = {
  fingerprint: 'rage /cart apply',
  title: 'The discount code box does not answer',
  kind: 'rage-click',
  page: '/cart',
  element: 'Apply',
  severity: 'critical',
  state: 'updated',
  first_seen: '2026-11-12',
  last_seen: '2026-11-19',
  days_seen: 3,
  days: [
    { date: '2026-11-17', exposed: 10, affected: 0 },
    { date: '2026-11-18', exposed: 0, affected: 0 },
    { date: '2026-11-19', exposed: 9, affected: 3 },
  ],
  answer: { fingerprint: 'rage /cart apply', useful: false, mark: 'not-a-problem' },
  answered_in: '2026-11-20',
  reports: [
    { date: '2026-11-20', day: '2026-11-19', evidence: clips },
    { date: '2026-11-13', day: '2026-11-12', evidence: [] },
  ],
  description: 'Three people pressed Apply up to seven times.',
  suggestion: 'Show a short message when a code is refused.',
};
const issueIs = (changes: Partial<IssueHistory>) =>
  server.respond(getIssue, { issue: { ...issue, ...changes } });

test.each<[string, string, () => void]>([
  ['with reports', 'Three people', () => issueIs({})],
  ['of one day', 'Three people', () => issueIs({ days_seen: 1, element: '', severity: 'minor' })],
  ['without clips', 'Three people', () => issueIs({ reports: [], days: [], suggestion: '' })],
  ['while it loads', 'Loading the problem', () => server.respond(getIssue, pending)],
  ['that cannot be loaded', 'Try again', () => server.loseConnection(getIssue)],
  ['that is unknown', 'no longer available', () => server.reject(getIssue, 'not-found')],
])('the page of an issue %s equals its golden file', async (name, shownText, arrange) => {
  arrange();
  open('/issues/rage%20%2Fcart%20apply');
  await expectReviewed(`issue ${name}`, shownText);
});

const week = Array.from({ length: 14 }, (_, place) => ({
  date: `2026-11-${String(7 + place).padStart(2, '0')}`,
  visitors: place === 10 ? null : 1_000 + place,
  issues: place === 10 ? null : place % 2,
}));
test.each<[string, string, () => void]>([
  ['with reports', 'visitors', () => server.respond(listReports, { reports, days: week })],
  ['that cannot be loaded', 'Try again', () => reject(listReports)],
  ['while it loads', 'Loading the week', () => server.respond(listReports, pending)],
  ['without reports', 'No reports yet', () => server.respond(listReports, { reports: [], days })],
])('the week %s equals its golden file', async (name, shownText, arrange) => {
  arrange();
  open('/week');
  await expectReviewed(`week ${name}`, shownText);
});

test.each<[string, string, () => void]>([
  ['before it plays', 'in one minute', () => {}],
  ['while it loads', 'Good morning', () => server.respond(getNarration, pending)],
  ['before the first one', 'first report', () => server.respond(getNarration, { narration: null })],
  ['that cannot be loaded', 'Press play', () => reject(getNarration)],
])('the daily video %s equals its golden file', async (name, shownText, arrange) => {
  arrange();
  open(`/daily-video?userId=${ANN.id}`);
  await expectReviewed(`video ${name}`, shownText);
});

test('an issue’s clips can be leafed through, and its notes are at hand', async () => {
  everything();
  open(PATH);
  await click('Watch the 1-second clip');
  await screen.findByText('This recording is gone');
  await expectReviewed('report with a clip', 'The last 28 days');
});

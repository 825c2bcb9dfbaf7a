import { screen } from '@testing-library/react';
import type { IssueAnswer } from '../../../lambdas/contract/issue-answer.ts';
import { getLatestReport, listReports, type ReportRow } from '../../../lambdas/contract/reports.ts';
import { reportRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/insights/daily-insights-page.tsx';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/heatmap/heatmap-panel.tsx';
import '../../../web/app/reports/day-picker.tsx';
import '../../../web/app/reports/issue/issue-answers.tsx';
import '../../../web/app/reports/trend-chart.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { signedIn } from '../app.tsx';

export const PATH = `/daily-insights/${ANN.id}`;
export const reports = ['2026-11-21', '2026-11-20', '2026-11-19'].map((date, place) => ({
  date,
  day: `2026-11-${20 - place}`,
  subject: `Report of ${date}`,
}));
export const days = [
  { date: '2026-11-16', visitors: null, issues: null },
  { date: '2026-11-17', visitors: 9, issues: 1 },
  { date: '2026-11-18', visitors: 4, issues: 0 },
  { date: '2026-11-19', visitors: 12, issues: 3 },
];

export const show = (report: ReportRow | null, answers: IssueAnswer[] = []) =>
  server.respond(getLatestReport, { report, answers });
/** Opens with one of Ann's three reports. Call it before each test. */
export function oneReport() {
  signedIn();
  show(reportRow());
  server.respond(listReports, { reports, days });
}
/** The card or section under a heading. */
export const titled = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listReports } from '../../../lambdas/contract/reports.ts';
import '../../../web/app/reports/week-page.tsx';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { open, signedIn } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const dayAt = (place: number) => new Date(Date.UTC(2026, 10, 9 + place)).toISOString().slice(0, 10);
const days = Array.from({ length: 14 }, (_, place) => ({
  date: dayAt(place),
  visitors: place < 7 ? 10 : 12,
  issues: place === 13 ? 1 : 0,
}));
const reports = [{ date: '2026-11-23', day: '2026-11-22', subject: '“Apply” doesn’t respond' }];

test('the week sums seven days, compares them, and links to each report', async () => {
  signedIn();
  server.respond(listReports, { reports, days });
  open('/week?date=2026-11-23');
  await screen.findByRole('heading', { level: 1, name: 'Nov 16, 2026 – Nov 22, 2026' });
  screen.getByText(/84 visitors this week, counted per day\. The week before had 70\. 1 of 7 days/);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(7);
  const report = within(rows[6] as HTMLElement).getByRole('link', { name: reports[0]?.subject });
  expect(report.getAttribute('href')).toBe(`/daily-insights/${ANN.id}?date=2026-11-23`);
  expect(server.requestsTo(listReports).at(-1)?.body).toEqual({ date: '2026-11-23' });
});

test('a week without reports shows what a report is like', async () => {
  signedIn();
  server.respond(listReports, { reports: [], days: [] });
  open('/week');
  await screen.findByText('No reports yet');
  screen.getByRole('link', { name: 'See a sample report' });
});

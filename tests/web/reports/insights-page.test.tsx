import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recordings.ts';
import {
  answerIssue,
  getLatestReport,
  getReportMedia,
  type IssueAnswer,
  listReports,
  type ReportRow,
} from '../../../lambdas/contract/reports.ts';
import { reportIssue, reportRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/insights/daily-insights-page.tsx';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/reports/day-picker.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { eventually, open, press, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const PATH = `/daily-insights/${ANN.id}`;
const mornings = ['2026-11-21', '2026-11-20', '2026-11-19'].map((date, place) => ({
  date,
  day: `2026-11-${20 - place}`,
  subject: `Report of ${date}`,
}));
const days = [
  { date: '2026-11-16', visitors: null, issues: null },
  { date: '2026-11-17', visitors: 9, issues: 1 },
  { date: '2026-11-18', visitors: 4, issues: 0 },
  { date: '2026-11-19', visitors: 12, issues: 3 },
];
const show = (report: ReportRow | null, answers: IssueAnswer[] = []) =>
  server.answer(getLatestReport, { report, answers });
const titled = (name: string) =>
  screen.getByRole('heading', { name }).closest('section') as HTMLElement;

beforeEach(() => {
  signedIn();
  show(reportRow());
  server.answer(listReports, { mornings, days });
});

test('a report is titled by its mail, dated in full and begins warmly [INS-01, INS-02, INS-03]', async () => {
  open(PATH);
  await screen.findByRole('heading', { level: 1, name: reportRow().sites_email_subject });
  screen.getByText('Thursday, November 19, 2026');
  screen.getByText('Good morning, Ann. Thursday went well; one thing stood in the way.');
  expect(server.askedFor(getLatestReport)[0]?.body).toEqual({ userId: ANN.id });
});

test('a report whose mail has no subject has the specification’s title [INS-01]', async () => {
  show(reportRow({}, { sites_email_subject: '' }));
  open(PATH);
  await screen.findByRole('heading', { level: 1, name: 'Daily Insights Report' });
});

test('three cards show visitors, devices and the top page [INS-05, INS-06, INS-07]', async () => {
  open(PATH);
  await screen.findByText('Total Visitors');
  within(titled('Total Visitors')).getByText('486');
  const devices = within(titled('Device Breakdown')).getAllByRole('listitem');
  expect(devices.map((each) => each.textContent)).toEqual([
    'Phone 61%',
    'Computer 34%',
    'Tablet 5%',
  ]);
  within(titled('Top Page')).getByText('/collections/winter');
});

test('where no recording of the top page is kept, a drawing stands for the heatmap and says so [INS-08]', async () => {
  open(PATH);
  await screen.findByText('Where people clicked, /collections/winter');
  screen.getByRole('img', { name: 'A drawing of a page with warm spots where clicks gather' });
  await screen.findByText(/no recording is there to draw from/);
});

test.each([
  ['critical_issues', 'Critical', 'High Impact', '[INS-09]'],
  ['important_issues', 'Important', 'UX Impact', '[INS-10]'],
  ['minor_issues', 'Minor', 'Low Impact', '[INS-11]'],
] as const)('%s stand under "%s", labelled "%s" %s', async (list, name, label, _) => {
  const none = { critical_issues: [], important_issues: [], minor_issues: [] };
  show(reportRow({ ...none, [list]: [reportIssue({ title: 'The box does not answer' })] }));
  open(PATH);
  await screen.findByRole('heading', { level: 3, name });
  within(titled(name)).getByText(label);
  within(titled(name)).getByRole('heading', { level: 4, name: 'The box does not answer' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('an issue shows what happened and what to do, and a picture only where it has one [INS-12, INS-13]', async () => {
  server.answer(getReportMedia, { content_type: 'image/png', url: 'data:image/png;base64,AA==' });
  const plain = reportIssue({ title: 'Without a picture', fingerprint: 'b' });
  show(reportRow({ critical_issues: [reportIssue({ screenshot: 'issue-1' }), plain] }));
  open(PATH);
  const drawn = await screen.findByRole('img', { name: /The discount code box/ });
  expect(drawn.getAttribute('src')).toBe('data:image/png;base64,AA==');
  expect(screen.getAllByText(reportIssue().description)).toHaveLength(2);
  expect(screen.getAllByText('Show a short message when a code is refused.')).toHaveLength(2);
  expect(screen.queryByRole('img', { name: /Without a picture/ })).toBeNull();
  expect(server.askedFor(getReportMedia)).toHaveLength(1);
});

test('what to focus on is a list, and says when there is nothing [INS-14, INS-15]', async () => {
  const { unmount } = open(PATH);
  await screen.findByText('What to Focus on Today');
  within(titled('What to Focus on Today')).getByText('Add a message to the discount code box.');
  unmount();
  show(reportRow({ focus_points: [] }));
  open(PATH);
  await screen.findByText('No focus points available.');
});

test('the quote closes the report, the specification’s own where there is none [INS-16]', async () => {
  const { unmount } = open(PATH);
  await screen.findByText('AI Insights');
  screen.getByText('People who found the candles knew what they wanted.');
  unmount();
  show(reportRow({ summary_quote: '' }));
  open(PATH);
  await screen.findByText('Keep optimizing your user experience for better conversions.');
});

test.each([
  ['there is none', () => show(null)],
  ['the call fails', () => server.lose(getLatestReport)],
])('without a report because %s, the page says so in its place [INS-17]', async (_, happens) => {
  happens();
  open(PATH);
  await screen.findByText('No Insights Available');
  screen.getByText('Unable to load insights data for this user.');
  expect(screen.queryByText('Total Visitors')).toBeNull();
});

test('from one report to the next, and to any day of the list', async () => {
  const { history } = open(`${PATH}?date=2026-11-20`);
  const next = await screen.findByRole('link', { name: 'Next report' });
  expect(next.getAttribute('href')).toBe(`${PATH}?date=2026-11-21`);
  await user.click(screen.getByRole('link', { name: 'Previous report' }));
  expect(history.now().search).toBe('?date=2026-11-19');
  await eventually(() =>
    expect(server.askedFor(getLatestReport).at(-1)?.body).toMatchObject({ date: '2026-11-19' }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Day of the report' }));
  await user.click(await screen.findByRole('option', { name: 'Nov 20, 2026' }));
  expect(history.now().search).toBe('?date=2026-11-21');
});

test('the newest report has no next one', async () => {
  show(reportRow({}, { date: '2026-11-21' }));
  open(PATH);
  const next = await screen.findByRole('button', { name: 'Next report' });
  expect(next).toHaveProperty('disabled', true);
});

test('the numbers behind an issue and behind the day are there on demand', async () => {
  open(PATH);
  const numbers = (await screen.findByText('The numbers behind this')).closest('details');
  const lines = within(numbers as HTMLElement).getAllByRole('listitem', { hidden: true });
  expect(lines.map((line) => line.textContent)).toEqual([
    '3 of 9 visitors who saw it',
    '4 of 11 sessions',
    'Between 12% and 65% of such visitors, in nineteen cases of twenty',
    'Usual share on this weekday: 2%',
    'On phone 4',
    'First seen Nov 19, 2026',
    'Where it can be seen:recording 1 at 0:58',
  ]);
  const moment = screen.getByText('recording 1 at 0:58');
  expect(moment.getAttribute('href')).toBe('/recordings/s1?t=58');
  const day = screen.getByText('The numbers behind this day').closest('details');
  expect(day?.textContent).toContain('Sessions612');
});

test('a clip opens where its issue stands and closes again', async () => {
  server.refuse(getRecording, 'recording-gone');
  open(PATH);
  await press('Watch the 14-second clip');
  await screen.findByRole('alert');
  expect(server.askedFor(getRecording)[0]?.body).toEqual({ sessionId: 's1' });
  await press('Close the clip');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the owner says of an issue is kept, tells what follows from when, and can be taken back', async () => {
  const { fingerprint } = reportIssue();
  server.answer(answerIssue, ({ verdict, isSaid }) => ({
    answer: { fingerprint, useful: false, mark: isSaid && verdict !== 'useful' ? verdict : null },
    heededFrom: '2026-11-22',
  }));
  open(PATH);
  await press('Not a problem');
  await screen.findByText('From the report of Nov 22, 2026 on it is left out, whoever meets it.');
  const button = screen.getByRole('button', { name: 'Not a problem' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(server.askedFor(answerIssue)[0]?.body).toEqual({
    date: '2026-11-20',
    fingerprint,
    verdict: 'not-a-problem',
    isSaid: true,
  });
  await press('Not a problem');
  await screen.findByText('From the report of Nov 22, 2026 on it is treated as before.');
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('what was said before is seen again, and an answer that is not saved changes nothing', async () => {
  const { fingerprint } = reportIssue();
  show(reportRow(), [{ fingerprint, useful: true, mark: 'fixed' }]);
  server.lose(answerIssue);
  open(PATH);
  const pressed = async () =>
    (await screen.findAllByRole('button', { pressed: true })).map((each) => each.textContent);
  expect(await pressed()).toEqual(['Useful', 'Fixed']);
  await screen.findByText('In later reports we watch whether visitors still meet it, and say so.');
  await press('Fixed');
  await screen.findByText('Your answer could not be saved. Please try again.');
  expect(await pressed()).toEqual(['Useful', 'Fixed']);
});

test('the trend says in words and in a table what it draws', async () => {
  open(PATH);
  await screen.findByRole('img', {
    name: 'From Nov 16, 2026 to Nov 19, 2026: 4 to 12 visitors a day, 0 to 3 issues a day.',
  });
  const table = screen.getByText('The same as a table').closest('details') as HTMLElement;
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    'Nov 19, 2026123',
    'Nov 18, 202640',
    'Nov 17, 202691',
    'Nov 16, 2026no reportno report',
  ]);
});

test('two days are no trend', async () => {
  server.answer(listReports, { mornings, days: days.slice(2) });
  open(PATH);
  await screen.findByText('AI Insights');
  await screen.findByRole('combobox', { name: 'Day of the report' });
  expect(screen.queryByText('The last 28 days')).toBeNull();
});

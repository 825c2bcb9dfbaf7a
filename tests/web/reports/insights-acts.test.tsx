import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerIssue } from '../../../lambdas/contract/issue-answer.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { getLatestReport, listReports } from '../../../lambdas/contract/reports.ts';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { reportIssue, reportRow } from '../../factories/report.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open, user } from '../app.tsx';
import { days, oneReport, PATH, reports, show } from './insights.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(oneReport);

test('the page opens the next report, and any day of the list', async () => {
  const { history } = open(`${PATH}?date=2026-11-20`);
  const next = await screen.findByRole('link', { name: 'Next report' });
  expect(next.getAttribute('href')).toBe(`${PATH}?date=2026-11-21`);
  await user.click(screen.getByRole('link', { name: 'Previous report' }));
  await eventually(() => expect(history.now().search).toBe('?date=2026-11-19'));
  await eventually(() =>
    expect(server.requestsTo(getLatestReport).at(-1)?.body).toMatchObject({ date: '2026-11-19' }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Day of the report' }));
  await user.click(await screen.findByRole('option', { name: 'Nov 20, 2026' }));
  await eventually(() => expect(history.now().search).toBe('?date=2026-11-21'));
});

test('the newest report has no “next” link', async () => {
  show(reportRow({}, { date: '2026-11-21' }));
  open(PATH);
  const next = await screen.findByRole('button', { name: 'Next report' });
  expect(next).toHaveProperty('disabled', true);
});

test('the numbers of an issue and of the day can be shown', async () => {
  open(PATH);
  const numbers = (await screen.findByText('Details')).closest('details');
  const lines = within(numbers as HTMLElement).getAllByRole('listitem', { hidden: true });
  expect(lines.map((line) => line.textContent)).toEqual([
    '3 of 9 visitors who reached it',
    '4 of 11 sessions',
    'Likely range: 12% to 65% of visitors',
    'Typical share: 2%',
    'On phone 4',
    'First seen Nov 19, 2026',
    'Seen in:recording 1 at 0:58',
    'Watch affected sessions',
    'History of this problem',
  ]);
  const moment = screen.getByText('recording 1 at 0:58');
  expect(moment.getAttribute('href')).toBe('/recordings/s1?t=58');
  const day = screen.getByText('Details for this day').closest('details');
  expect(day?.textContent).toContain('Sessions612');
});

test('a clip opens at its issue, scrolls into view and closes again', async () => {
  using scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  server.reject(getRecording, 'recording-gone');
  open(PATH);
  await click('Watch the 14-second clip');
  await screen.findByText('This recording is gone');
  expect(scroll).toHaveBeenCalledOnce();
  expect(server.requestsTo(getRecording)[0]?.body).toEqual({ sessionId: 's1' });
  await click('Close the clip');
  expect(screen.queryByText('This recording is gone')).toBeNull();
});

test('a clip links to the same time of the whole recording', async () => {
  server.respond(getRecording, loadedRecording(recordingRow()));
  open(PATH);
  await click('Watch the 14-second clip');
  const whole = await screen.findByRole('link', { name: 'Watch the whole recording' });
  expect(whole.getAttribute('href')).toBe('/recordings/s1?t=58');
});

test('an answer about an issue is stored, explains its effect, and can be undone', async () => {
  const { fingerprint } = reportIssue();
  server.respond(answerIssue, ({ verdict, isSaid }) => ({
    answer: { fingerprint, useful: false, mark: isSaid && verdict !== 'useful' ? verdict : null },
    appliesFrom: '2026-11-22',
  }));
  open(PATH);
  await click('Not a problem');
  await screen.findByText('Starting with the report of Nov 22, 2026, it is left out.');
  const button = screen.getByRole('button', { name: 'Not a problem' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(server.requestsTo(answerIssue)[0]?.body).toEqual({
    date: '2026-11-20',
    fingerprint,
    verdict: 'not-a-problem',
    isSaid: true,
  });
  await click('Not a problem');
  await screen.findByText('Starting with the report of Nov 22, 2026, it is reported as before.');
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('earlier answers are shown, and an answer that fails to save changes nothing', async () => {
  const { fingerprint } = reportIssue();
  show(reportRow(), [{ fingerprint, useful: true, mark: 'fixed' }]);
  server.loseConnection(answerIssue);
  open(PATH);
  const pressed = async () =>
    (await screen.findAllByRole('button', { pressed: true })).map((each) => each.textContent);
  expect(await pressed()).toEqual(['Useful', 'Fixed']);
  await screen.findByText('In later reports, we’ll keep watching and tell you if it comes back.');
  await click('Fixed');
  await screen.findByText('Your answer couldn’t be saved. Please try again.');
  expect(await pressed()).toEqual(['Useful', 'Fixed']);
});

test('the trend has a text and a table with its values', async () => {
  open(PATH);
  await screen.findByRole('img', {
    name: 'From Nov 16, 2026 to Nov 19, 2026: 4 to 12 visitors a day, 0 to 3 problems a day. One day has no report.',
  });
  const table = screen.getByRole('table', { name: 'The last 28 days', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent).slice(1)).toEqual([
    'Nov 19, 2026123',
    'Nov 18, 202640',
    'Nov 17, 202691',
    'Nov 16, 2026No report',
  ]);
});

test('a day without visits has a bar, a day without a report a dot', async () => {
  const empty = { date: '2026-11-17', visitors: 0, issues: 0 };
  server.respond(listReports, { reports, days: days.map((day, n) => (n === 1 ? empty : day)) });
  open(PATH);
  const chart = await screen.findByRole('img', { name: /0 to 12 visitors a day/ });
  const bars = [...chart.querySelectorAll('.fill-data-1')];
  expect(bars.map((bar) => Number(bar.getAttribute('height')) > 0)).toEqual([true, true, true]);
  expect(chart.querySelectorAll('[stroke-linecap]')).toHaveLength(1);
});

test('two days show no trend', async () => {
  server.respond(listReports, { reports, days: days.slice(2) });
  open(PATH);
  await screen.findByText('AI Insights');
  await screen.findByRole('combobox', { name: 'Day of the report' });
  expect(screen.queryByText('The last 28 days')).toBeNull();
});

test('the report is printed, and its button is busy until then', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open(PATH);
  const button = await screen.findByRole('button', { name: 'Print' });
  await user.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await eventually(() => expect(print).toHaveBeenCalledOnce());
  await eventually(() => expect(button.getAttribute('aria-disabled')).toBeNull());
});

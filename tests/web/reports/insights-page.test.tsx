import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getHeatmap } from '../../../lambdas/contract/heatmap.ts';
import { getLatestReport, getReportMedia } from '../../../lambdas/contract/reports.ts';
import { reportIssue, reportRow } from '../../factories/report.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import { open } from '../app.tsx';
import { oneReport, PATH, show, titled } from './insights.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(oneReport);

test('a report has its email’s title, a full date and a greeting [INS-01, INS-02, INS-03]', async () => {
  open(PATH);
  await screen.findByRole('heading', { level: 1, name: reportRow().sites_email_subject });
  screen.getByText('Thursday, November 19, 2026');
  screen.getByText('Good morning, Ann. Thursday went well; one thing stood in the way.');
  expect(server.requestsTo(getLatestReport)[0]?.body).toEqual({ userId: ANN.id });
});

test('a report whose email has no subject has the specified title [INS-01]', async () => {
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

test('the bar of devices has the colors of its legend, also next to a share under 1%', async () => {
  const key_snapshot_data = {
    visitors: 300,
    device_split: 'Phone 99%, Computer under 1%, Tablet 1%',
  };
  const devices = [
    { device: 'Phone', share: 99 },
    { device: 'Computer', share: 0 },
    { device: 'Tablet', share: 1 },
  ];
  show(reportRow({ key_snapshot_data, devices }));
  open(PATH);
  await screen.findByText('Tablet 1%');
  const parts = titled('Device Breakdown').querySelectorAll('i[style]');
  expect([...parts].map(({ className }) => className)).toEqual(['bg-data-1', 'bg-data-3']);
});

test('each device links to its sessions, but "Other" to none, because no filter shows them', async () => {
  const key_snapshot_data = { visitors: 200, device_split: 'Phone 99%, Other 1%' };
  show(reportRow({ key_snapshot_data }));
  open(PATH);
  await screen.findByText('Other 1%');
  const links = within(titled('Device Breakdown')).getAllByRole('link');
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/recordings?device=phone&from=2026-11-19&to=2026-11-19',
  ]);
});

test('a dot separates the two links below a report', async () => {
  open(PATH);
  const link = await screen.findByRole('link', { name: 'Watch these sessions' });
  expect(link.parentElement?.textContent).toMatch(/Watch these sessions\u00a0· The whole week$/);
});

test('a day without visitors shows that it has no devices and no top page', async () => {
  const key_snapshot_data = { visitors: 0, device_split: '' };
  const nothing = { key_snapshot: { top_page: '' }, devices: [], top_page_visits: 0 };
  show(reportRow({ key_snapshot_data, ...nothing }));
  open(PATH);
  await screen.findByText('Total Visitors');
  for (const card of ['Device Breakdown', 'Top Page'])
    expect(titled(card).textContent).toBe(`${card}No visits`);
});

test('without a recording of the first problem’s page, a labeled drawing replaces the heatmap [INS-08]', async () => {
  server.respond(getHeatmap, { heatmap: null, pages: [], devices: [], among: null });
  open(PATH);
  await screen.findByText(/there is no recording of this page from this day/);
  screen.getByText('Where people clicked: /cart');
  screen.getByRole('img', { name: 'Drawing of a page with hot spots where people clicked most' });
  expect(server.requestsTo(getHeatmap)[0]?.body).toEqual({
    page: '/cart',
    from: '2026-11-18T23:00:00.000Z',
    to: '2026-11-19T23:00:00.000Z',
  });
});

test.each([
  ['critical_issues', 'Critical', 'High Impact', '[INS-09]'],
  ['important_issues', 'Important', 'UX Impact', '[INS-10]'],
  ['minor_issues', 'Minor', 'Low Impact', '[INS-11]'],
] as const)('%s are listed under "%s", labeled "%s" %s', async (list, name, label, _) => {
  const none = { critical_issues: [], important_issues: [], minor_issues: [] };
  show(reportRow({ ...none, [list]: [reportIssue({ title: 'The box does not answer' })] }));
  open(PATH);
  await screen.findByRole('heading', { level: 3, name });
  within(titled(name)).getByText(label);
  within(titled(name)).getByRole('heading', { level: 4, name: 'The box does not answer' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

test('an issue shows what happened, what to do, and a picture if it has one [INS-12, INS-13]', async () => {
  server.respond(getReportMedia, { content_type: 'image/png', url: 'data:image/png;base64,AA==' });
  const plain = reportIssue({ title: 'Without a picture', fingerprint: 'b' });
  show(reportRow({ critical_issues: [reportIssue({ screenshot: 'issue-1' }), plain] }));
  open(PATH);
  const drawn = await screen.findByRole('img', { name: /The discount code box/ });
  expect(drawn.getAttribute('src')).toBe('data:image/png;base64,AA==');
  expect(screen.getAllByText(reportIssue().description)).toHaveLength(2);
  expect(screen.getAllByText('Show a short message when a code is refused.')).toHaveLength(2);
  expect(screen.queryByRole('img', { name: /Without a picture/ })).toBeNull();
  expect(server.requestsTo(getReportMedia)).toHaveLength(1);
});

test('the focus points are a list, with a message when there are none [INS-14, INS-15]', async () => {
  const { unmount } = open(PATH);
  await screen.findByText('What to Focus on Today');
  within(titled('What to Focus on Today')).getByText('Add a message to the discount code box.');
  unmount();
  show(reportRow({ focus_points: [] }));
  open(PATH);
  await screen.findByText('No focus points available.');
});

test('the quote closes the report, with the specified one as default [INS-16]', async () => {
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
  ['the call fails', () => server.loseConnection(getLatestReport)],
])(
  'without a report because %s, the page shows a message in its place [INS-17]',
  async (_, happens) => {
    happens();
    open(PATH);
    await screen.findByText('No Insights Available');
    screen.getByText('Unable to load insights data for this user.');
    expect(screen.queryByText('Total Visitors')).toBeNull();
  },
);

test('two open issues with the same words are both listed, each with its own history', async () => {
  const line = '“Buy” doesn’t respond. Open since Monday; 1 of 20 visitors affected on Thursday.';
  show(
    reportRow({
      still_open: [
        { fingerprint: 'first', line },
        { fingerprint: 'second', line },
      ],
    }),
  );
  open(PATH);
  await screen.findByRole('heading', { name: 'Still open' });
  const links = within(titled('Still open')).getAllByRole('link');
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/issues/first',
    '/issues/second',
  ]);
});

test('the track record links to no issue', async () => {
  show(reportRow({ track_record: 'Of 9 reported issues 7 were fixed.' }));
  open(PATH);
  const line = await screen.findByText('Of 9 reported issues 7 were fixed.');
  expect(within(line).queryByRole('link')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../lambdas/contract/accounts.ts';
import { checkSubscription } from '../../lambdas/contract/billing.ts';
import { samples } from '../../lambdas/contract/copy/samples.ts';
import { listSegments } from '../../lambdas/contract/recording-segments.ts';
import { listRecordings } from '../../lambdas/contract/recordings.ts';
import { getLatestReport } from '../../lambdas/contract/reports.ts';
import { getIntegration } from '../../lambdas/contract/websites.ts';
import { active } from '../factories/integration.ts';
import { recordingList, recordingRow } from '../factories/recording-row.ts';
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { sampleVisit, storedSample } from '../seed/sample-visit.ts';
import '../../web/app/insights/daily-insights-page.tsx';
import '../../web/app/recordings/recordings-page.tsx';
import '../../web/app/samples/sample-recording-page.tsx';
import '../../web/app/samples/sample-report-page.tsx';
import address from '../../web/app/samples/visit.json.gz?url';
import { click, open, profile } from './app.tsx';
import { countOfAnn, free } from './billing/ann.ts';
import { answerWith, twoRecipients } from './emails/list.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const { pathname: pathOfSample } = new URL(address, 'http://localhost');

beforeEach(() => {
  twoRecipients();
  // Without parts, because rrweb cannot build pages in jsdom.
  const unplayed = { ...(storedSample() as object), parts: [], contents: [] };
  server.responders.set(`GET ${pathOfSample}`, () => unplayed);
  server.respond(getIntegration, { integration: null, pending: null });
  server.respond(listSegments, { segments: [] });
});

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('before the first report, the email list offers a sample report and a sample recording', async () => {
  answerWith([], false);
  open('/emails');
  await screen.findByText('No email logs found');
  expect(linkTo('See a sample report')).toBe('/sample-report');
  expect(linkTo('Watch a sample recording')).toBe('/recordings/sample');
});

test('a connected owner sees when the first report arrives, in the profile’s time zone', async () => {
  answerWith([], false);
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  server.respond(getIntegration, {
    integration: active({ domain: 'archer.example' }),
    pending: null,
  });
  server.respond(getProfile, { profile: { ...profile, timezone: 'America/Los_Angeles' } });
  open('/emails');
  await screen.findByText(/at 9:00 AM \(Los Angeles\) the day after/);
});

test('the sample report is labeled and links to connecting the website', async () => {
  open('/sample-report');
  await screen.findByText('Sample');
  await screen.findByText(/This is a sample from a demo shop\. Connect your website/);
  await screen.findByRole('heading', { level: 1, name: /got stuck at checkout/ });
});

test('the sample report shows a connected owner when the first report arrives', async () => {
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  server.respond(getIntegration, {
    integration: active({ domain: 'archer.example' }),
    pending: null,
  });
  open('/sample-report');
  await screen.findByText(/Your own arrives at 9:00 AM/);
});

test('the sample report plays the dead click and links to the whole recording', async () => {
  open('/sample-report');
  await click('Watch the 12-second clip');
  const clip = within(await screen.findByRole('region', { name: /^Clip/ }));
  const slider = clip.getByRole('slider');
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
  expect(slider.getAttribute('aria-valuemax')).toBe('12');
  expect(clip.getByRole('link').getAttribute('href')).toBe('/recordings/sample');
  await click('Close the clip');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a sample recording that fails to load shows an error in the sample report', async () => {
  server.responders.set(`GET ${pathOfSample}`, () => new Response('', { status: 404 }));
  open('/sample-report');
  await click('Watch the 12-second clip');
  await screen.findByText(samples.report.issue.failed);
});

test('the sample recording lists what happened in it', async () => {
  open('/recordings/sample');
  await screen.findByText(/This is a sample: someone tries a discount code/);
  await screen.findByText('Rage click on “Apply”, 6 clicks');
});

test('the sample recording equals the product’s output for the seed’s visit', () => {
  expect(storedSample()).toEqual(JSON.parse(JSON.stringify(sampleVisit())));
});

test('an owner without recordings or reports is offered samples', async () => {
  server.respond(listRecordings, recordingList([]));
  server.respond(getLatestReport, { report: null, answers: [] });
  const { history } = open('/recordings');
  await screen.findByText('No recordings yet');
  expect(linkTo('Watch a sample recording')).toBe('/recordings/sample');
  history.go(`/daily-insights/${ANN.id}`);
  await screen.findByText('No Insights Available');
  expect(linkTo('See a sample report')).toBe('/sample-report');
});

test.each(['/recordings', '/emails'])(
  'a full plan is shown on %s, with a link to the plans',
  async (path) => {
    localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
    localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
    server.respond(getIntegration, {
      integration: active({ domain: 'archer.example' }),
      pending: null,
    });
    server.respond(listRecordings, recordingList([]));
    server.respond(checkSubscription, free);
    server.respond(countOfAnn, { success: true, data: { totalSessions: 100 } });
    open(path);
    await screen.findByText(/You've reached your session limit!/);
    expect(linkTo('See plans')).toBe('/usage-billing');
  },
);

test('the recordings page shows a disconnected owner that recording has stopped', async () => {
  server.respond(listRecordings, recordingList([recordingRow()]));
  open('/recordings');
  await screen.findByText('No website is connected, so nothing new is recorded.');
  const note = within(screen.getByRole('main'));
  expect(note.getByRole('link', { name: 'Connect website' }).getAttribute('href')).toBe(
    '/connection',
  );
});

test('an empty list of recordings without a website has one link to connect it', async () => {
  server.respond(listRecordings, recordingList([]));
  open('/recordings');
  await screen.findByText('No recordings yet');
  const main = within(screen.getByRole('main'));
  expect(await main.findAllByRole('link', { name: 'Connect website' })).toHaveLength(1);
  expect(main.queryByRole('searchbox')).toBeNull();
});

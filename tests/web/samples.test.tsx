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
import { ANN } from '../fakes/auth.ts';
import { server } from '../fakes/server.ts';
import { sampleVisit, writtenSample } from '../seed/sample-visit.ts';
import '../../web/app/insights/daily-insights-page.tsx';
import '../../web/app/recordings/recordings-page.tsx';
import '../../web/app/samples/sample-recording-page.tsx';
import '../../web/app/samples/sample-report-page.tsx';
import address from '../../web/app/samples/visit.json.gz?url';
import { open, press, profile } from './app.tsx';
import { countOfAnn, free } from './billing/ann.ts';
import { answerWith, twoReaders } from './emails/list.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const { pathname: pathOfSample } = new URL(address, 'http://localhost');

beforeEach(() => {
  twoReaders();
  // Nothing is played: rrweb refuses to build a page in jsdom.
  const unplayed = { ...(writtenSample() as object), parts: [], contents: [] };
  server.responders.set(`GET ${pathOfSample}`, () => unplayed);
  server.respond(getIntegration, { integration: null, pending: null });
  server.respond(listSegments, { segments: [] });
});

const noRecordings = {
  recordings: [],
  next: null,
  countries: [],
  browsers: [],
  tags: [],
  among: null,
};
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('until the first report the list of emails offers a sample report and a sample recording', async () => {
  answerWith([], false);
  open('/emails');
  await screen.findByText('No email logs found');
  expect(linkTo('See a sample report')).toBe('/sample-report');
  expect(linkTo('Watch a sample recording')).toBe('/recordings/sample');
});

test('an owner whose website is connected reads when the first report comes, in the zone of their profile', async () => {
  answerWith([], false);
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  server.respond(getIntegration, {
    integration: active({ domain: 'archer.example' }),
    pending: null,
  });
  server.respond(getProfile, { profile: { ...profile, timezone: 'America/Los_Angeles' } });
  open('/emails');
  await screen.findByText(/tomorrow at 9:00 AM \(Los Angeles\)/);
});

test('the sample report is labeled and leads to connecting the website', async () => {
  open('/sample-report');
  await screen.findByText('Sample');
  await screen.findByText(/This is a sample from a demo shop\. Connect your website/);
  await screen.findByRole('heading', { level: 1, name: /got stuck at checkout/ });
});

test('the sample report of a connected owner says when their own comes', async () => {
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
  server.respond(getIntegration, {
    integration: active({ domain: 'archer.example' }),
    pending: null,
  });
  open('/sample-report');
  await screen.findByText(/Your own arrives at 9:00 AM/);
});

test('the sample report plays the seconds in which nothing responded, and leads to the whole recording', async () => {
  open('/sample-report');
  await press('Watch the 12-second clip');
  const clip = within(await screen.findByRole('region', { name: /^Clip/ }));
  const slider = clip.getByRole('slider');
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
  expect(slider.getAttribute('aria-valuemax')).toBe('12');
  expect(clip.getByRole('link').getAttribute('href')).toBe('/recordings/sample');
  await press('Close the clip');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a sample recording that cannot be loaded says so in the sample report', async () => {
  server.responders.set(`GET ${pathOfSample}`, () => new Response('', { status: 404 }));
  open('/sample-report');
  await press('Watch the 12-second clip');
  await screen.findByText(samples.report.issue.failed);
});

test('the sample recording lists what happened in it', async () => {
  open('/recordings/sample');
  await screen.findByText(/This is a sample: someone tries a discount code/);
  await screen.findByText('Rage click on “Apply”, 6 clicks');
});

test('the sample recording is what the product makes of the seed’s visit', () => {
  expect(writtenSample()).toEqual(JSON.parse(JSON.stringify(sampleVisit())));
});

test('an owner without recordings or reports is shown what they look like', async () => {
  server.respond(listRecordings, noRecordings);
  server.respond(getLatestReport, { report: null, answers: [] });
  const { history } = open('/recordings');
  await screen.findByText('No recordings yet');
  expect(linkTo('Watch a sample recording')).toBe('/recordings/sample');
  history.go(`/daily-insights/${ANN.id}`);
  await screen.findByText('No Insights Available');
  expect(linkTo('See a sample report')).toBe('/sample-report');
});

test.each(['/recordings', '/emails'])(
  'a full plan is named on %s, with the way to the plans',
  async (path) => {
    localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
    localStorage.setItem(`trackerInstalled_${ANN.id}`, 'true');
    server.respond(getIntegration, {
      integration: active({ domain: 'archer.example' }),
      pending: null,
    });
    server.respond(listRecordings, noRecordings);
    server.respond(checkSubscription, free);
    server.respond(countOfAnn, { success: true, data: { totalSessions: 100 } });
    open(path);
    await screen.findByText(/You've reached your session limit!/);
    expect(linkTo('See plans')).toBe('/usage-billing');
  },
);

test('a disconnected owner reads above the recordings that nothing new is recorded', async () => {
  server.respond(listRecordings, noRecordings);
  open('/recordings');
  await screen.findByText('No website is connected, so nothing new is recorded.');
  const note = within(screen.getByRole('main'));
  expect(note.getByRole('link', { name: 'Connect website' }).getAttribute('href')).toBe(
    '/connection',
  );
});

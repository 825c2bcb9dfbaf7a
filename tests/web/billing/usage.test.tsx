import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkSubscription, sendUpgradeNotification } from '../../../lambdas/contract/billing.ts';
import { billing as copy } from '../../../lambdas/contract/copy/billing.ts';
import { listSessionDays } from '../../../lambdas/contract/recordings.ts';
import { ANN } from '../../fakes/auth.ts';
import { notify } from '../../fakes/live.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open } from '../app.tsx';
import {
  annOnFree,
  card,
  countOfAnn,
  days,
  free,
  onPlan,
  PAGE,
  pageText,
  requestCount,
  starter,
  usage,
} from './ann.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const FULL = "You've reached your session limit! Session tracking is paused.";
const MAILED = " We've sent you upgrade options via email.";

beforeEach(annOnFree);

test.each([
  [12, '12'],
  [100, '100'],
  [130, '100'],
])('of 100 sessions %i are shown as a bar of %s [BILL-04]', async (sessions, percent) => {
  onPlan(free, sessions);
  open(PAGE);
  const bar = await screen.findByRole('progressbar', { name: 'Recorded sessions' });
  expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(`${percent}%`);
});

test('from 80 sessions on the card says that recording will pause', async () => {
  onPlan(free, 80);
  open(PAGE);
  expect(await usage()).toContain('80 of 100 used. Recording pauses at the limit.');
});

test('a full Free plan shows that recording is paused, requests the email and confirms it [BILL-27, BILL-28, BILL-29, STATE-25, CALL-45, DATA-29]', async () => {
  onPlan(free, 100);
  server.respond(sendUpgradeNotification, { success: true });
  open(PAGE);
  const banner = (await screen.findByText(FULL)).closest('[role=status]');
  await eventually(() => expect(banner?.textContent).toBe(FULL + MAILED));
  expect(banner?.className).toContain('important');
  await screen.findByText('Session Limit Reached');
  expect(localStorage.getItem('upgradeEmailSent')).toBe(ANN.id);
  expect(server.requestsTo(sendUpgradeNotification)).toHaveLength(1);
});

test('requests no second email, and shows no toast, in a browser that remembers it [BILL-28, DATA-29]', async () => {
  localStorage.setItem('upgradeEmailSent', ANN.id);
  onPlan(free, 100);
  open(PAGE);
  await eventually(() => expect(pageText()).toContain(FULL + MAILED));
  expect(requestCount(sendUpgradeNotification)).toBe(0);
  expect(pageText()).not.toContain('Session Limit Reached');
});

test('a failed email shows nothing, and is requested again when the count changes [BILL-28]', async () => {
  onPlan(free, 100);
  server.respond(sendUpgradeNotification, { success: false });
  open(PAGE);
  await screen.findByText(FULL);
  await eventually(() => expect(requestCount(sendUpgradeNotification)).toBe(1));
  expect(pageText()).not.toContain(MAILED.trim());
  server.respond(sendUpgradeNotification, { success: true });
  act(() => notify('subscription'));
  await eventually(() => expect(pageText()).toContain(FULL + MAILED));
});

test.each([
  ['is not full', () => onPlan(free, 99)],
  ['is paid', () => onPlan(starter, 2_500)],
  [
    'could not be checked',
    () => {
      onPlan(free, 100);
      server.reject(checkSubscription, 'too-many-requests');
    },
  ],
  ['could not be counted', () => server.reject(countOfAnn, 'too-many-requests')],
])('no email is requested when the plan %s [STATE-25, BILL-27]', async (_, arrange) => {
  arrange();
  open(PAGE);
  await usage();
  await card('Starter');
  expect(requestCount(sendUpgradeNotification)).toBe(0);
  expect(pageText()).not.toContain(FULL);
});

test('a failed check and count show Free with nothing used, and an error [STATE-24, CALL-50]', async () => {
  server.reject(checkSubscription, 'too-many-requests');
  server.reject(countOfAnn, 'too-many-requests');
  open(PAGE);
  await screen.findByText(copy.outOfDate);
  expect(await usage()).toContain('0 / 100');
  expect(await usage()).toContain('You are on the Free plan');
  onPlan(starter, 5);
  await click('Try again');
  await eventually(async () => expect(await usage()).toContain('5 / 2,500'));
  expect(pageText()).not.toContain(copy.outOfDate);
});

test('a count that reports a failure is zero [CALL-50]', async () => {
  server.respond(countOfAnn, { success: false, data: { totalSessions: 77 } });
  open(PAGE);
  expect(await usage()).toContain('0 / 100');
});

test('a full paid month shows when recording resumes', async () => {
  onPlan(starter, 2_500);
  open(PAGE);
  await screen.findByText(/It resumes automatically on December 2, 2026/);
});

test('the last 30 days are also in a table, for screen readers', async () => {
  open(PAGE);
  const table = await screen.findByRole('table', { name: copy.chart.title });
  expect(within(table).getAllByRole('row')).toHaveLength(31);
  within(table).getByRole('row', { name: 'November 20 7' });
});

test('days without sessions show a sentence, and so does a failed chart', async () => {
  server.respond(listSessionDays, { days: days.map((day) => ({ ...day, sessions: 0 })) });
  const { unmount } = open(PAGE);
  await screen.findByText(copy.chart.none);
  unmount();
  server.reject(listSessionDays, 'too-many-requests');
  open(PAGE);
  await screen.findByText(copy.chart.failed);
  expect(await usage()).toContain('12 / 100');
});

// A far smaller share of visitors who ordered is news, even on a day without a recorded problem.
import { expect, test } from 'vitest';
import type { Goal } from '../../../lambdas/contract/integration.ts';
import { isQuietMail } from '../../../lambdas/emails/templates/quiet-mail.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { DaySummary, ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { weekdayOf } from '../../../lambdas/reports/facts/calendar.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { reportInput } from '../../factories/digest.ts';
import { buying, shop, THURSDAY } from '../../golden/shop.ts';
import { daysBefore, ordinaryVisit } from '../../golden/visits.ts';

const ordered: Partial<DaySummary> = { goals: 8, moves: { goal: [8, 40] } };
/** A day of 77 visitors, of whom some ordered. */
const reportOf = (orders: number, overrides: Partial<ReportInput> = {}, visitors = 77) => {
  const digests = Array.from({ length: visitors }, (_, n) =>
    ordinaryVisit(n + 1, n < orders ? buying : ['/', '/cart']),
  );
  const earlier = daysBefore(THURSDAY, 4, 77, ordered);
  const input = reportInput({ website: shop, digests, earlier, ...overrides });
  const { facts, summary } = composeReport(input);
  const spoken = narrate(facts, summary).flatMap(({ sentences }) => sentences);
  return { summary, spoken };
};

test('a report about a day with far fewer orders says so first, and how to check the checkout', () => {
  const { summary, spoken } = reportOf(4);
  expect(summary).toMatchObject({
    subject: 'Thursday: only 4 of 77 visitors placed an order',
    preheader: expect.stringContaining('Place a test order to check that it goes through.'),
    focus_points: ['Place a test order to check that it goes through.'],
    summary_quote: expect.stringContaining('about 20 in 100 before'),
  });
  expect(spoken).toContain(
    'If you do one thing today on harborlane.example: place a test order to check that it goes through.',
  );
  expect(isQuietMail(summary)).toBe(false);
});

test('a day with more orders than usual is no reason to check the checkout', () => {
  const { summary } = reportOf(40);
  expect(summary.subject).not.toContain('only');
  expect(summary.focus_points).toEqual(['Nothing to do today.']);
});

test('a day on which no order was seen does not claim that there was none', () => {
  const { summary } = reportOf(0);
  expect(summary.subject).toBe('No orders seen from 77 visitors on Thursday');
  expect(summary.summary_quote).toBe(
    'We saw no orders from 77 visitors, compared with about 20 in 100 before.',
  );
});

test('as many orders as usual from many more visitors are no reason to check the checkout', () => {
  const { summary } = reportOf(8, {}, 400);
  expect(summary.subject).not.toContain('only');
  expect(summary.focus_points).toEqual(['Nothing to do today.']);
});

test.each([
  ['few', 1, false],
  ['many', 8, true],
])('a Thursday with few orders is news if earlier Thursdays had %s: %s orders', (_, n, isNews) => {
  const earlier = daysBefore(THURSDAY, 4, 77, ordered).map((day) =>
    weekdayOf(day.date) === weekdayOf(THURSDAY)
      ? { ...day, moves: { goal: [n, 40] as const } }
      : day,
  );
  expect(reportOf(2, { earlier }).summary.subject.includes('only')).toBe(isNews);
});

test('a day of which only a sample was read makes no claim about orders', () => {
  const { capture } = reportInput();
  const sampledFrom = { sessions: 700, visitors: 600 };
  const { summary } = reportOf(4, { capture: { ...capture, sampledFrom } });
  expect(JSON.stringify(summary)).not.toMatch(/placed an order|test order/);
  expect(summary.summary_quote).not.toBe('');
});

test('a report about several days does not name one of them in a subject about orders', () => {
  const { window } = reportInput();
  const { summary } = reportOf(4, { window: { ...window, from: '2026-11-17T05:00:00.000Z' } });
  expect(summary.subject).not.toContain('only');
});

test('far fewer orders are in the subject once, even if they stay few', () => {
  const before = daysBefore(THURSDAY, 4, 77, ordered);
  const earlier = before.map((day, index) => (index === 0 ? { ...day, quoted: 'goal' } : day));
  expect(reportOf(4, { earlier }).summary.subject).not.toContain('only');
});

test.each<[Goal, string, string]>([
  ['sign-up', 'signed up', 'Sign up'],
  ['booking', 'booked', 'Make a test booking'],
  ['contact', 'got in touch', 'Send yourself a test message'],
])('a report about far fewer visitors who reach a %s says how to check it', (kind, did, check) => {
  const { summary } = reportOf(2, { website: { ...shop, goal: { kind } } });
  expect(summary.subject).toContain(did);
  expect(summary.focus_points[0]).toContain(check);
});

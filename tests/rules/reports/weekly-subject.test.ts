import { expect, test } from 'vitest';
import {
  startsWithWeek,
  weeklyPreheader,
  weeklySubject,
} from '../../../lambdas/reports/writer/words/week-words.ts';

const problem = (title: string) => ({ fingerprint: title, title, days: 2, most: 5 });
const LONG = 'Visitors can’t submit the form on /gift-vouchers/for-companies-and-clubs';

test.each([
  [
    'Your week: visitors can’t submit the checkout form',
    ['Visitors can’t submit the checkout form'],
  ],
  ['Your week: “Apply” doesn’t respond (and 2 more)', ['“Apply” doesn’t respond', 'b', 'c']],
  [
    'Your week: visitors can’t submit the whole checkout form',
    ['Visitors can’t submit the whole checkout form', 'b'],
  ],
  ['Your week: a problem is still open', [LONG]],
  ['Your week: 3 problems are still open', [LONG, 'b', 'c']],
])('the subject of a weekly email is “%s”', (subject, titles) => {
  expect(weeklySubject({ problems: titles.map(problem), unlisted: 0 })).toBe(subject);
  expect(subject.length).toBeLessThanOrEqual(60);
});

const week = (visitors: number, before: number | undefined, open: number) => ({
  ...{ days: [], issueDays: 0, visitors, before },
  problems: ['a', 'b', 'c'].slice(0, open).map(problem),
  unlisted: 0,
});

test.each([
  [
    week(2_870, 2_720, 2),
    '2,870 visitors this week, 6% more than the week before. Start with the worst of the open problems.',
  ],
  [
    week(12_870, 14_000, 1),
    '12,870 visitors this week, 8% fewer than the week before. Start with the problem that is still open.',
  ],
  [
    week(400, 401, 0),
    '400 visitors this week, about as many as the week before. No problem of the week is still open.',
  ],
  [
    week(1, undefined, 0),
    '1 visitor this week, counted per day. No problem of the week is still open.',
  ],
])('the preheader of a weekly email is about the week: %o', (facts, text) => {
  expect(weeklyPreheader(facts)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(100);
});

test.each([
  ['issues', false, true],
  ['quiet', false, true],
  ['no-visits', true, false],
  ['tracking-stopped', false, false],
  ['limit-reached', false, false],
] as const)(
  'on a day of kind %s (emails pause: %s), the email starts with the week: %s',
  (kind, pauses, starts) => {
    expect(startsWithWeek(kind, pauses)).toBe(starts);
  },
);

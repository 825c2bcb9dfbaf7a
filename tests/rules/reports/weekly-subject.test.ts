import { expect, test } from 'vitest';
import { weeklySubject } from '../../../lambdas/reports/writer/words/week-words.ts';

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
  expect(weeklySubject(titles.map(problem))).toBe(subject);
  expect(subject.length).toBeLessThanOrEqual(60);
});

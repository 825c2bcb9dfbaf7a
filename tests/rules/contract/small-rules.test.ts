import { expect, test } from 'vitest';
import { ANALYSIS_PENDING, isDescribed } from '../../../lambdas/contract/integration.ts';
import { FREE, GROWTH, planNamed, STARTER } from '../../../lambdas/contract/plans.ts';
import { isPoolRejection } from '../../../lambdas/contract/pool-rejections.ts';
import { Problem, problemDocument } from '../../../lambdas/contract/problem.ts';
import { problems } from '../../../lambdas/contract/problems.ts';
import { RecordingFilter } from '../../../lambdas/contract/recording-filter.ts';
import { normalAddress } from '../../../lambdas/contract/rules/email-address.ts';
import { descriptionOf } from '../../../lambdas/contract/rules/website-description.ts';
import { lastWeekOf } from '../../../lambdas/contract/rules/week.ts';
import { compareTexts } from '../../../lambdas/contract/text-order.ts';

const analyzed = (website_analysis: string) => ({ website_analysis });

test('a website is described by an analysis, not by the text stored before it', () => {
  expect(['', '  ', ANALYSIS_PENDING].map((text) => isDescribed(analyzed(text)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isDescribed(analyzed('A shop for tea'))).toBe(true);
  expect(descriptionOf(analyzed(ANALYSIS_PENDING))).toBe('');
  expect(descriptionOf(analyzed('A shop for tea'))).toBe('A shop for tea');
});

test('a plan is found by its name', () => {
  expect(['Free', 'Starter', 'Growth', 'Gold'].map(planNamed)).toEqual([
    FREE,
    STARTER,
    GROWTH,
    undefined,
  ]);
});

test('only the codes of the user pool’s triggers count as their rejections', () => {
  expect(isPoolRejection(new Error('too-many-attempts'))).toBe(true);
  expect(isPoolRejection(new Error('connection lost'))).toBe(false);
  expect(isPoolRejection('too-many-attempts')).toBe(false);
});

test('a problem has the title and the detail of its code, also on the wire', () => {
  const problem = new Problem('not-found', { cause: 'the table' });
  const { title, detail, status } = problems['not-found'];
  expect(problem).toMatchObject({ name: 'Problem', message: title, detail, cause: 'the table' });
  expect(problemDocument('not-found')).toMatchObject({
    type: '/problems/not-found',
    title,
    status,
  });
});

test('a filter has one or more values, in a query separated by commas', () => {
  const parsed = (filter: object) => RecordingFilter.safeParse(filter).data;
  expect(parsed({ country: 'DE,FR' })).toEqual({ country: ['DE', 'FR'] });
  expect(parsed({ country: ['DE'] })).toEqual({ country: ['DE'] });
  expect(parsed({ tag: 'vip' })).toEqual({ tag: ['vip'] });
  const countries = (count: number) => ({ country: Array.from({ length: count }, () => 'DE') });
  expect([0, 1, 30, 31].map((count) => parsed(countries(count)) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('addresses are equal without case and outer blanks', () => {
  expect(normalAddress('  Ann@Example.COM ')).toBe('ann@example.com');
});

test('a week sums its visitors and counts the days with problems', () => {
  const day = (visitors: number | null, issues: number | null) => ({
    date: '2026-11-20',
    visitors,
    issues,
  });
  const earlier = Array.from({ length: 8 }, () => day(100, 3));
  const days = [day(1, 0), day(2, 1), day(4, 5), day(8, 0), day(16, 1), day(32, 0), day(64, 0)];
  expect(lastWeekOf([...earlier, ...days])).toEqual({
    days,
    visitors: 127,
    before: 700,
    issueDays: 3,
  });
  expect(lastWeekOf([...earlier.slice(0, 6), ...days]).before).toBeUndefined();
  const withGap = [...earlier.slice(1), day(null, null), ...days.slice(1)];
  expect(lastWeekOf(withGap)).toMatchObject({ visitors: 126, before: undefined, issueDays: 3 });
});

test('texts are ordered by their characters, on every machine', () => {
  expect(['b', 'B', 'ä', 'a', 'Z', 'a'].sort(compareTexts)).toEqual(['B', 'Z', 'a', 'a', 'b', 'ä']);
  expect([compareTexts('a', 'b'), compareTexts('b', 'a'), compareTexts('a', 'a')]).toEqual([
    -1, 1, 0,
  ]);
});

import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { visit, visits } from '../../factories/digest.ts';
import { dayWithoutVisits } from '../../golden/shop.ts';

const input = dayWithoutVisits({ plan: { name: 'Free', maxSessions: 100 } });
const overLimit = { ...input.capture, rejectedByPlan: 41 };
const limit = 'Your Free plan’s 100 sessions are used up, so 41 visits weren’t recorded.';

test('a day over its limit whose sessions are not processed yet is no day without recordings', () => {
  const capture = { ...overLimit, pending: 12 };
  const { warm_intro, preheader } = composeReport({ ...input, capture }).summary;
  expect(warm_intro).toBe(
    `Good morning, Maya. Visits of 12 visitors on Thursday weren’t processed when this report was written. The next report covers them. ${limit}`,
  );
  expect(preheader).toBe(
    'Visits were recorded, but not processed in time. The next report covers them.',
  );
});

test('a report of several days over the limit says that none of them was recorded', () => {
  const window = { ...input.window, from: '2026-11-17T05:00:00.000Z' };
  const { warm_intro } = composeReport({ ...input, window, capture: overLimit }).summary;
  expect(warm_intro).toBe(`Good morning, Maya. Nothing was recorded in these three days. ${limit}`);
});

test('late sessions do not turn a day whose sessions wait for their analysis into one without visits', () => {
  const digests = visits(0, 1, (n) => visit(n, { startedAt: '2026-11-18T23:00:00.000Z' }));
  const capture = { ...input.capture, late: 2, pending: 12 };
  const { subject, preheader, warm_intro, capture_notes } = composeReport({
    ...{ ...input, digests, capture },
  }).summary;
  expect(subject).toBe('Thursday’s visits aren’t processed yet');
  expect(preheader).toMatch(/^Visits were recorded, but not processed in time\./);
  expect(warm_intro).toContain('Visits of 12 visitors on Thursday weren’t processed');
  expect(warm_intro).not.toContain('no visits');
  expect(capture_notes.join(' ')).toContain('2 more sessions from an earlier day');
});

test('a day with sessions counts them, even if others wait for their analysis', () => {
  const capture = { ...overLimit, pending: 12 };
  const some = composeReport({ ...input, digests: visits(0, 19), capture }).summary;
  expect(some.preheader).toMatch(/^20 sessions recorded;/);
  expect(some.warm_intro).toContain('We recorded 20 visitors on Thursday.');
});

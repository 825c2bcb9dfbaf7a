// A day with far fewer visitors than usual is no day with nothing to do, even if none of them ran into a problem.
import { expect, test } from 'vitest';
import { isQuietMail } from '../../../lambdas/emails/templates/quiet-mail.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { reportInput, visits } from '../../factories/digest.ts';
import { apply, clickedApply, remembered, shop, THURSDAY } from '../../golden/shop.ts';
import { daysBefore, ordinaryVisit } from '../../golden/visits.ts';

const reportOf = (came: number, overrides: Partial<ReportInput> = {}) => {
  const { facts, summary } = composeReport(
    reportInput({
      website: shop,
      digests: visits(1, came, (n) => ordinaryVisit(n, ['/'])),
      earlier: daysBefore(THURSDAY, 4, 40),
      ...overrides,
    }),
  );
  return { facts, summary, toDo: narrate(facts, summary).at(-1)?.sentences };
};
const check = { at: '2026-11-20T08:58:00.000Z', siteAnswered: true, script: 'working' } as const;

test('a subject says that far fewer visitors than usual were recorded, and what to do comes next', () => {
  const { summary, toDo } = reportOf(3);
  expect(summary).toMatchObject({
    subject: 'Only 3 visitors recorded on Thursday (usually about 40)',
    preheader:
      '3 visitors on Thursday, far fewer than usual. Open your website and check that it loads.',
    focus_points: ['Open your website and check that it loads.'],
  });
  expect(toDo).toEqual([
    'If you do one thing today: open harborlane.example and check that it loads.',
  ]);
  expect(isQuietMail(summary)).toBe(false);
  expect(JSON.stringify(summary)).not.toMatch(/nothing to do/i);
});

test('a website that responds with its script is not what to check after a day with far fewer visitors', () => {
  const capture = { bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0, check };
  const { summary, toDo } = reportOf(3, { capture });
  expect(summary.focus_points).toEqual([
    'Open the link in your latest post or ad and check where it leads.',
  ]);
  expect(toDo).toEqual([
    'If you do one thing today: open the latest link you shared and check that it leads to harborlane.example.',
  ]);
});

test('a long subject about far fewer visitors leaves out what is usual', () => {
  const earlier = daysBefore(THURSDAY, 4, 40_000);
  const capture = {
    ...{ bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0 },
    sampledFrom: { sessions: 10_000, visitors: 9_999 },
  };
  const { summary } = reportOf(100, { earlier, capture });
  expect(summary.subject).toBe('Only 9,999 visitors recorded on Thursday');
});

test.each([
  ['an ordinary day', reportOf(38)],
  ['too few days of the same weekday', reportOf(3, { earlier: daysBefore(THURSDAY, 2, 40) })],
  ['a small website', reportOf(3, { earlier: daysBefore(THURSDAY, 4, 12) })],
])('a subject does not mention the number of visitors as low: %s', (_, { summary }) => {
  expect(summary.subject).toMatch(/^(Thursday|Nothing to fix on Thursday): /);
});

test('a problem of the day stays the subject of a day with far fewer visitors than usual', () => {
  const { summary } = reportOf(0, { digests: visits(0, 4, clickedApply) });
  expect(summary.subject).toContain('“Apply”');
  expect(summary.preheader).toContain('far fewer than usual');
});

test('far fewer visitors than usual are the subject rather than an open problem that they did not run into', () => {
  const open = remembered({
    kind: 'rage-click',
    page: '/cart',
    element: apply,
    title: '“Apply” doesn’t respond',
    severity: 'critical',
  });
  const { summary } = reportOf(3, { memory: [open] });
  expect(summary.subject).toMatch(/^Only 3 visitors/);
  expect(summary.focus_points).toHaveLength(2);
});

test('a day with late sessions only reads as one without visits, and the sessions are from before', () => {
  const before = visits(1, 4, (n) =>
    ordinaryVisit(n, ['/'], { startedAt: '2026-11-18T20:00:00.000Z' }),
  );
  const capture = { bots: 0, rejectedByPlan: 0, late: 4, quarantined: 0 };
  const { summary } = reportOf(0, { digests: before, capture });
  expect(summary.subject).toBe('We recorded no visits on Thursday');
  expect(summary.warm_intro).toContain(
    'We recorded no visits on Thursday; this report also covers 4 late sessions from earlier days.',
  );
  expect(summary.focus_points).toEqual(['Open your website and check that it loads.']);
});

import { expect, test } from 'vitest';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { reportInput, visits } from '../../factories/digest.ts';
import { apply, buying, pressedApply, remembered, shop } from '../../golden/cast.ts';
import { stroll } from '../../golden/scenes.ts';

/** The dead button, as yesterday's report left it. */
const openApply = remembered({
  kind: 'rage-click',
  page: '/cart',
  element: apply,
  title: '“Apply” doesn’t respond',
  severity: 'critical',
  state: 'new',
  firstSeen: '2026-11-18',
  daysSeen: 1,
  affected: 3,
  exposed: 4,
});
const nextDay = (digests: Parameters<typeof reportInput>[0]) =>
  composeReport(reportInput({ website: shop, memory: [openApply], ...digests })).summary;

test('an open Critical that visitors still hit keeps first place, severity, clip and the subject', () => {
  const summary = nextDay({ digests: [...visits(0, 2, pressedApply), stroll(3, buying)] });
  const [issue] = summary.critical_issues;
  expect(issue).toMatchObject({ state: 'same', stats: { affected: 3, exposed: 4 } });
  expect(issue?.evidence).toHaveLength(3);
  expect(issue?.suggestion).not.toBe('');
  expect(issue?.description).toMatch(/^Day 2: /);
  expect(summary.subject).toContain('“Apply”');
  expect(summary.subject).not.toMatch(/nothing new|no problems/i);
  expect(summary.focus_points[0]).toContain('“Apply”');
  expect(summary.still_open).toEqual([]);
});

test('an open Critical keeps its severity when a single visitor hits it today', () => {
  const digests = [pressedApply(0), ...visits(1, 20, (n) => stroll(n, buying))];
  expect(nextDay({ digests }).critical_issues).toHaveLength(1);
});

test('an open Critical issue without a visitor today is listed with how many reached its page', () => {
  const summary = nextDay({ digests: visits(0, 3, (n) => stroll(n, buying)) });
  expect(summary.still_open).toMatchObject([{ fingerprint: openApply.fingerprint }]);
  expect(summary.still_open[0]?.line).toMatch(/^Not seen on Thursday: .*4 visitors/);
  expect(summary.subject).not.toMatch(/nothing new|no problems/i);
});

test('an open Minor issue that stays the same is one line', () => {
  const memory = [{ ...openApply, severity: 'minor' as const, affected: 1, exposed: 40 }];
  const digests = [pressedApply(0), ...visits(1, 300, (n) => stroll(n, buying))];
  const summary = composeReport(reportInput({ website: shop, memory, digests })).summary;
  expect(summary.minor_issues).toEqual([]);
  expect(summary.still_open).toHaveLength(1);
});

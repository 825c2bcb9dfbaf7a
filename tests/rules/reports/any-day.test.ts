import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Digest, deviceClasses } from '../../../lambdas/contract/digest.ts';
import type { Signal } from '../../../lambdas/contract/signal.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { narrate } from '../../../lambdas/reports/narration/narrate.ts';
import { element, reportInput, seen, signal, visit } from '../../factories/digest.ts';
import { daysBefore } from '../../golden/visits.ts';
import { tries } from '../../sample.ts';
import {
  expectEveryNumberHasItsFact,
  expectFitsAnInbox,
  expectHarmless,
  expectNarrationTrue,
  expectNothingTwice,
  issuesOf,
} from './laws.ts';

const pages = [
  '/',
  '/cart',
  '/checkout',
  '/collections/winter',
  '/very/long/path/to/some/article/that/never/ends',
];
const labels = [
  '',
  'Apply',
  'Buy now 3',
  'Ein sehr langes Etikett, das niemand je zu Ende liest',
  '100 %',
];
const roles = ['button', 'link', 'img', 'menuitem', ''];
const abouts = [
  '',
  'TypeError: x is not a function (app.js)',
  '/api/cart 500',
  '/a.webp 404',
  'E-mail',
];

/** One problem of a website and its page. */
const fault = fc.record({
  kind: fc.constantFrom<Signal['kind']>(
    'rage-click',
    'dead-click',
    'error-click',
    'quick-back',
    'excessive-scroll',
    'form-abandonment',
    'javascript-error',
    'failed-request',
    'white-screen',
    'thrashed-cursor',
  ),
  page: fc.constantFrom(...pages),
  label: fc.constantFrom(...labels),
  role: fc.constantFrom(...roles),
  about: fc.constantFrom(...abouts),
  count: fc.integer({ min: 1, max: 9 }),
  strong: fc.boolean(),
  slow: fc.boolean(),
  uncertain: fc.boolean(),
});

const visitOf = fc.record({
  visitor: fc.nat(40),
  device: fc.constantFrom(...deviceClasses),
  pages: fc.array(fc.constantFrom(...pages), { minLength: 1, maxLength: 4 }),
  faults: fc.array(fc.nat(5), { maxLength: 2 }),
  reach: fc.double({ min: 0, max: 1, noNaN: true }),
  lcp: fc.option(fc.nat(9_000), { nil: undefined }),
});

const aDay = fc.record({
  faults: fc.array(fault, { minLength: 6, maxLength: 6 }),
  visits: fc.array(visitOf, { maxLength: 60 }),
  usual: fc.nat(60),
  refused: fc.oneof(fc.constant(0), fc.nat(2_000)),
  bots: fc.nat(3_000),
  isFirst: fc.boolean(),
  name: fc.constantFrom('Maya', ''),
  days: fc.constantFrom(1, 1, 3),
  hasGoal: fc.boolean(),
});

function inputOf({
  faults,
  visits,
  ...rest
}: typeof aDay extends fc.Arbitrary<infer D> ? D : never) {
  const digests = visits.map((each, n): Digest => {
    const signals = each.faults.flatMap((index, place) => {
      const one = faults[index];
      if (!one) return [];
      const { kind, page, label, role, about, ...more } = one;
      const atMs = 10_000 + place * 60_000;
      return [signal(kind, page, { element: element(label, role), about, atMs, ...more })];
    });
    const walked = [...each.pages, ...signals.map(({ page }) => page)];
    return visit(n, {
      visitor: `v${each.visitor}`,
      device: each.device,
      pages: walked.map((page) =>
        seen(page, { scrollReach: each.reach, vitals: each.lcp ? { LCP: each.lcp } : {} }),
      ),
      exitPage: walked.at(-1) ?? '/',
      signals,
    });
  });
  const base = reportInput();
  const from = rest.days > 1 ? '2026-11-17T05:00:00.000Z' : base.window.from;
  return reportInput({
    owner: { first_name: rest.name },
    website: { ...base.website, ...(rest.hasGoal && { goal: { kind: 'checkout' as const } }) },
    window: { ...base.window, from },
    digests,
    isFirst: rest.isFirst,
    earlier: rest.usual > 0 ? daysBefore('2026-11-19', 5, rest.usual) : [],
    capture: {
      ...base.capture,
      bots: rest.bots,
      rejectedByPlan: rest.refused,
      lastVisitAt: '2026-11-18T16:00:00.000Z',
    },
    daysWithoutVisits: digests.length === 0 ? 1 : 0,
  });
}

test('any day’s report has correct numbers, fits an inbox, and has no repetition or links', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const { facts, summary } = composeReport(inputOf(day));
      expectFitsAnInbox(summary);
      expectHarmless(summary);
      expectNothingTwice(summary);
      expectEveryNumberHasItsFact(summary, facts);
      expectNarrationTrue(narrate(facts, summary), facts);
      expect(summary.focus_points.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: tries(150) },
  );
});

const clear = fc.record({
  visitors: fc.array(fc.subarray([0, 1, 2, 3]), { minLength: 1, maxLength: 30 }),
});

test('the report names exactly the problems of two or more visitors, with page, element and counts', () => {
  const problems = [
    { kind: 'rage-click', page: '/cart', element: element('Apply') },
    { kind: 'dead-click', page: '/', element: element('Gifts', 'link') },
    { kind: 'excessive-scroll', page: '/faq' },
    { kind: 'quick-back', page: '/about', about: '/about' },
  ] as const;
  fc.assert(
    fc.property(clear, ({ visitors }) => {
      const digests = visitors.map((met, n) =>
        visit(n, {
          pages: ['/', '/cart', '/faq', '/about'].map((page) => seen(page)),
          signals: met.map((index, place) => {
            const { kind, page, ...rest } = problems[index] ?? problems[0];
            return signal(kind, page, { ...rest, atMs: 10_000 + place * 30_000, count: 4 });
          }),
        }),
      );
      const { summary } = composeReport(reportInput({ digests }));
      const named = issuesOf(summary).map(({ kind, page, stats }) => [kind, page, stats.affected]);
      const planted = problems
        .map(({ kind, page }, index) => [
          kind,
          page,
          visitors.filter((met) => met.includes(index)).length,
        ])
        .filter(([, , affected]) => Number(affected) >= 2);
      expect(named.sort()).toEqual(planted.sort());
      expect(issuesOf(summary).every(({ stats }) => stats.exposed === visitors.length)).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import { element, reportInput, seen, signal, visit, visits } from '../../factories/digest.ts';
import { expectEveryNumberHasItsFact } from './laws.ts';

const apply = element('Apply');
const stuck = (n: number) =>
  visit(n, {
    page: '/cart',
    device: 'phone',
    signals: [signal('rage-click', '/cart', { element: apply, count: 7 - n, strong: true })],
  });

test('a problem of three visitors is reported with its page, its element and exact counts', () => {
  const digests = [
    ...visits(0, 2, stuck),
    ...visits(3, 8, (n) => visit(n, { page: '/cart' })),
    ...visits(9, 30),
  ];
  const { summary } = composeReport(reportInput({ digests }));
  expect(SummaryData.parse(summary)).toEqual(summary);
  expect(summary.critical_issues).toMatchObject([
    { page: '/cart', element: '“Apply”', stats: { affected: 3, exposed: 9 } },
  ]);
});

test('each recording gap has one line with its reason: gaps, heavy pages, other hosts, a rush, late visits', () => {
  const digests = [
    ...visits(0, 4),
    ...visits(5, 6, (n) => visit(n, { gaps: ['events-only'] })),
    visit(7, { gaps: ['missing-batches:3-5', 'events-only'] }),
  ];
  const capture = {
    bots: 4,
    rejectedByPlan: 0,
    late: 1,
    quarantined: 0,
    elsewhere: 12,
    throttled: 2,
  };
  const { summary, facts } = composeReport(reportInput({ digests, capture }));
  expect(summary.bots).toBe(4);
  expect(summary.capture_notes).toEqual([
    'One more session from an earlier day arrived after that report. The problems here include it.',
    'Parts of one recording are missing, so more may have happened than we saw.',
    '3 recordings keep only clicks and pages because the page was too heavy to record; their clips show no page.',
    '12 visits to another address that carries your script weren’t recorded.',
    'We didn’t record 2 visits because too many came from one network within an hour.',
  ]);
  expectEveryNumberHasItsFact(summary, facts);
});

test('a clip starts two seconds before the problem, on its page, and lasts at least eight seconds', () => {
  const clipOf = (overrides: object) => {
    const pressed = signal('rage-click', '/cart', { element: apply, count: 7, ...overrides });
    const pages = [seen('/'), seen('/cart', { enteredMs: 20_000 })];
    const digests = visits(0, 1, (n) => visit(n, { page: '/cart', pages, signals: [pressed] }));
    return composeReport(reportInput({ digests })).facts.issues[0]?.evidence[0];
  };
  const long = { atMs: 30_000, startMs: 25_000, endMs: 40_000 };
  expect(clipOf(long)).toMatchObject({ start_ms: 28_000, end_ms: 40_000, clicks: 7 });
  // A lead-in of 2 s would show the previous page.
  expect(clipOf({ ...long, atMs: 21_000, startMs: 16_000 })).toMatchObject({ start_ms: 20_000 });
  expect(clipOf({ ...long, endMs: 35_000 })).toMatchObject({ start_ms: 27_000 });
});

test('developer notes contain the error, the element, the page, the browser and the steps', () => {
  const about = 'TypeError: rates is undefined (shipping.js)';
  const overrides = { element: apply, count: 2, about, viewport: [390, 844] as const };
  const pages = [seen('/'), seen('/cart', { enteredMs: 20_000 })];
  const digests = visits(0, 2, (n) =>
    visit(n, { pages, browser: 'Safari', signals: [signal('error-click', '/cart', overrides)] }),
  );
  const [issue] = composeReport(reportInput({ digests })).summary.important_issues.concat(
    composeReport(reportInput({ digests })).summary.critical_issues,
  );
  expect(issue?.developer?.split('\n')).toEqual([
    expect.stringMatching(/^Problem: “Apply” fails with an error \((critical|important)\)$/),
    'Page: /cart on harborlane.example',
    'Element: button · “Apply” · button#apply',
    `Error: ${about}`,
    'Seen: 3 of 3 visitors on Thursday, November 19, 2026; first seen Thursday, November 19, 2026',
    'Time: 9:00 AM, New York time',
    'Browsers: Safari, 390 × 844',
    'Steps from one of the recordings:',
    '1. Open /',
    '2. Go to /cart',
    '3. Click “Apply” (2 times in the recording)',
  ]);
});

test('a visit that opens a page twice counts once, and the first day starts with recording', () => {
  const twice = [seen('/', { scrollReach: 0.2 }), seen('/', { scrollReach: 0.3 })];
  const digests = visits(0, 11, (n) => visit(n, { pages: twice }));
  const window = { ...reportInput().window, from: '2026-11-19T16:20:00.000Z' };
  const { facts, summary } = composeReport(reportInput({ digests, window, isFirst: true }));
  expect(facts.behavior.lowerHalf).toEqual({ page: '/', visits: 12, unseen: 12 });
  expect(summary.provenance).toContain('11:20 AM to 11:59 PM');
});

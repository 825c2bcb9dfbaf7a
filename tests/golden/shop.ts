/** The shop of the golden days: its pages and elements, and typical visits and days. */

import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { fingerprintOf } from '../../lambdas/reports/issues/fingerprint.ts';
import type { IssueMemory } from '../../lambdas/reports/issues/memory/issue-memory.ts';
import { element, reportInput, seen, visits } from '../factories/digest.ts';
import { daysBefore, ordinaryVisit, visitWithSignal } from './visits.ts';

export const THURSDAY = '2026-11-19';
export const bots = (
  n: number,
  rest: Partial<ReportInput['capture']> = {},
): ReportInput['capture'] => ({
  bots: n,
  rejectedByPlan: 0,
  late: 0,
  quarantined: 0,
  lastVisitAt: '2026-11-19T21:12:00.000Z',
  ...rest,
});
export const workingTag = {
  at: '2026-11-20T08:58:00.000Z',
  siteAnswered: true,
  script: 'working',
} as const;
export const shop = {
  domain: 'harborlane.example',
  analysis: 'A shop for hand-made candles.',
  goal: { kind: 'checkout' as const },
};
export const winter = '/collections/winter';
export const apply = element('Apply');
export const addToCart = element('Add to cart');
export const gifts = element('Gifts', 'link');
export const buying = ['/', winter, '/cart', '/checkout', '/thank-you'];

export function remembered(overrides: Partial<IssueMemory> = {}): IssueMemory {
  const kind = overrides.kind ?? 'excessive-scroll';
  const page = overrides.page ?? '/products/:id';
  const about = overrides.about === undefined ? {} : { about: overrides.about };
  const of = overrides.element === undefined ? {} : { element: overrides.element };
  return {
    fingerprint: fingerprintOf({ kind, page, ...about, ...of }),
    kind,
    page,
    title: 'Visitors scroll up and down a product page',
    severity: 'important',
    state: 'same',
    firstSeen: '2026-11-17',
    lastSeen: '2026-11-18',
    lastSeenAt: '2026-11-18T20:00:00.000Z',
    daysSeen: 2,
    affected: 6,
    exposed: 40,
    passedBy: 0,
    isReported: true,
    rules: 1,
    ...overrides,
  };
}

export const clickedApply = (n: number) =>
  visitWithSignal(n, ['/', winter, '/cart'], 'rage-click', {
    element: apply,
    count: 5 + (n % 3),
    strong: true,
    viewport: [390, 760],
    wireframe: [
      { box: [20, 24, 120, 28], role: 'link', label: 'Harbor Lane' },
      { box: [20, 220, 230, 44], role: 'textbox', label: 'Discount code' },
      { box: [262, 220, 108, 44], role: 'button', label: 'Apply', isTarget: true },
      { box: [20, 640, 350, 52], role: 'button', label: 'Check out' },
    ],
  });
export const lostOnProduct = (n: number) =>
  visitWithSignal(
    n,
    [winter, '/products/:id'],
    'excessive-scroll',
    { count: 4 + (n % 3) },
    { device: 'phone' },
  );
const brokenGifts = (n: number) =>
  visitWithSignal(n, ['/', '/gifts'], 'failed-request', {
    about: '/images/gift-box.webp 404',
    count: 1,
  });
const slowAbout = (n: number) =>
  ordinaryVisit(n, ['/about'], { pages: [seen('/about', { vitals: { LCP: 4_800 + n * 10 } })] });

export const dayWithIssues: ReportInput = reportInput({
  website: shop,
  digests: [
    ...visits(0, 2, clickedApply),
    ...visits(3, 8, (n) => ordinaryVisit(n, buying)),
    ...visits(10, 50, lostOnProduct),
    ...visits(51, 300, (n) => ordinaryVisit(n, [winter, '/products/:id'])),
    ...visits(301, 306, brokenGifts),
    ...visits(307, 316, slowAbout),
    ...visits(317, 486, (n) => ordinaryVisit(n, ['/', winter])),
  ],
  earlier: daysBefore(THURSDAY, 8, 430),
  capture: bots(143),
});

export const quietDay = reportInput({
  website: shop,
  digests: [
    ...visits(0, 20, (n) => ordinaryVisit(n, [winter])),
    ...visits(21, 30, (n) => ordinaryVisit(n, buying)),
  ],
  earlier: daysBefore(THURSDAY, 5, 31),
  capture: bots(22),
});

export const dayWithoutVisits = (overrides: Partial<ReportInput>) =>
  reportInput({
    website: shop,
    digests: [],
    daysWithoutVisits: 1,
    capture: bots(17),
    ...overrides,
  });

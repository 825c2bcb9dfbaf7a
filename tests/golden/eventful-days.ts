/** Days on which visitors ran into problems. */
import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { element, reportInput, visits } from '../factories/digest.ts';
import {
  addToCart,
  apply,
  bots,
  buying,
  clickedApply,
  dayWithIssues,
  gifts,
  lostOnProduct,
  quietDay,
  remembered,
  shop,
  THURSDAY,
  winter,
} from './shop.ts';
import { daysBefore, ordinaryVisit, visitWithSignal } from './visits.ts';

/** The dead button in the memory of earlier days. */
const applyRage = {
  kind: 'rage-click',
  page: '/cart',
  element: apply,
  title: '“Apply” doesn’t respond',
} as const;

export const eventfulDays: Readonly<Record<string, ReportInput>> = {
  'a-day-with-issues': dayWithIssues,
  'the-limit-reached': {
    ...quietDay,
    digests: [...visits(0, 25, (n) => ordinaryVisit(n, [winter])), ...visits(26, 27, clickedApply)],
    plan: { name: 'Free', maxSessions: 100 },
    capture: bots(4, { rejectedByPlan: 34 }),
  },
  'the-first-day': reportInput({
    website: shop,
    isFirst: true,
    digests: [
      ...visits(0, 12, (n) => ordinaryVisit(n, ['/', winter])),
      ...visits(13, 14, clickedApply),
    ],
    window: { ...dayWithIssues.window, from: '2026-11-19T13:20:00.000Z' },
  }),
  'three-sessions-and-one-error': reportInput({
    website: shop,
    digests: [
      visitWithSignal(1, ['/', '/cart'], 'javascript-error', {
        about: "TypeError: Cannot read properties of undefined (reading 'total') (cart.js)",
        count: 2,
      }),
      ordinaryVisit(2, ['/', '/cart']),
      ordinaryVisit(3, ['/about']),
    ],
    earlier: daysBefore(THURSDAY, 3, 4),
    capture: bots(1),
  }),
  'one-visitor-a-day-meets-it-again': reportInput({
    website: shop,
    digests: [clickedApply(1), ordinaryVisit(2, ['/', '/cart']), ordinaryVisit(3, ['/about'])],
    memory: [
      remembered({
        ...applyRage,
        severity: 'minor',
        state: 'new',
        firstSeen: '2026-11-17',
        lastSeen: '2026-11-17',
        daysSeen: 1,
        affected: 1,
        exposed: 2,
        isReported: false,
      }),
    ],
    earlier: daysBefore(THURSDAY, 3, 4),
    capture: bots(1),
  }),
  'three-days-after-an-outage': reportInput({
    website: shop,
    window: { ...dayWithIssues.window, from: '2026-11-17T05:00:00.000Z' },
    digests: [
      ...visits(0, 30, (n) =>
        ordinaryVisit(n, ['/', winter], {
          // Two are from the evening before.
          startedAt: n < 2 ? '2026-11-17T03:00:00.000Z' : '2026-11-17T15:00:00.000Z',
        }),
      ),
      ...visits(31, 60, (n) => ordinaryVisit(n, buying)),
      ...visits(61, 64, (n) =>
        visitWithSignal(n, ['/', winter], 'dead-click', { element: gifts, count: 1 }),
      ),
    ],
    capture: bots(9, { late: 2 }),
  }),
  'a-repair-holds-and-another-does-not': {
    ...quietDay,
    digests: [
      ...visits(0, 89, (n) => ordinaryVisit(n, ['/', winter, '/cart'])),
      ...visits(90, 95, (n) =>
        visitWithSignal(n, [winter], 'dead-click', { element: gifts, count: 2 }),
      ),
    ],
    memory: [
      remembered({
        ...applyRage,
        severity: 'critical',
        affected: 3,
        exposed: 9,
        mark: { as: 'fixed', at: '2026-11-18T22:00:00.000Z' },
      }),
      remembered({
        kind: 'dead-click',
        page: winter,
        element: gifts,
        title: '“Gifts” goes nowhere',
        state: 'verified-fixed',
        lastSeen: '2026-11-09',
        lastSeenAt: '2026-11-09T20:00:00.000Z',
        mark: { as: 'fixed', at: '2026-11-10T14:00:00.000Z' },
      }),
    ],
    earlier: daysBefore(THURSDAY, 5, 96),
  },
  'an-old-issue-grows-and-one-is-set-aside': {
    ...quietDay,
    digests: [
      ...visits(0, 59, (n) => ordinaryVisit(n, ['/', '/products/:id'])),
      ...visits(60, 89, lostOnProduct),
      ...visits(90, 94, (n) =>
        visitWithSignal(n, ['/', '/faq'], 'quick-back', { about: '/faq', count: 2_100 }),
      ),
    ],
    memory: [
      remembered({ affected: 5, exposed: 90 }),
      remembered({
        kind: 'quick-back',
        page: '/faq',
        about: '/faq',
        title: 'Visitors leave the FAQ page right away',
        state: 'muted',
        mark: { as: 'not-a-problem', at: '2026-11-12T14:00:00.000Z' },
      }),
    ],
    earlier: daysBefore(THURSDAY, 5, 120),
  },
  'a-blank-checkout': {
    ...quietDay,
    digests: [
      ...visits(0, 39, (n) => ordinaryVisit(n, buying)),
      ...visits(40, 47, (n) =>
        visitWithSignal(n, ['/', '/cart', '/checkout'], 'white-screen', {
          about: "TypeError: Cannot read properties of null (reading 'rates') (shipping.js)",
        }),
      ),
      ...visits(48, 59, (n) => ordinaryVisit(n, ['/', winter])),
    ],
    earlier: daysBefore(THURSDAY, 6, 70),
  },
  'a-sign-up-form': reportInput({
    owner: { first_name: 'Jonas' },
    website: {
      domain: 'ledgerly.example',
      analysis: 'Bookkeeping for freelancers.',
      goal: { kind: 'sign-up' },
    },
    window: {
      from: '2026-11-18T23:00:00.000Z',
      to: '2026-11-19T23:00:00.000Z',
      localDate: THURSDAY,
      timezone: 'Europe/Berlin',
    },
    digests: [
      ...visits(0, 10, (n) =>
        visitWithSignal(n, ['/', '/pricing', '/signup'], 'form-abandonment', {
          element: { role: 'textbox', label: 'VAT number', selector: '#vat' },
          about: 'VAT number',
          count: 3,
          form: { hesitationMs: 9_000, refills: 2, invalid: n < 8 ? 1 : 0 },
        }),
      ),
      ...visits(11, 30, (n) => ordinaryVisit(n, ['/', '/pricing', '/signup', '/welcome'])),
      ...visits(31, 90, (n) => ordinaryVisit(n, ['/', '/pricing'])),
      ...visits(91, 94, (n) =>
        visitWithSignal(n, ['/', '/pricing'], 'dead-click', {
          element: element('Yearly', 'img'),
          count: 1,
        }),
      ),
    ],
    earlier: daysBefore(THURSDAY, 8, 120),
    capture: bots(40),
  }),
  'ten-thousand-sessions-sampled': reportInput({
    website: shop,
    plan: { name: 'Growth', maxSessions: 10_000 },
    digests: [
      ...visits(0, 1_879, (n) => ordinaryVisit(n, n % 9 === 0 ? buying : ['/', winter])),
      ...visits(1_880, 1_999, (n) =>
        visitWithSignal(n, ['/', '/cart'], 'error-click', {
          element: element('Check out'),
          about: '/api/checkout 500',
        }),
      ),
    ],
    earlier: daysBefore(THURSDAY, 8, 9_300, { pages: { '/journal': 240 } }),
    capture: bots(2_114, { sampledFrom: { sessions: 10_412, visitors: 9_540 }, quarantined: 3 }),
  }),
  'many-small-things': {
    ...quietDay,
    digests: [
      ...visits(0, 199, (n) => ordinaryVisit(n, ['/', winter, '/faq', '/about'])),
      ...visits(200, 202, (n) =>
        visitWithSignal(n, ['/', '/faq'], 'excessive-scroll', { count: 4 }),
      ),
      ...visits(203, 204, (n) =>
        visitWithSignal(n, ['/', '/about'], 'dead-click', {
          element: element('Our workshop', 'img'),
          count: 1,
        }),
      ),
      ...visits(205, 206, (n) =>
        visitWithSignal(n, ['/', '/about'], 'dead-click', {
          element: element('Our harbor', 'img'),
          count: 1,
        }),
      ),
      ...visits(207, 208, (n) =>
        visitWithSignal(n, ['/', winter], 'rage-click', { element: addToCart, count: 3 }),
      ),
      ...visits(209, 210, (n) =>
        visitWithSignal(n, ['/', winter], 'javascript-error', {
          about: 'TypeError: sizes is undefined (theme.js)',
          count: 1,
        }),
      ),
      ...visits(214, 215, (n) =>
        visitWithSignal(n, ['/', winter], 'javascript-error', {
          about: 'Script error.',
          uncertain: true,
          count: 1,
        }),
      ),
      visitWithSignal(211, ['/', '/about'], 'quick-back', { about: '/about', count: 1_900 }),
      ...visits(212, 213, (n) =>
        visitWithSignal(n, ['/', '/faq'], 'dead-click', {
          element: element('', 'button'),
          count: 1,
          slow: true,
        }),
      ),
    ],
    earlier: daysBefore(THURSDAY, 6, 230),
  },
};

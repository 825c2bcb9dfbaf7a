/** Days without problems, or without visits. */
import type { ReportInput } from '../../lambdas/reports/content/report-input.ts';
import { reportInput, visits } from '../factories/digest.ts';
import {
  bots,
  buying,
  dayWithoutVisits,
  lostOnProduct,
  quietDay,
  remembered,
  shop,
  THURSDAY,
  winter,
  workingTag,
} from './shop.ts';
import { daysBefore, ordinaryVisit } from './visits.ts';

export const calmDays: Readonly<Record<string, ReportInput>> = {
  'a-quiet-day': quietDay,
  'a-quiet-day-with-an-open-issue': {
    ...quietDay,
    digests: [
      ...quietDay.digests,
      ...visits(31, 34, lostOnProduct),
      ...visits(35, 60, (n) => ordinaryVisit(n, ['/products/:id'])),
    ],
    memory: [remembered()],
    earlier: daysBefore(THURSDAY, 5, 62),
  },
  'a-day-with-what-was-set-aside-alone': {
    ...quietDay,
    digests: [...quietDay.digests, ...visits(31, 36, lostOnProduct)],
    memory: [
      remembered({ state: 'muted', mark: { as: 'not-a-problem', at: '2026-11-18T22:00:00.000Z' } }),
    ],
  },
  'a-busy-day-without-trouble': {
    ...quietDay,
    digests: visits(0, 99, (n) => ordinaryVisit(n, n % 4 === 0 ? buying : ['/', winter])),
    earlier: daysBefore(THURSDAY, 6, 45),
  },
  'no-visits-on-a-small-site': dayWithoutVisits({
    earlier: daysBefore(THURSDAY, 4, 3),
    capture: bots(17, { lastVisitAt: '2026-11-18T16:00:00.000Z', check: workingTag }),
  }),
  'no-visits-and-the-site-is-down': dayWithoutVisits({
    earlier: daysBefore(THURSDAY, 8, 450),
    capture: bots(3, {
      lastVisitAt: '2026-11-18T23:40:00.000Z',
      check: { ...workingTag, siteAnswered: false, script: 'missing' },
    }),
  }),
  'no-visitor-ever': dayWithoutVisits({
    isFirst: true,
    capture: { bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0, check: workingTag },
  }),
  'no-visitor-since-the-afternoon-it-began': dayWithoutVisits({
    isFirst: true,
    window: { ...quietDay.window, from: '2026-11-19T20:10:00.000Z' },
    capture: bots(0, { lastVisitAt: '2026-11-20T13:02:00.000Z', check: workingTag }),
  }),
  'three-days-without-a-visit': dayWithoutVisits({
    window: { ...quietDay.window, from: '2026-11-17T05:00:00.000Z' },
    daysWithoutVisits: 3,
    capture: bots(0, { lastVisitAt: '2026-11-16T16:00:00.000Z' }),
  }),
  'the-last-mail-before-the-pause': dayWithoutVisits({
    daysWithoutVisits: 7,
    pauses: true,
    capture: bots(2, { lastVisitAt: '2026-11-12T16:00:00.000Z', check: workingTag }),
  }),
  'tracking-stopped': dayWithoutVisits({
    earlier: daysBefore(THURSDAY, 8, 450),
    capture: bots(0, {
      lastVisitAt: '2026-11-18T21:12:00.000Z',
      scriptMissingSince: '2026-11-18T21:30:00.000Z',
      check: { ...workingTag, script: 'missing' },
    }),
  }),
  'the-limit-reached-before-the-day': dayWithoutVisits({
    daysWithoutVisits: 0,
    plan: { name: 'Free', maxSessions: 100 },
    capture: bots(4, { rejectedByPlan: 41 }),
  }),
  'the-first-day-with-one-visitor': reportInput({
    website: shop,
    owner: { first_name: '' },
    isFirst: true,
    digests: [ordinaryVisit(1, ['/'])],
  }),
};

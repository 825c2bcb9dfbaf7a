// When during the day visitors ran into a problem: an outage that is over, or a fault that began with a change at noon.
import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { composeReport } from '../../../lambdas/reports/content/compose.ts';
import type { ReportInput } from '../../../lambdas/reports/content/report-input.ts';
import { hoursOf } from '../../../lambdas/reports/issues/hours.ts';
import { groupSignals } from '../../../lambdas/reports/issues/occurrences.ts';
import { element, reportInput, signal, visit } from '../../factories/digest.ts';
import { seededRandom } from '../../fakes/seeded-random.ts';
import { expectEveryNumberHasItsFact } from './laws.ts';

const MINUTE = 60_000;
const about = 'POST /api/search 503';

/** A visit to the search at this time in New York; it may get an error after half a minute. */
const search = (time: string, n: number, isHit: boolean, page = '/search'): Digest => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const startedAt = new Date(
    Date.parse('2026-11-19T05:00:00Z') + (hour * 60 + minute) * MINUTE,
  ).toISOString();
  const signals = isHit ? [signal('failed-request', page, { about, atMs: 30_000 })] : [];
  return visit(n, { page, startedAt, signals });
};
/** A visit in each hour of the day from 8:00 to 21:00, in which this decides whether it gets the error. */
const day = (
  isHit: (hour: number) => boolean,
  perHour = 3,
  pageOf = (_: number) => '/search',
): Digest[] =>
  Array.from({ length: 14 * perHour }, (_, n) => {
    const hour = 8 + Math.floor(n / perHour);
    return search(`${hour}:${10 + (n % perHour) * 15}`, n, isHit(hour), pageOf(n));
  });
const describe = (digests: readonly Digest[], rest: Partial<ReportInput> = {}) => {
  const { summary, facts } = composeReport(reportInput({ digests, ...rest }));
  expectEveryNumberHasItsFact(summary, facts);
  return summary.important_issues[0]?.description;
};

test('a problem of two hours is reported with these hours', () => {
  expect(describe(day((hour) => hour === 14 || hour === 15))).toContain(
    'It happened only between 2:10 PM and 3:40 PM: none of the 36 visits to the Search page before and after that ran into it.',
  );
});

test('a problem that began during the day is reported with that time', () => {
  expect(describe(day((hour) => hour >= 14))).toContain(
    'It began at 2:10 PM: none of the 18 visits to the Search page before that ran into it.',
  );
});

test('a problem that ended during the day is reported with that time', () => {
  expect(describe(day((hour) => hour < 12))).toContain(
    'It last happened at 11:40 AM: none of the 30 visits to the Search page after that ran into it.',
  );
});

test('the advice about a problem that is over is to find out what happened, not to look for it', () => {
  const { summary } = composeReport(
    reportInput({ digests: day((hour) => hour === 14 || hour === 15) }),
  );
  expect(summary.important_issues[0]?.suggestion).toBe(
    'It seems to be over. Find out what changed or failed at that time, so that it doesn’t happen again.',
  );
  expect(summary.focus_points).toEqual(['Find out why a request on the Search page failed.']);
});

test('the advice about a problem that continues is to look for it', () => {
  const { summary } = composeReport(reportInput({ digests: day((hour) => hour >= 14) }));
  expect(summary.important_issues[0]?.suggestion).toMatch(/^Open the Search page yourself/);
  expect(summary.focus_points).toEqual(['Find out why a request on the Search page fails.']);
});

test('a problem of a control is not called over: the control may not have been used since', () => {
  const digests = day((hour) => hour < 12).map((each) => ({
    ...each,
    signals: each.signals.map(() => signal('dead-click', '/search', { element: element('Sort') })),
  }));
  const { summary, facts } = composeReport(reportInput({ digests }));
  expect(facts.issues[0]?.hours?.until).toBeDefined();
  expect(JSON.stringify(summary)).toContain('Sort');
  expect(JSON.stringify(summary)).not.toContain('It seems to be over');
});

/** The advice of the second day of a problem, which occurs in these hours. */
function adviceOfSecondDay(isHit: (hour: number) => boolean): string | undefined {
  const digests = day(isHit);
  const yesterday = { firstSeen: '2026-11-18', lastSeen: '2026-11-18' };
  const memory = composeReport(reportInput({ digests })).issues.map((each) => ({
    ...{ ...each, ...yesterday, lastSeenAt: '2026-11-18T20:00:00.000Z', days: [] },
  }));
  const { summary } = composeReport(reportInput({ digests, memory }));
  return summary.important_issues[0]?.suggestion;
}

test('a problem that comes and goes each day is not called over', () => {
  expect(adviceOfSecondDay((hour) => hour === 14 || hour === 15)).toMatch(/^Open the Search page/);
});

test('a problem of the day before that ended in the morning is called over', () => {
  expect(adviceOfSecondDay((hour) => hour < 12)).toMatch(/^It seems to be over/);
});

test.each<[string, () => string | undefined]>([
  [
    'affects the same four visitors twice',
    () =>
      describe(
        day((hour) => hour === 14 || hour === 15, 4).map((each, n) =>
          each.signals.length > 0 ? { ...each, visitor: `visitor-${n % 4}` } : each,
        ),
      ),
  ],
  ['affects four visits', () => describe(day((hour) => hour === 14, 4))],
  ['happens all day', () => describe(day((hour) => hour % 2 === 0))],
  ['has few visits before and after it', () => describe(day((hour) => hour > 8 && hour < 21, 1))],
  [
    'was seen in visits of a few minutes',
    () => describe(Array.from({ length: 42 }, (_, n) => search(`9:${n}`, n, n > 20 && n < 30))),
  ],
  [
    'is in a sample of the day',
    () =>
      describe(
        day((hour) => hour === 14 || hour === 15),
        {
          capture: {
            ...{ bots: 0, rejectedByPlan: 0, late: 0, quarantined: 0 },
            sampledFrom: { sessions: 4_000, visitors: 3_900 },
          },
        },
      ),
  ],
  [
    'is reported with earlier days',
    () =>
      describe(
        day((hour) => hour === 14 || hour === 15),
        {
          window: {
            ...{ from: '2026-11-17T05:00:00.000Z', to: '2026-11-20T05:00:00.000Z' },
            ...{ localDate: '2026-11-19', timezone: 'America/New_York' },
          },
        },
      ),
  ],
])('a problem that %s has no hours', (_, description) => {
  expect(description()).toMatch(/failed request/);
  expect(description()).not.toMatch(/ [AP]M/);
});

test.each([
  ['2026-10-31', '2026-10-31T04:00:00Z', true],
  ['2026-11-01, on which clocks are set back', '2026-11-01T04:00:00Z', false],
])(
  'a problem from 1:50 to 2:14 hours after midnight of %s (from %s) has hours: %s',
  (date, from, hasHours) => {
    const window = { from, localDate: date.slice(0, 10), timezone: 'America/New_York' };
    const digests = Array.from({ length: 160 }, (_, n) => {
      const startedAt = new Date(Date.parse(from) + n * 4 * MINUTE).toISOString();
      const isHit = n * 4 >= 110 && n * 4 <= 134;
      const signals = isHit ? [signal('failed-request', '/search', { about, atMs: 0 })] : [];
      return visit(n, { page: '/search', startedAt, signals });
    });
    const occurrences = groupSignals(digests)[0]?.occurrences ?? [];
    const hours = hoursOf({ occurrences, pages: ['/search'] }, { ...window, digests });
    expect(hours !== undefined).toBe(hasHours);
  },
);

test('chance alone gives a problem a start or an end in at most 1 % of cases', () => {
  const random = seededRandom(7);
  const visits = Array.from({ length: 84 }, (_, n) =>
    search(`${8 + Math.floor(n / 6)}:${(n % 6) * 9}`, n, true),
  );
  const all = groupSignals(visits)[0]?.occurrences ?? [];
  const context = { digests: visits, ...reportInput().window };
  const days = Array.from({ length: 3_000 }, () => {
    const occurrences = all.filter(() => random.chance(0.12));
    return hoursOf({ occurrences, pages: ['/search'] }, context);
  });
  const count = (edge: 'from' | 'until') => days.filter((hours) => hours?.[edge]).length;
  expect(count('from')).toBeLessThanOrEqual(30);
  expect(count('until')).toBeLessThanOrEqual(30);
});

test('a problem of earlier days does not begin again on each of them', () => {
  const digests = day((hour) => hour >= 14);
  const { issues } = composeReport(reportInput({ digests }));
  const yesterday = { firstSeen: '2026-11-18', lastSeen: '2026-11-18' };
  const memory = issues.map((each) => ({
    ...{ ...each, ...yesterday, lastSeenAt: '2026-11-18T20:00:00.000Z', days: [] },
  }));
  expect(describe(digests, { memory })).toMatch(/^Day 2: /);
  expect(describe(digests, { memory })).not.toContain('It began');
});

test('a problem that was only watched before does not begin again either', () => {
  const digests = day((hour) => hour >= 14);
  const { issues } = composeReport(reportInput({ digests }));
  const yesterday = { firstSeen: '2026-11-18', lastSeen: '2026-11-18', isReported: false };
  const memory = issues.map((each) => ({
    ...{ ...each, ...yesterday, state: 'new' as const, lastSeenAt: '2026-11-18T20:00:00.000Z' },
  }));
  expect(describe(digests, { memory })).not.toContain('It began');
});

test('late visits of earlier days do not count as visits before the first one', () => {
  const late = Array.from({ length: 20 }, (_, n) =>
    visit(100 + n, { page: '/search', startedAt: '2026-11-18T20:00:00.000Z' }),
  );
  expect(describe([...day((hour) => hour >= 14), ...late])).toContain(
    'none of the 18 visits to the Search page before that',
  );
});

test('a problem that a late visit of an earlier day ran into as well has no hours', () => {
  const signals = [signal('failed-request', '/search', { about, atMs: 30_000 })];
  const late = visit(100, { page: '/search', startedAt: '2026-11-18T20:00:00.000Z', signals });
  expect(describe([...day((hour) => hour < 12), late])).not.toMatch(/ [AP]M/);
});

test('a problem on several pages counts the visits to all of them', () => {
  const either = (n: number) => (n % 2 === 0 ? '/search' : '/shop');
  expect(describe(day((hour) => hour >= 14, 3, either))).toContain(
    'It began at 2:10 PM: none of the 18 visits to these pages before that ran into it.',
  );
});

test('a developer gets the first and the last time of a problem, to search logs', () => {
  const digests = day((hour) => hour === 14 || hour === 15);
  const { summary } = composeReport(reportInput({ digests }));
  expect(summary.important_issues[0]?.developer).toContain(
    'Time: 2:10 PM to 3:40 PM, New York time',
  );
});

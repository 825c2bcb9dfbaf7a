import { expect, test } from 'vitest';
import { connection } from '../../../lambdas/contract/copy/connection.ts';
import { onboarding } from '../../../lambdas/contract/copy/onboarding.ts';
import { REPORT_SESSIONS_READ } from '../../../lambdas/contract/limits.ts';
import {
  type GatherPorts,
  gatherReport,
} from '../../../lambdas/reports/content/gather-report.protocol.ts';
import { element, signal, visit } from '../../factories/digest.ts';
import { integration } from '../../factories/integration.ts';
import { remembered } from '../../golden/shop.ts';

const FROM = Date.parse('2026-11-19T00:00:00Z');
const window = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
const due = {
  schedule: {
    ownerId: 'owner',
    zone: 'UTC',
    connectedAt: '2026-11-01T00:00:00Z',
    next: '2026-11-20',
    coveredUntil: window.from,
    lastVisitOn: '2026-11-19',
  },
  day: Date.parse('2026-11-20') / 86_400_000,
  date: '2026-11-20',
  window,
};

/** A day of `count` sessions in which half of the visitors come twice. */
function dayOf(count: number) {
  const reads: string[] = [];
  const ports: GatherPorts = {
    profile: async () =>
      ({ first_name: 'Maya', last_name: 'O', email: 'm@shop.example', website: '' }) as never,
    websites: async () => [],
    sessions: {
      async *between() {
        for (let place = 0; place < count; place += 1) {
          const startedAt = new Date(FROM + place * 1_000).toISOString();
          const facts = { ownerId: 'owner', domain: 'shop.example', closedAt: window.to };
          const visitor = `visitor-${Math.floor(place / 2)}`;
          yield { ...facts, sessionId: `session-${place}`, startedAt, visitor, state: 'closed' };
        }
      },
      async *closedLate() {},
      digests: async (_, sessionIds) => {
        reads.push(...sessionIds);
        return sessionIds.map((sessionId, n) => visit(n, { sessionId }));
      },
    },
    tally: async () =>
      ({ automated: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 }) as never,
    entitlement: async () => ({ plan: 'growth', maxSessions: 10_000 }) as never,
    reports: { latest: async () => [] },
    issues: { of: async () => [] },
  };
  return { ports, reads };
}

test.each([
  ['A shop for candles.', 'A shop for candles.'],
  ['Analysis pending', ''],
  [onboarding.analysis.failed.note, ''],
  [connection.analysisFailed.note, ''],
])('a report is written with the description “%s” as “%s”', async (website_analysis, analysis) => {
  const { ports } = dayOf(1);
  const websites = async () => [integration({ is_active: true, website_analysis })];
  expect((await gatherReport({ ...ports, websites }, due)).analysis).toBe(analysis);
});

test('a day within the limit is read whole', async () => {
  const { ports, reads } = dayOf(40);
  const { composed } = await gatherReport(ports, due);
  expect(reads).toHaveLength(40);
  expect(composed.summary.total_sessions).toBe(40);
});

test('of a larger day only an even sample of digests is read, and all sessions are counted', async () => {
  const count = 3 * REPORT_SESSIONS_READ;
  const { ports, reads } = dayOf(count);
  const { composed } = await gatherReport(ports, due);
  expect(reads.length).toBeLessThanOrEqual(REPORT_SESSIONS_READ);
  const places = reads.map((id) => Number(id.split('-')[1]));
  const gaps = places.slice(1).map((place, n) => place - (places[n] ?? 0));
  expect(new Set(gaps).size).toBe(1);
  expect(composed.summary.total_sessions).toBe(count);
});

test('a visit from before recording started is not reported as the last visit', async () => {
  const { ports } = dayOf(0);
  const lookedAt = async (last_seen_at: string) => {
    const websites = async () =>
      [{ domain: 'shop.example', is_active: true, last_seen_at }] as never;
    const { composed } = await gatherReport({ ...ports, websites }, due);
    return composed.facts.capture.lastVisitAt;
  };
  const [before, after] = [new Date(FROM - 60_000), new Date(FROM + 60_000)].map((each) =>
    each.toISOString(),
  );
  expect(await lookedAt(before ?? '')).toBeUndefined();
  expect(await lookedAt(after ?? '')).toBe(after);
});

const OUTDATED = { check_stage: 'working', outdated_since: '2026-11-19T07:00:00.000Z' };

test.each([
  [{ check_stage: 'working' }, 'found', true],
  [{ check_stage: 'no-visit-yet' }, 'found', true],
  [{ check_stage: 'other-site' }, 'not found', false],
  [{ check_stage: 'blocked-by-policy' }, 'blocked by the content security policy', false],
  [OUTDATED, 'found in a version that no longer records', false],
])(
  'a day without visits after the check %o says that the script is %s',
  async (check, result, works) => {
    const { ports } = dayOf(0);
    const seen = {
      last_seen_at: '2026-11-18T09:00:00.000Z',
      checked_at: '2026-11-20T03:00:00.000Z',
    };
    const websites = async () =>
      [{ domain: 'shop.example', is_active: true, ...check, ...seen }] as never;
    const reported = { date: '2026-11-19', state: 'written', days: [] };
    const reports = { latest: async () => [reported] as never };
    const { composed } = await gatherReport({ ...ports, websites, reports }, due);
    const { checks, warm_intro } = composed.summary;
    // The daily check may run at any hour, so its time needs the day.
    expect(checks[0]?.label).toMatch(/^Your website on \w+day, \d/);
    expect(checks[1]).toEqual({ label: 'Tracking script on the home page', result, ok: works });
    expect(warm_intro.includes('the script is working')).toBe(works);
  },
);

test('a report relies on no check from before its day', async () => {
  const { ports } = dayOf(0);
  const check = { check_stage: 'working', last_seen_at: '2026-11-18T09:00:00.000Z' };
  const checked_at = new Date(FROM - 1).toISOString();
  const websites = async () =>
    [{ domain: 'shop.example', is_active: true, ...check, checked_at }] as never;
  const reported = { date: '2026-11-19', state: 'written', days: [] };
  const reports = { latest: async () => [reported] as never };
  const { composed } = await gatherReport({ ...ports, websites, reports }, due);
  expect(composed.summary.checks).toEqual([]);
  expect(composed.summary.warm_intro).toContain('We couldn’t check your website');
});

test('the check by which a website was connected counts in the first report', async () => {
  const { ports } = dayOf(0);
  const first = { ...window, from: '2026-11-19T15:00:00.000Z' };
  const check = { check_stage: 'working', checked_at: '2026-11-19T14:58:00.000Z' };
  const websites = async () => [{ domain: 'shop.example', is_active: true, ...check }] as never;
  const { composed } = await gatherReport({ ...ports, websites }, { ...due, window: first });
  expect(composed.summary.warm_intro).toContain('the script is working');
});

test('a report reads its day and late sessions; of earlier days it reads their reports', async () => {
  const { ports } = dayOf(40);
  const read: string[][] = [];
  const earlier = { date: '2026-11-19', state: 'written', writtenAt: '2026-11-19T04:00:00.000Z' };
  await gatherReport(
    {
      ...ports,
      sessions: {
        ...ports.sessions,
        between: (ownerId, from, to) => {
          read.push([from.toISOString(), to.toISOString()]);
          return ports.sessions.between(ownerId, from, to);
        },
      },
      reports: { latest: async () => [earlier] as never },
    },
    due,
  );
  expect(read).toEqual([[window.from, window.to]]);
});

test('a Monday’s report has the seven days before it, and no other day has', async () => {
  const { ports } = dayOf(4);
  const open = remembered();
  const earlier = ['2026-11-18', '2026-11-16', '2026-11-09'].map((date, place) => ({
    date: '2026-11-19',
    state: 'written' as const,
    days: [
      {
        date,
        visitors: 10 + place,
        sessions: 20,
        complete: true,
        devices: {},
        pages: {},
        issues: { [open.fingerprint]: [place + 1, 10] as const },
      },
    ],
  }));
  const withDays = {
    ...ports,
    issues: { of: async () => [open] },
    reports: { latest: async () => earlier as never },
  };
  const of = async (date: string) => {
    const day = Date.parse(date) / 86_400_000;
    return (await gatherReport(withDays, { ...due, day, date })).week;
  };
  expect(await of('2026-11-24')).toBeUndefined();
  const week = await of('2026-11-23');
  expect(week?.days.map(({ date }) => date.slice(-2))).toEqual([
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
  ]);
  expect(week?.days.map(({ visitors }) => visitors)).toEqual([11, null, 10, 4, 0, 0, 0]);
  expect([week?.visitors, week?.before]).toEqual([25, undefined]);
  expect(week?.problems).toMatchObject([{ title: open.title, days: 2, most: 2 }]);
  expect((await gatherReport(ports, { ...due, date: '2026-11-23' })).week).toBeUndefined();

  const signals = [signal('dead-click', '/', { element: element('Pay') })];
  const failing = {
    ...withDays.sessions,
    digests: async (_: string, ids: readonly string[]) =>
      ids.map((sessionId, n) => visit(n, { sessionId, signals })),
  };
  const monday = { ...due, day: Date.parse('2026-11-23') / 86_400_000, date: '2026-11-23' };
  const first = await gatherReport({ ...withDays, sessions: failing }, monday);
  const memory = first.composed.issues
    .filter(({ kind }) => kind === 'dead-click')
    .map((each) => ({ ...each, title: 'An old title' }));
  const second = await gatherReport(
    { ...withDays, sessions: failing, issues: { of: async () => memory } },
    monday,
  );
  expect(second.week?.problems.map(({ title }) => title)).toEqual(['“Pay” doesn’t respond']);
});

test('a report names a domain with other letters as its owner writes it, and stores it as it is', async () => {
  const { ports } = dayOf(1);
  const domain = 'xn--kerzen-mller-klb.example';
  const websites = async () => [integration({ is_active: true, domain })];
  const { composed } = await gatherReport({ ...ports, websites }, due);
  expect(composed.summary.site_name).toBe('kerzen-müller.example');
  expect(JSON.stringify(composed.summary)).not.toContain('xn--');
  expect(composed.days).toMatchObject([{ domain }]);
});

import { expect, test } from 'vitest';
import { LATE_SESSION_HOURS } from '../../../lambdas/contract/limits.ts';
import {
  type GatherPorts,
  gatherReport,
} from '../../../lambdas/reports/content/gather-report.protocol.ts';
import { visit } from '../../factories/digest.ts';

const window = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
const schedule = {
  ownerId: 'owner',
  zone: 'UTC',
  connectedAt: '2026-11-01T00:00:00Z',
  next: '2026-11-20',
  coveredUntil: window.from,
  lastVisitOn: '2026-11-16',
};
const DAY = Date.parse('2026-11-20') / 86_400_000;
const due = { schedule, day: DAY, date: '2026-11-20', window };

interface Given {
  readonly website?: { is_active?: boolean; [field: string]: unknown };
  readonly sessions?: readonly object[];
  readonly late?: readonly object[];
  readonly reports?: readonly object[];
  readonly schedule?: object;
  readonly limit?: number;
}
const shop = { domain: 'shop.example', website_analysis: '', is_active: true };
const session = (id: string, more: object = {}) => ({
  ...{ sessionId: id, domain: 'shop.example', state: 'closed', visitor: id, ownerId: 'owner' },
  ...{ startedAt: '2026-11-19T10:00:00.000Z', closedAt: window.to },
  ...more,
});
const day = { date: '2026-11-18', visitors: 9, sessions: 9, complete: true };
const reported = {
  ...{ date: '2026-11-19', state: 'written', writtenAt: '2026-11-19T09:00:00.000Z' },
  days: [{ ...day, domain: 'shop.example', devices: {}, pages: {}, issues: {} }],
};

async function gathered(given: Given = {}) {
  const asked: unknown[] = [];
  const ports = {
    profile: async () => ({ first_name: 'Maya', website: 'profile.example' }),
    websites: async () => [given.website ?? shop].filter(({ is_active }) => is_active),
    sessions: {
      async *between() {
        yield* given.sessions ?? [session('a')];
      },
      async *closedLate(...args: unknown[]) {
        asked.push(args);
        yield* given.late ?? [];
      },
      digests: async (_: string, ids: readonly string[]) =>
        ids.map((sessionId, n) => visit(n, { sessionId, startedAt: '2026-11-19T10:00:00.000Z' })),
    },
    tally: async () => ({ automated: 3, limit: given.limit ?? 0, 'wrong-site': 4, rate: 5 }),
    entitlement: async () => ({ plan: 'Growth', maxSessions: 10_000 }),
    reports: { latest: async () => given.reports ?? [reported] },
    issues: { of: async () => [] },
  } as unknown as GatherPorts;
  const at = { ...due, schedule: { ...schedule, ...given.schedule } };
  const found = await gatherReport(ports, at as never);
  return { ...found, facts: found.composed.facts, capture: found.composed.facts.capture, asked };
}

test('a report counts what was not recorded, and names the plan', async () => {
  const { capture, facts } = await gathered();
  expect(capture).toMatchObject({ bots: 3, rejectedByPlan: 0, elsewhere: 4, throttled: 5 });
  expect(capture).toMatchObject({ late: 0, quarantined: 0, hadVisits: true });
  expect(facts.plan).toEqual({ name: 'Growth', maxSessions: 10_000 });
  expect(facts).toMatchObject({ isFirst: false, daysWithoutVisits: 0, pauses: false });
  expect(capture).not.toHaveProperty('recordedFrom');
  expect(capture).not.toHaveProperty('scriptMissingSince');
});

test('only closed sessions of the website are read, and unreadable ones are counted', async () => {
  const sessions = [
    session('a'),
    session('b', { state: 'open' }),
    session('c', { state: 'set-aside' }),
    session('d', { domain: 'blog.example' }),
    session('e', { state: 'set-aside', domain: 'blog.example' }),
  ];
  const { capture, digests } = await gathered({ sessions });
  expect(digests.map(({ sessionId }) => sessionId)).toEqual(['a']);
  expect(capture.quarantined).toBe(1);
});

test('sessions that closed after the last report was written count as late', async () => {
  const late = [
    session('x'),
    session('y', { state: 'open' }),
    session('z', { domain: 'blog.example' }),
  ];
  const { capture, digests, asked } = await gathered({ late });
  expect(digests.map(({ sessionId }) => sessionId).sort()).toEqual(['a', 'x']);
  expect(capture.late).toBe(1);
  const [[owner, writtenAt, started]] = asked as [[string, string, { from: string; to: string }]];
  expect([owner, writtenAt, started.to]).toEqual(['owner', reported.writtenAt, window.from]);
  const hours = (Date.parse(started.to) - Date.parse(started.from)) / 3_600_000;
  expect(hours).toBe(LATE_SESSION_HOURS);
  expect((await gathered({ reports: [] })).asked).toEqual([]);
});

test('a report that is not written yet, and one of this date or later, is no earlier one', async () => {
  const isFirst = async (changes: object) =>
    (await gathered({ reports: [{ ...reported, ...changes }] })).facts.isFirst;
  expect(await isFirst({})).toBe(false);
  expect(await isFirst({ state: 'claimed' })).toBe(true);
  expect(await isFirst({ date: '2026-11-20' })).toBe(true);
});

test('the first report starts when the website was connected, and no other one does', async () => {
  const website = { ...shop, connected_at: '2026-11-19T06:00:00.000Z' };
  expect((await gathered({ website, reports: [] })).facts.window.from).toBe(website.connected_at);
  const earlier = { ...shop, connected_at: '2026-11-18T06:00:00.000Z' };
  expect((await gathered({ website: earlier, reports: [] })).facts.window.from).toBe(window.from);
  const again = await gathered({ website });
  expect(again.facts.window.from).toBe(window.from);
  expect(again.capture.recordedFrom).toBe(website.connected_at);
});

test('after an email about the missing script, recording resumed with the first visit', async () => {
  const stopped = { lastMail: { kind: 'tracking-stopped', paused: false } };
  const from = async (given: Given) => (await gathered(given)).capture.recordedFrom;
  expect(await from({ schedule: stopped })).toBe('2026-11-19T10:00:00.000Z');
  expect(await from({ schedule: stopped, sessions: [] })).toBe(window.to);
  expect(await from({ schedule: { lastMail: { kind: 'quiet', paused: false } } })).toBeUndefined();
  expect(await from({ schedule: stopped, reports: [] })).toBeUndefined();
});

test('a day without visits counts how many there were, and pauses the emails after a week', async () => {
  const none = await gathered({ sessions: [] });
  expect([none.facts.daysWithoutVisits, none.facts.pauses, none.mailing]).toEqual([
    4,
    false,
    'mail',
  ]);
  const week = await gathered({ sessions: [], schedule: { lastVisitOn: '2026-11-13' } });
  expect([week.facts.pauses, week.mailing]).toEqual([true, 'mail-and-pause']);
  const rejected = { sessions: [], schedule: { lastVisitOn: '2026-11-13' }, limit: 2 };
  expect((await gathered(rejected)).mailing).toBe('mail');
  const missing = { ...shop, tag_missing_since: '2026-11-18T00:00:00.000Z' };
  const lastMail = { kind: 'tracking-stopped', paused: false };
  const silent = { sessions: [], website: missing, schedule: { lastMail } };
  expect((await gathered(silent)).mailing).toBe('none');
  expect((await gathered({ sessions: [], schedule: { lastMail } })).mailing).toBe('mail');
});

test('the script of a website is missing since a check, and the check counts from the window on', async () => {
  const of = async (facts: object, reports: readonly object[] = [reported]) =>
    (await gathered({ website: { ...shop, ...facts }, reports })).capture;
  const missing = { tag_missing_since: '2026-11-18T00:00:00.000Z' };
  expect((await of(missing)).scriptMissingSince).toBe(missing.tag_missing_since);
  const check = (checked_at: string) => ({ check_stage: 'unreachable', checked_at });
  expect((await of(check(window.from))).check).toEqual({
    ...{ at: window.from, siteAnswered: false, script: 'missing' },
  });
  expect((await of(check('2026-11-18T23:59:59.999Z'))).check).toBeUndefined();
  expect((await of(check('2026-11-18T23:59:59.999Z'), [])).check).toBeDefined();
  expect((await of({ check_stage: 'working' })).check).toBeUndefined();
  expect((await of({ checked_at: window.from })).check).toBeUndefined();
});

test('the last visit of a website is known, in the first report only since its start', async () => {
  const seen = async (last_seen_at: string, reports: readonly object[]) =>
    (await gathered({ website: { ...shop, last_seen_at }, reports })).capture.lastVisitAt;
  expect(await seen('2026-11-01T00:00:00.000Z', [reported])).toBe('2026-11-01T00:00:00.000Z');
  expect(await seen('2026-11-01T00:00:00.000Z', [])).toBeUndefined();
  expect(await seen(window.from, [])).toBe(window.from);
});

test('without a website the report is about the one of the profile', async () => {
  const { domain, analysis } = await gathered({ website: { is_active: false } });
  expect([domain, analysis]).toEqual(['profile.example', '']);
  expect((await gathered()).domain).toBe('shop.example');
});

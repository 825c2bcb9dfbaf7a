import { expect, test } from 'vitest';
import {
  type GatherPorts,
  gatherReport,
} from '../../../lambdas/reports/content/gather-report.protocol.ts';
import { currentAnswers } from '../../../lambdas/reports/issues/memory/issue-memory.ts';
import type { Report } from '../../../lambdas/reports/report.ts';
import { visit } from '../../factories/digest.ts';
import { integration } from '../../factories/integration.ts';
import { remembered } from '../../golden/shop.ts';
import { daysBefore } from '../../golden/visits.ts';

const window = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
const CONNECTED = '2026-11-19T13:00:00.000Z';
const schedule = {
  ownerId: 'owner',
  zone: 'UTC',
  connectedAt: CONNECTED,
  next: '2026-11-20',
  coveredUntil: window.from,
  lastVisitOn: '2026-11-19',
};
const due = {
  schedule,
  day: Date.parse('2026-11-20') / 86_400_000,
  date: '2026-11-20',
  window,
};

/** Sessions by hour of the day and website. */
function portsOf(
  sessions: readonly (readonly [hour: number, domain: string])[],
  connected: object,
) {
  const all = sessions.map(([hour, domain], n) => ({
    ...visit(n, { startedAt: `2026-11-19T${String(hour).padStart(2, '0')}:00:00.000Z` }),
    domain,
  }));
  const ports: GatherPorts = {
    profile: async () => ({ first_name: 'Maya', website: 'new.example' }) as never,
    websites: async () => [integration({ is_active: true, ...connected })],
    sessions: {
      async *between() {
        for (const { sessionId, startedAt, visitor, domain } of all)
          yield {
            ...{ ownerId: 'owner', sessionId, startedAt, visitor, domain },
            ...{ closedAt: window.to, state: 'closed' as const },
          };
      },
      async *closedLate() {},
      digests: async (_, ids) => all.filter(({ sessionId }) => ids.includes(sessionId)),
    },
    tally: async () =>
      ({ automated: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 }) as never,
    entitlement: async () => ({ plan: 'growth', maxSessions: 10_000 }) as never,
    reports: { latest: async () => [] },
    issues: { of: async () => [] },
  };
  return ports;
}

const daysOf = (domain: string, visitors: number) =>
  daysBefore('2026-11-19', 5, visitors).map((day) => ({ ...day, domain, pages: { '/': 10 } }));
const reportedOn = (days: Report['days']) =>
  [{ date: '2026-11-19', state: 'written', writtenAt: '2026-11-19T04:00:00.000Z', days }] as never;

test('the first report about another website counts none of the visits to the one before', async () => {
  const ports = portsOf(
    [
      [9, 'old.example'],
      [10, 'old.example'],
      [14, 'new.example'],
    ],
    { domain: 'new.example', connected_at: CONNECTED },
  );
  const issues = { of: async () => [remembered({ page: '/', domain: 'old.example' })] };
  const reports = { latest: async () => reportedOn(daysOf('old.example', 40)) };
  /** Bots that visited the website before. */
  const tally: GatherPorts['tally'] = async (_, from) => ({
    ...{ recorded: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 },
    automated: from.toISOString() < CONNECTED ? 7 : 0,
  });
  const { composed } = await gatherReport({ ...ports, issues, reports, tally }, due);
  const { summary, days } = composed;
  expect(summary.bots).toBe(0);
  expect(summary.warm_intro).toContain('This is your first report for new.example.');
  expect(summary.warm_intro).toContain('We recorded 1 visitor on Thursday.');
  expect(summary.comparison).toMatch(/^No typical day yet/);
  expect(summary.provenance).toContain('1:00 PM to 11:59 PM');
  expect([summary.still_open, summary.capture_notes]).toEqual([[], []]);
  expect(days.map(({ domain, complete }) => [domain, complete])).toEqual([['new.example', false]]);
});

test('a website that is connected again keeps its history', async () => {
  const ports = portsOf([[14, 'old.example']], {
    domain: 'old.example',
    connected_at: '2026-11-01T00:00:00.000Z',
  });
  const reports = { latest: async () => reportedOn(daysOf('old.example', 40)) };
  const issues = { of: async () => [remembered({ page: '/', domain: 'old.example' })] };
  const { composed } = await gatherReport({ ...ports, issues, reports }, due);
  expect(composed.summary.warm_intro).toContain('far fewer than usual');
  expect(composed.summary.still_open).toHaveLength(1);
});

test.each([
  ['the website was connected again', { connected_at: CONNECTED }, undefined, '1:00 PM'],
  ['its script was put back', {}, { kind: 'tracking-stopped', paused: false } as const, '2:00 PM'],
])(
  'the days before recording resumed are not days without visitors: %s',
  async (_, connected, lastMail, time) => {
    const ports = portsOf([[14, 'old.example']], { domain: 'old.example', ...connected });
    const reports = { latest: async () => reportedOn(daysOf('old.example', 40)) };
    const from = '2026-11-17T00:00:00.000Z';
    const { composed } = await gatherReport(
      { ...ports, reports },
      { ...due, schedule: { ...schedule, lastMail }, window: { ...window, from } },
    );
    expect(composed.days.map(({ date, complete }) => [date, complete])).toEqual([
      ['2026-11-17', false],
      ['2026-11-18', false],
      ['2026-11-19', false],
    ]);
    expect(composed.summary.warm_intro).toContain(
      `Recording resumed on Thursday, November 19, ${time}, so visits before that may be missing.`,
    );
    expect(composed.summary.warm_intro).toContain('We recorded 1 visitor in that time.');
  },
);

test('a day on which recording resumed is compared with no other', async () => {
  const ports = portsOf([[14, 'old.example']], { domain: 'old.example', connected_at: CONNECTED });
  const reports = { latest: async () => reportedOn(daysOf('old.example', 40)) };
  const { composed } = await gatherReport({ ...ports, reports }, due);
  expect(composed.summary.comparison).toBe('Not comparable: part of the day is missing');
  expect(composed.summary.warm_intro).not.toContain('fewer');
});

test('an answer from before a problem took over the fingerprint is left out', () => {
  const memory = remembered({ page: '/', answersFrom: window.to });
  const before = '2026-11-19T20:00:00.000Z';
  const after = '2026-11-20T09:30:00.000Z';
  const marked = (at: string) => ({ mark: { as: 'fixed', at }, useful: at }) as const;
  expect(currentAnswers({ memory, ...marked(before) })).toEqual({});
  expect(currentAnswers({ memory, ...marked(after) })).toEqual(marked(after));
  expect(currentAnswers({ memory: remembered({ page: '/' }), ...marked(before) })).toEqual(
    marked(before),
  );
});

test('reports and problems from before websites were kept apart are about the connected one', async () => {
  const ports = portsOf([[14, 'old.example']], { domain: 'old.example' });
  const reports = { latest: async () => reportedOn(daysBefore('2026-11-19', 5, 40)) };
  const issues = { of: async () => [remembered({ page: '/' })] };
  const { composed } = await gatherReport({ ...ports, issues, reports }, due);
  expect(composed.summary.warm_intro).toContain('far fewer than usual');
  expect(composed.summary.still_open).toHaveLength(1);
});

test('late sessions of the website before count for no other', async () => {
  const ports = portsOf([[14, 'new.example']], { domain: 'new.example' });
  const sessions = {
    ...ports.sessions,
    async *closedLate() {
      const late = { ownerId: 'owner', sessionId: 'late', visitor: 'late', closedAt: window.to };
      const startedAt = '2026-11-18T23:00:00.000Z';
      yield { ...late, startedAt, domain: 'old.example', state: 'closed' as const };
    },
  };
  const reports = { latest: async () => reportedOn(daysOf('new.example', 40)) };
  const { composed } = await gatherReport({ ...ports, sessions, reports }, due);
  expect(composed.summary.warm_intro).not.toContain('late session');
});

test('a website whose reports never had a visit still waits for its first one', async () => {
  const ports = portsOf([], { domain: 'new.example', connected_at: '2026-11-10T00:00:00.000Z' });
  const reports = { latest: async () => reportedOn(daysOf('new.example', 0)) };
  const { composed } = await gatherReport({ ...ports, reports }, due);
  expect(composed.summary.warm_intro).toContain('we haven’t recorded a visit yet');
});

import { expect, test } from 'vitest';
import { REPORT_LEASE_SECONDS } from '../../../lambdas/contract/limits.ts';
import { prepareReport } from '../../../lambdas/reports/content/prepare-report.protocol.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const window = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
const schedule = {
  ownerId: 'ann',
  zone: 'UTC',
  connectedAt: '2026-11-01T00:00:00.000Z',
  next: '2026-11-20',
  coveredUntil: window.from,
  lastVisitOn: '2026-11-19',
};
const content = { subject: 'Hello', summary: { day_kind: 'quiet', total_sessions: 7 }, days: [] };

interface Given {
  readonly schedule?: object | undefined;
  readonly report?: object;
  readonly mailing?: string;
  readonly isClaimed?: boolean;
  readonly isStillClaimed?: boolean;
}
/** The calls that write something, in order. */
async function prepared(given: Given = {}) {
  const calls: [string, ...unknown[]][] = [];
  const call =
    (name: string, result: unknown) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args]);
      return result;
    };
  const ports = {
    schedules: {
      find: async () => ('schedule' in given ? given.schedule : schedule),
      finish: call('finish', undefined),
    },
    reports: {
      find: async () => given.report,
      claim: call('claim', given.isClaimed ?? true),
      markWritten: call('written', given.isStillClaimed ?? true),
    },
    contents: { putOnce: call('put', content) },
    gather: async () => ({ mailing: given.mailing ?? 'mail' }),
    write: async () => content,
  };
  const result = await prepareReport(ports as never, { ownerId: 'ann', now: NOW });
  return { result, calls, names: calls.map(([name]) => name) };
}
const key = { ownerId: 'ann', date: '2026-11-20' };

test('a due report is claimed with a lease, stored, and marked as written', async () => {
  const { result, calls } = await prepared();
  expect(result).toBe('written');
  const leaseUntil = new Date(NOW.getTime() + REPORT_LEASE_SECONDS * 1_000).toISOString();
  expect(calls).toEqual([
    ['claim', key, { zone: 'UTC', window, leaseUntil }, undefined],
    ['put', key, window, content],
    [
      ...['written', key, 1],
      {
        subject: 'Hello',
        kind: 'quiet',
        sessions: 7,
        days: [],
        pauses: false,
        writtenAt: NOW.toISOString(),
      },
    ],
  ]);
});

test('the email that announces a pause is stored with that outcome', async () => {
  const { calls } = await prepared({ mailing: 'mail-and-pause' });
  expect(calls.at(-1)?.[3]).toMatchObject({ pauses: true });
});

test.each<[string, Given, string]>([
  ['an unknown owner', { schedule: undefined }, 'not-due'],
  ['an owner without a website', { schedule: { ...schedule, connectedAt: undefined } }, 'not-due'],
  ['a date that is not due', { schedule: { ...schedule, next: '2026-11-21' } }, 'not-due'],
  [
    'a date whose sending has started',
    { schedule: { ...schedule, begun: '2026-11-20' } },
    'written',
  ],
  ['a written report', { report: { state: 'written', window } }, 'written'],
  [
    'a report that another worker writes',
    { report: { state: 'claimed', window, leaseUntil: '2026-11-20T09:00:00.001Z' } },
    'held',
  ],
])('nothing is written for %s', async (_, given, expected) => {
  const { result, calls } = await prepared(given);
  expect([result, calls]).toEqual([expected, []]);
});

test('a day without anything to say has no report, and the next date is due', async () => {
  const { result, calls } = await prepared({ mailing: 'none' });
  expect(result).toBe('nothing-to-say');
  expect(calls).toEqual([['finish', key, { ...schedule, next: '2026-11-21' }]]);
});

test('a report whose lease ended or whose window changed is written again, with the next fence', async () => {
  const ended = { state: 'claimed', window, leaseUntil: NOW.toISOString(), fence: 4 };
  const again = await prepared({ report: ended });
  expect(again.result).toBe('written');
  expect(again.calls[0]?.[3]).toBe(ended);
  expect(again.calls.at(-1)?.slice(0, 3)).toEqual(['written', key, 5]);
  const moved = {
    state: 'written',
    window: { ...window, from: '2026-11-18T00:00:00.000Z' },
    fence: 1,
  };
  expect((await prepared({ report: moved })).names).toEqual(['claim', 'put', 'written']);
});

test('a worker that loses its claim stops', async () => {
  const lost = await prepared({ isClaimed: false });
  expect([lost.result, lost.names]).toEqual(['held', ['claim']]);
  expect((await prepared({ isStillClaimed: false })).result).toBe('held');
});

import { expect, test } from 'vitest';
import { SCHEDULE_SHARDS, SILENT_DAYS } from '../../lambdas/contract/limits.ts';
import { dateOf } from '../../lambdas/contract/rules/local-time.ts';
import {
  dueReportOf,
  mailingOf,
  type ReportSchedule,
  scheduleFor,
  shardOf,
  shards,
} from '../../lambdas/reports/schedule/report-schedule.ts';

const DAY = 20_000;
const schedule: ReportSchedule = {
  ownerId: 'ann',
  zone: 'UTC',
  connectedAt: '2024-09-01T00:00:00.000Z',
  next: dateOf(DAY),
  coveredUntil: new Date((DAY - 1) * 86_400_000).toISOString(),
  lastVisitOn: dateOf(DAY - 1),
};
const quiet = { visits: 0, rejected: 0, isScriptMissing: false };
const silentFor = (days: number) => ({ ...schedule, lastVisitOn: dateOf(DAY - days) });
const stopped = { kind: 'tracking-stopped', paused: false } as const;
const paused = { kind: 'quiet', paused: true } as const;

test.each([
  ['a visit', silentFor(SILENT_DAYS), { ...quiet, visits: 1 }, 'mail'],
  ['a visit after a pause', { ...schedule, lastMail: paused }, { ...quiet, visits: 1 }, 'mail'],
  ['a visit that the plan rejected', silentFor(SILENT_DAYS), { ...quiet, rejected: 1 }, 'mail'],
  ['a day without visits', silentFor(SILENT_DAYS - 1), quiet, 'mail'],
  ['a week without visits', silentFor(SILENT_DAYS), quiet, 'mail-and-pause'],
  ['more days after a pause', { ...silentFor(SILENT_DAYS + 1), lastMail: paused }, quiet, 'none'],
  ['a missing script', schedule, { ...quiet, isScriptMissing: true }, 'mail'],
  [
    'a missing script that was reported',
    { ...schedule, lastMail: stopped },
    { ...quiet, isScriptMissing: true },
    'none',
  ],
  ['a script that is back', { ...schedule, lastMail: stopped }, quiet, 'mail'],
  [
    'a missing script after a week',
    { ...silentFor(SILENT_DAYS), lastMail: stopped },
    { ...quiet, isScriptMissing: true },
    'mail-and-pause',
  ],
] as const)('%s determines whether the day’s email is sent', (_, known, facts, mailing) => {
  expect(mailingOf(known, DAY, facts)).toBe(mailing);
});

const noon = (day: number) => new Date(day * 86_400_000 + 43_200_000);
const window = {
  from: schedule.coveredUntil,
  to: new Date(DAY * 86_400_000).toISOString(),
};

test.each([
  ['on its date', schedule, DAY, { date: dateOf(DAY), window }],
  ['before its date', schedule, DAY - 1, undefined],
  ['without a website', { ...schedule, connectedAt: undefined }, DAY, undefined],
  ['when everything is covered', { ...schedule, coveredUntil: window.to }, DAY, undefined],
  [
    'again where it has begun',
    { ...schedule, coveredUntil: window.to, begun: dateOf(DAY) },
    DAY,
    { date: dateOf(DAY), window: { from: window.to, to: window.to } },
  ],
  [
    'late, for all days since the last one',
    schedule,
    DAY + 2,
    {
      date: dateOf(DAY + 2),
      window: {
        from: window.from,
        to: noon(DAY + 2)
          .toISOString()
          .replace('12', '00'),
      },
    },
  ],
] as const)('a report is due %s', (_, known, day, due) => {
  const found = dueReportOf(known, noon(day));
  expect(found && { date: found.date, window: found.window }).toEqual(due);
});

test('a reconnected website keeps its history and counts silence from its first day', () => {
  const facts = { ownerId: 'ann', zone: 'UTC', connectedAt: noon(DAY + 5).toISOString() };
  const known = { ...schedule, begun: schedule.next };
  expect(scheduleFor(facts, known)).toMatchObject({
    next: dateOf(DAY + 6),
    coveredUntil: schedule.coveredUntil,
    lastVisitOn: dateOf(DAY + 5),
  });
  const same = { ...facts, connectedAt: schedule.connectedAt };
  expect(scheduleFor(same, known)).toEqual(known);
  expect(scheduleFor({ ...facts, connectedAt: undefined }, known)).toEqual({
    ...known,
    connectedAt: undefined,
  });
  expect(scheduleFor(facts, undefined)).toMatchObject({
    next: dateOf(DAY + 6),
    coveredUntil: facts.connectedAt,
    lastVisitOn: dateOf(DAY + 5),
  });
});

test('owners are divided among all shards, by the first letter of their id', () => {
  const letters = [...'0123456789abcdef'];
  const found = letters.map((letter) => shardOf(`${letter}0000000`));
  expect(new Set(found)).toEqual(new Set(shards));
  for (const shard of shards) {
    expect(found.filter((each) => each === shard)).toHaveLength(16 / SCHEDULE_SHARDS);
  }
  expect(shardOf('ann')).toBe(10 % SCHEDULE_SHARDS);
  expect(shardOf('zoe')).toBe(0);
});

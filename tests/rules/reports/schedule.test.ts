import { expect, test } from 'vitest';
import { dayOf } from '../../../lambdas/contract/rules/local-time.ts';
import { schedulesOf } from '../../../lambdas/reports/schedule/daily-schedule.ts';
import {
  dueReportOf,
  isMissing,
  latestOf,
  mailingOf,
  type ReportSchedule,
  scheduleFor,
  shardOf,
  unfinishedDate,
} from '../../../lambdas/reports/schedule/report-schedule.ts';

const schedule: ReportSchedule = {
  ownerId: 'ann',
  zone: 'UTC',
  connectedAt: '2026-11-10T09:00:00.000Z',
  next: '2026-11-20',
  coveredUntil: '2026-11-19T00:00:00.000Z',
  lastVisitOn: '2026-11-18',
};

test('a zone has a schedule at 4:00 and one at 9:00, whose names EventBridge accepts', () => {
  expect(schedulesOf('Etc/GMT+5')).toMatchObject([
    { name: 'prepare-Etc.GMT_plus_5', expression: 'cron(0 4 * * ? *)', timezone: 'Etc/GMT+5' },
    { name: 'send-Etc.GMT_plus_5', expression: 'cron(0 9 * * ? *)', timezone: 'Etc/GMT+5' },
  ]);
});

const silent = { visits: 0, rejected: 0, isScriptMissing: false };
const mailOn = (date: string, facts: object, changes: Partial<ReportSchedule> = {}) =>
  mailingOf({ ...schedule, ...changes }, dayOf(date), { ...silent, ...facts });
const stopped = { lastMail: { kind: 'tracking-stopped', paused: false } } as const;

test.each<[string, string, object, Partial<ReportSchedule>, string]>([
  ['visits', '2026-11-30', { visits: 1 }, {}, 'mail'],
  ['visits that the plan rejected', '2026-11-30', { rejected: 1 }, {}, 'mail'],
  ['six days without visits', '2026-11-24', {}, {}, 'mail'],
  ['seven days without visits', '2026-11-25', {}, {}, 'mail-and-pause'],
  ['a pause', '2026-11-26', {}, { lastMail: { kind: 'no-visits', paused: true } }, 'none'],
  ['a missing script', '2026-11-20', { isScriptMissing: true }, {}, 'mail'],
  ['a missing script that was reported', '2026-11-20', { isScriptMissing: true }, stopped, 'none'],
  ['a script that is back', '2026-11-20', {}, stopped, 'mail'],
  [
    'a week with a missing script',
    '2026-11-25',
    { isScriptMissing: true },
    stopped,
    'mail-and-pause',
  ],
])('after %s the email of the day is sent or not', (_, date, facts, changes, mailing) => {
  expect(mailOn(date, facts, changes)).toBe(mailing);
});

test('a report is due from its date on, for all since the last one until midnight', () => {
  const at = (instant: string, changes: Partial<ReportSchedule> = {}) =>
    dueReportOf({ ...schedule, ...changes }, new Date(instant))?.window;
  expect(at('2026-11-19T23:59:59Z')).toBeUndefined();
  const window = { from: schedule.coveredUntil, to: '2026-11-20T00:00:00.000Z' };
  expect(at('2026-11-20T00:00:00Z')).toEqual(window);
  expect(at('2026-11-20T09:00:00Z', { connectedAt: undefined })).toBeUndefined();
  const covered = { coveredUntil: '2026-11-20T00:00:00.000Z' };
  expect(at('2026-11-20T09:00:00Z', covered)).toBeUndefined();
  expect(at('2026-11-20T09:00:00Z', { ...covered, begun: '2026-11-20' })).toBeDefined();
});

test('a report whose sending started is unfinished until the next date is later', () => {
  expect(unfinishedDate(schedule)).toBeUndefined();
  expect(unfinishedDate({ ...schedule, begun: '2026-11-20' })).toBe('2026-11-20');
  expect(unfinishedDate({ ...schedule, begun: '2026-11-19' })).toBeUndefined();
});

test('a reconnected website keeps its progress, and its days without visits start again', () => {
  const begun = { ...schedule, begun: '2026-11-19' };
  const facts = { ownerId: 'ann', zone: 'UTC', connectedAt: '2026-11-25T09:00:00.000Z' };
  expect(scheduleFor(facts, begun)).toMatchObject({
    next: '2026-11-26',
    lastVisitOn: '2026-11-25',
  });
  const same = { ...facts, connectedAt: schedule.connectedAt };
  expect(scheduleFor(same, begun)).toMatchObject({ next: '2026-11-20', lastVisitOn: '2026-11-18' });
  expect(
    scheduleFor(facts, { ...begun, next: '2026-11-28', lastVisitOn: '2026-11-27' }),
  ).toMatchObject({
    ...{ next: '2026-11-28', lastVisitOn: '2026-11-27' },
  });
  const first = scheduleFor(facts, schedule);
  expect(first).toMatchObject({ next: '2026-11-26', coveredUntil: facts.connectedAt });
  expect(scheduleFor({ ...facts, connectedAt: undefined }, undefined)).toMatchObject({
    ...{ next: '1970-01-01', coveredUntil: '1970-01-01T00:00:00.000Z' },
  });
});

test('only the sweep finds a missing report, from 9:30 on', () => {
  const local = (minute: number) => ({ day: 1, minute });
  expect([isMissing('sweep', local(571)), isMissing('sweep', local(570))]).toEqual([true, false]);
  expect(isMissing('send', local(900))).toBe(false);
});

test('a delayed message is processed as of now, and an early one as scheduled', () => {
  const [early, late] = [new Date(1), new Date(2)];
  expect([latestOf(early, late), latestOf(late, early)]).toEqual([late, late]);
});

test('owners are spread over the shards by the first digit of their id', () => {
  expect(['0a', '9b', 'f0', 'x'].map(shardOf)).toEqual([0, 9, 15, 0]);
});

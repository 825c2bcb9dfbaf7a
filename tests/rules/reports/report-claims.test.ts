import { expect, test } from 'vitest';
import { reportStore } from '../../../lambdas/reports/report.store.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import type { ReportSchedule } from '../../../lambdas/reports/schedule/report-schedule.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const key = { ownerId: '0ann', date: '2026-11-20' };
const day = (date: string) => `${date}T00:00:00.000Z`;
const window = { from: day('2026-11-19'), to: day('2026-11-20') };
const claim = { zone: 'Etc/UTC', window, leaseUntil: day('2026-11-21') };
const facts = {
  subject: 'Two problems',
  kind: 'issues' as const,
  sessions: 3,
  days: [],
  pauses: false,
  writtenAt: day('2026-11-20'),
};
const person = (email: string) => ({ email, name: '', role: 'member' }) as never;

const schedule: ReportSchedule = {
  ownerId: key.ownerId,
  zone: 'Etc/UTC',
  connectedAt: day('2026-11-01'),
  next: key.date,
  coveredUntil: window.from,
  lastVisitOn: '2026-11-19',
};
async function scheduled() {
  const store = reportScheduleStore(memoryTable().table);
  await store.save(schedule, undefined);
  return store;
}

test('a report is claimed by one worker, and taken over only from the claim that was read', async () => {
  const store = reportStore(memoryTable().table);
  expect(await store.claim(key, claim, undefined)).toBe(true);
  expect(await store.claim(key, claim, undefined)).toBe(false);
  const first = await store.find(key);
  expect(await store.claim(key, claim, first)).toBe(true);
  expect(await store.claim(key, claim, first)).toBe(false);
  expect(await store.find(key)).toMatchObject({ state: 'claimed', fence: 2 });
});

test('only the worker with the latest claim writes the report, and only once', async () => {
  const store = reportStore(memoryTable().table);
  await store.claim(key, claim, undefined);
  await store.claim(key, claim, await store.find(key));
  expect(await store.markWritten(key, 1, facts)).toBe(false);
  expect(await store.markWritten(key, 2, facts)).toBe(true);
  expect(await store.markWritten(key, 2, { ...facts, subject: 'Another' })).toBe(false);
  expect(await store.find(key)).toMatchObject({ state: 'written', subject: 'Two problems' });
});

test('the recipients of a report are stored once', async () => {
  const store = reportStore(memoryTable().table);
  await store.claim(key, claim, undefined);
  const first = [person('ann@example.com')];
  expect(await store.freeze(key, first)).toEqual(first);
  expect(await store.freeze(key, [person('bob@example.com')])).toEqual(first);
});

test('a schedule is saved only over the state that was read', async () => {
  const store = await scheduled();
  expect(await store.save(schedule, undefined)).toBe(false);
  const moved = { ...schedule, zone: 'Asia/Tokyo' };
  expect(await store.save(moved, { ...schedule, next: '2026-11-21' })).toBe(false);
  expect(await store.save(moved, { ...schedule, coveredUntil: window.to })).toBe(false);
  expect((await store.find(key.ownerId))?.zone).toBe('Etc/UTC');
  expect(await store.save(moved, schedule)).toBe(true);
  expect((await store.find(key.ownerId))?.zone).toBe('Asia/Tokyo');
});

test('a date starts once: repeating it is allowed, another window or an earlier date is not', async () => {
  const store = await scheduled();
  expect(await store.startSending({ ...key, date: '2026-11-19' }, window)).toBe(false);
  expect(await store.startSending(key, { ...window, from: day('2026-11-18') })).toBe(false);
  expect(await store.startSending(key, window)).toBe(true);
  expect(await store.startSending(key, window)).toBe(true);
  expect(await store.startSending(key, { ...window, to: day('2026-11-21') })).toBe(false);
  expect(await store.find(key.ownerId)).toMatchObject({
    begun: key.date,
    coveredUntil: window.to,
  });
});

test('a date that has started does not start again with a later window', async () => {
  const store = await scheduled();
  await store.startSending(key, window);
  const later = { from: window.to, to: day('2026-11-21') };
  expect(await store.startSending(key, later)).toBe(false);
  expect(await store.startSending({ ...key, date: '2026-11-21' }, later)).toBe(true);
});

test('closing a date again does not move the schedule back', async () => {
  const store = await scheduled();
  await store.finish(key, { next: '2026-11-21', lastVisitOn: key.date });
  await store.finish({ ...key, date: '2026-11-21' }, { next: '2026-11-22', lastVisitOn: key.date });
  await store.finish(key, { next: '2026-11-21', lastVisitOn: '2026-11-18' });
  expect(await store.find(key.ownerId)).toMatchObject({
    next: '2026-11-22',
    lastVisitOn: key.date,
  });
});

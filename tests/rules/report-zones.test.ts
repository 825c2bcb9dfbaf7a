import { expect, onTestFinished, test, vi } from 'vitest';
import type { Integration } from '../../lambdas/contract/integration.ts';
import { timezones } from '../../lambdas/contract/timezones.ts';
import { type DailySchedule, schedulesOf } from '../../lambdas/reports/schedule/daily-schedule.ts';
import type { ReportSchedule } from '../../lambdas/reports/schedule/report-schedule.ts';
import {
  followChanges,
  type SyncPorts,
  syncSchedule,
} from '../../lambdas/reports/schedule/sync-schedule.protocol.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { integration } from '../factories/integration.ts';

/** The scheduler knows names only as the IANA database spells them; `Intl` ignores case. */
const SPELLED = /^[A-Z][a-z]+\/[A-Z][a-z]+(_[A-Z][a-z]+)*$/;

/** Owners in Kathmandu, and stores that record the order of writes. */
function cloud({ crashAt = Number.POSITIVE_INFINITY, timezone = 'Asia/Kathmandu' } = {}) {
  const owner = { timezone, website: undefined as Integration | undefined };
  let mayCrash = true;
  const zoneSchedules = new Map<string, DailySchedule>();
  const zones = new Set<string>();
  const schedules = new Map<string, ReportSchedule>();
  const steps: string[] = [];
  const step = (name: string) => {
    if (mayCrash && steps.length === crashAt) throw new Error('killed');
    steps.push(name);
  };
  const ports: SyncPorts = {
    profile: async () => owner,
    website: async () => owner.website,
    schedules: {
      find: async (ownerId) => schedules.get(ownerId),
      save: async (wanted) => {
        step('schedule');
        schedules.set(wanted.ownerId, wanted);
        return true;
      },
    },
    zones: {
      has: async (zone) => zones.has(zone),
      add: async (zone) => {
        step('zone');
        zones.add(zone);
      },
    },
    scheduler: {
      createIfAbsent: async (schedule) => {
        if (!SPELLED.test(schedule.timezone)) return false;
        step(schedule.name);
        zoneSchedules.set(schedule.name, schedule as DailySchedule);
        return true;
      },
    },
  };
  const stopCrashing = () => {
    mayCrash = false;
  };
  return { ports, owner, zoneSchedules, zones, schedules, steps, stopCrashing };
}

test('a new zone gets its 4:00 and 9:00 schedules once, before it is listed', async () => {
  const { ports, zoneSchedules, steps } = cloud();
  await syncSchedule(ports, 'ann');
  await syncSchedule(ports, 'ben');
  const [prepare, send] = ['prepare-Asia.Kathmandu', 'send-Asia.Kathmandu'];
  expect(steps).toEqual([prepare, send, 'zone', 'schedule', 'schedule']);
  expect(
    [...zoneSchedules.values()].map(({ expression, timezone }) => [expression, timezone]),
  ).toEqual([
    ['cron(0 4 * * ? *)', 'Asia/Kathmandu'],
    ['cron(0 9 * * ? *)', 'Asia/Kathmandu'],
  ]);
});

test('a schedule is saved again only if its zone, its website or its next date changes', async () => {
  const { ports, owner, schedules, steps } = cloud();
  const isSaved = async () => {
    const before = steps.filter((step) => step === 'schedule').length;
    const current = await syncSchedule(ports, 'ann');
    expect(schedules.get('ann')).toEqual(current);
    return steps.filter((step) => step === 'schedule').length > before;
  };
  expect([await isSaved(), await isSaved()]).toEqual([true, false]);
  owner.website = integration({ connected_at: '2026-11-20T10:05:00.000Z' });
  expect([await isSaved(), await isSaved()]).toEqual([true, false]);
  owner.timezone = 'Asia/Tokyo';
  expect([await isSaved(), await isSaved()]).toEqual([true, false]);
  owner.website = integration({ connected_at: '2026-11-20T10:06:00.000Z' });
  expect([await isSaved(), await isSaved()]).toEqual([true, false]);
  const known = schedules.get('ann') as ReportSchedule;
  schedules.set('ann', { ...known, next: '2026-11-01' });
  expect([await isSaved(), await isSaved()]).toEqual([true, false]);
});

test('a schedule that always changes meanwhile fails after five attempts', async () => {
  const { ports, steps } = cloud();
  const save = async () => {
    steps.push('rejected');
    return false;
  };
  const busy = { ...ports, schedules: { ...ports.schedules, save } };
  await expect(syncSchedule(busy, 'ann')).rejects.toThrow('changed during each');
  expect(steps.filter((step) => step === 'rejected')).toHaveLength(5);
});

test('an owner without a profile has no schedule', async () => {
  const { ports, steps } = cloud();
  expect(await syncSchedule({ ...ports, profile: async () => undefined }, 'ann')).toBeUndefined();
  expect(steps).toEqual([]);
});

test('a zone that the scheduler spells differently is reported under its usual name', async () => {
  const { ports, zoneSchedules, schedules } = cloud({ timezone: 'US/EASTERN' });
  await syncSchedule(ports, 'ann');
  expect(schedules.get('ann')?.zone).toBe('America/New_York');
  expect([...zoneSchedules.keys()]).toEqual(['prepare-America.New_York', 'send-America.New_York']);
});

test('killed before any step, a zone is never listed without its schedules, and the next attempt creates the rest', async () => {
  for (const crashAt of [0, 1, 2, 3]) {
    const world = cloud({ crashAt });
    await expect(syncSchedule(world.ports, 'ann')).rejects.toThrow('killed');
    if (world.zones.size > 0) expect(world.zoneSchedules.size).toBe(2);
    world.stopCrashing();
    await syncSchedule(world.ports, 'ann');
    expect([world.zoneSchedules.size, world.zones.size, world.schedules.size]).toEqual([2, 1, 1]);
  }
});

test('of many changed owners a failed one is returned, and each other is processed once', async () => {
  const change = (owner: string, SequenceNumber: string) => ({
    dynamodb: { SequenceNumber, Keys: { PK: { S: `OWNER#${owner}` }, SK: { S: 'PROFILE' } } },
  });
  const changes = [change('ann', '1'), change('ben', '2'), change('ann', '3'), change('cy', '4')];
  const savedOwners: string[] = [];
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const error = new Error('The scheduler throttles');
  const failed = await followChanges(changes, async (ownerId) => {
    savedOwners.push(ownerId);
    if (ownerId === 'ben') throw error;
  });
  expect(logged.mock.calls).toEqual([[expect.any(String), { ownerId: 'ben', error }]]);
  expect(savedOwners).toEqual(['ann', 'ben', 'cy']);
  expect(failed).toEqual([changes[1]]);
});

test('every zone prepares at 4:00 and sends at 9:00 local time', () => {
  for (const zone of timezones) {
    const zoneSchedules = schedulesOf(zone);
    expect(zoneSchedules.map(({ expression, timezone }) => `${expression} ${timezone}`)).toEqual([
      `cron(0 4 * * ? *) ${zone}`,
      `cron(0 9 * * ? *) ${zone}`,
    ]);
    const meant = zoneSchedules.map(({ message }) => message.scheduledAt);
    expect(meant).toEqual(['<aws.scheduler.scheduled-time>', '<aws.scheduler.scheduled-time>']);
  }
});

test('every zone has schedules with valid names', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+5', 'Etc/GMT-5'];
  const names = zones.flatMap((zone) => schedulesOf(zone).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[\w.-]{1,64}$/.test(name))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { deliveryStore } from '../../lambdas/emails/delivery/delivery.store.ts';
import { reportScheduleStore } from '../../lambdas/reports/schedule/report-schedule.store.ts';
import {
  addMember,
  closedVisit,
  connectedOwner,
  waitForSchedule,
} from '../factories/connected-owner.ts';
import { type SendKill, sendInProcess } from '../factories/send-process.ts';
import { subscribed } from '../factories/subscribed.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const AT_ONCE = 3;
const SEQUENCES = Number(process.env.CAMPAIGN_SEQUENCES ?? 40);
const CROWDS = Number(process.env.CAMPAIGN_CROWDS ?? 20);
const HOUR_MS = 3_600_000;
/** Between two looks of the sweep. */
const SWEEP_MS = 16 * 60_000;
const SWEEPS_MAX = 4;
const UNDER_WAY_MS = 500;
const DATE = '2026-03-05';
const { mailDir } = inject('cloud');
const store = () => table.connect(process.env as never);

/** A zone where it is one at night, so that no schedule of the local cloud has anything to do with it. */
const offset = ((1 - new Date().getUTCHours() + 36) % 24) - 12;
const zone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
const nine = Date.parse(`${DATE}T09:00:00Z`) - offset * HOUR_MS;

interface House {
  readonly ownerId: string;
  readonly readers: readonly string[];
}

/** An owner with two members and something to report. */
async function house(): Promise<House> {
  const since = new Date(nine - 72 * HOUR_MS);
  const owner = await connectedOwner({ zone, since });
  await subscribed(store(), owner.id, since);
  const members = [await addMember(owner.id), await addMember(owner.id)];
  await closedVisit(owner.id, new Date(nine - 20 * HOUR_MS));
  await waitForSchedule(owner.id);
  return { ownerId: owner.id, readers: [owner.email, ...members.map(({ email }) => email)] };
}

const receivers = new Map<string, string>();
/** Copies of the mail that left, by reader. */
function copiesFor({ readers }: House): number[] {
  for (const file of readdirSync(mailDir).filter((name) => name.endsWith('.eml'))) {
    if (receivers.has(file)) continue;
    const [, to = ''] = /^To: (.*)$/im.exec(readFileSync(join(mailDir, file), 'utf8')) ?? [];
    receivers.set(file, to.trim());
  }
  return readers.map((reader) => [...receivers.values()].filter((to) => to === reader).length);
}

/** What was under way when its sender died has arrived, and the mail service's word on it: it has a quarter of an hour for that. */
const settled = async (home: House) => {
  await pause(UNDER_WAY_MS);
  await vi.waitFor(
    async () => {
      const deliveries = await deliveryStore(store()).between(home.ownerId, DATE, DATE);
      const words = home.readers.map(
        (email) => deliveries.find((each) => each.email === email)?.evidence?.length ?? 0,
      );
      expect(words).toEqual(copiesFor(home));
    },
    { timeout: 60_000, interval: 100 },
  );
};

const errand = (home: House, aheadMs: number, kill?: SendKill) =>
  sendInProcess({
    ownerId: home.ownerId,
    now: new Date(nine + aheadMs).toISOString(),
    aheadMs,
    ...(kill && { kill }),
  });

/** The sweep: new workers, a quarter of an hour apart, until no report is due. */
async function sweep(home: House, aheadMs: number): Promise<void> {
  for (let look = 1; look <= SWEEPS_MAX; look += 1) {
    await settled(home);
    await errand(home, aheadMs + look * SWEEP_MS);
    const schedule = await reportScheduleStore(store()).find(home.ownerId);
    if (schedule && schedule.next > DATE) return;
  }
  throw new Error(`The report of ${home.ownerId} was still due after ${SWEEPS_MAX} looks`);
}

async function inParallel<T>(work: readonly T[], run: (each: T) => Promise<void>) {
  const waiting = [...work];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

let effects = 0;
beforeAll(async () => {
  const home = await house();
  effects = (await errand(home, 0)) ?? 0;
  expect(copiesFor(home)).toEqual([1, 1, 1]);
}, 120_000);

test('a sender killed with SIGKILL before, during or after any effect: one email each, within the hour', async () => {
  const modes = ['before', 'mid', 'after'] as const;
  const random = seededRandom(1);
  const kills = Array.from({ length: effects }, (_, place) =>
    modes.map((mode) => ({ effect: place + 1, mode, midMs: random.integerBelow(40) })),
  ).flat();
  expect(effects).toBeGreaterThan(25);
  await inParallel(kills, async (kill) => {
    const home = await house();
    expect(await errand(home, 0, kill)).toBeUndefined();
    await sweep(home, 0);
    expect(copiesFor(home), JSON.stringify(kill)).toEqual([1, 1, 1]);
  });
  process.stdout.write(`${kills.length} kills, at each of ${effects} effects\n`);
});

const anyKill = (random: ReturnType<typeof seededRandom>): SendKill => ({
  effect: 1 + random.integerBelow(effects),
  mode: random.pick(['before', 'mid', 'after'] as const),
  midMs: random.integerBelow(40),
});

test(`${SEQUENCES} sequences of two to four kills: one email each`, async () => {
  await inParallel([...Array(SEQUENCES).keys()], async (seed) => {
    const random = seededRandom(seed + 1);
    const home = await house();
    let aheadMs = 0;
    for (let left = 2 + random.integerBelow(3); left > 0; left -= 1) {
      await errand(home, aheadMs, anyKill(random));
      await settled(home);
      aheadMs += random.integerBelow(25 * 60_000);
    }
    await sweep(home, aheadMs);
    expect(copiesFor(home), `sequence ${seed}`).toEqual([1, 1, 1]);
  });
});

test(`${CROWDS} runs of three concurrent senders, most of them killed: one email each`, async () => {
  for (let seed = 1; seed <= CROWDS; seed += 1) {
    const random = seededRandom(1_000 + seed);
    const home = await house();
    const kills = [1, 2, 3].map(() => (random.chance(0.7) ? anyKill(random) : undefined));
    await Promise.all(kills.map((kill) => errand(home, 0, kill)));
    await sweep(home, 0);
    expect(copiesFor(home), `crowd ${seed}`).toEqual([1, 1, 1]);
  }
});

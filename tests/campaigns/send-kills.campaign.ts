import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { HOUR_MS } from '../../lambdas/contract/durations.ts';
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
const CONCURRENT_RUNS = Number(process.env.CAMPAIGN_CONCURRENT ?? 20);
/** Between two attempts of the sweep. */
const SWEEP_MS = 16 * 60_000;
const SWEEPS_MAX = 4;
const IN_FLIGHT_MS = 500;
const DATE = '2026-03-05';
const { mailDir } = inject('cloud');
const store = () => table.connect(process.env as never);

/** A zone in which it is 1:00 now, so that no schedule of the local cloud is due. */
const offset = ((1 - new Date().getUTCHours() + 36) % 24) - 12;
const zone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
const nine = Date.parse(`${DATE}T09:00:00Z`) - offset * HOUR_MS;

interface OwnerWithTeam {
  readonly ownerId: string;
  readonly recipients: readonly string[];
}

/** An owner with two team members and one session to report. */
async function ownerWithTeam(): Promise<OwnerWithTeam> {
  const since = new Date(nine - 72 * HOUR_MS);
  const owner = await connectedOwner({ zone, since });
  await subscribed(store(), owner.id, since);
  const members = [await addMember(owner.id), await addMember(owner.id)];
  await closedVisit(owner.id, new Date(nine - 20 * HOUR_MS));
  await waitForSchedule(owner.id);
  return { ownerId: owner.id, recipients: [owner.email, ...members.map(({ email }) => email)] };
}

const recipientByFile = new Map<string, string>();
/** The number of copies that each recipient received. */
function copiesFor({ recipients }: OwnerWithTeam): number[] {
  for (const file of readdirSync(mailDir).filter((name) => name.endsWith('.eml'))) {
    if (recipientByFile.has(file)) continue;
    const [, to = ''] = /^To: (.*)$/im.exec(readFileSync(join(mailDir, file), 'utf8')) ?? [];
    recipientByFile.set(file, to.trim());
  }
  return recipients.map(
    (recipient) => [...recipientByFile.values()].filter((to) => to === recipient).length,
  );
}

/** Waits until emails in flight and their delivery events have arrived, which takes less than a sweep interval. */
const settled = async (owner: OwnerWithTeam) => {
  await pause(IN_FLIGHT_MS);
  await vi.waitFor(
    async () => {
      const deliveries = await deliveryStore(store()).between(owner.ownerId, DATE, DATE);
      const events = owner.recipients.map(
        (email) => deliveries.find((each) => each.email === email)?.evidence?.length ?? 0,
      );
      expect(events).toEqual(copiesFor(owner));
    },
    { timeout: 60_000, interval: 100 },
  );
};

const sendOnce = (owner: OwnerWithTeam, aheadMs: number, kill?: SendKill) =>
  sendInProcess({
    ownerId: owner.ownerId,
    now: new Date(nine + aheadMs).toISOString(),
    aheadMs,
    ...(kill && { kill }),
  });

/** Starts a new worker per sweep until no report is due. */
async function sweep(owner: OwnerWithTeam, aheadMs: number): Promise<void> {
  for (let attempt = 1; attempt <= SWEEPS_MAX; attempt += 1) {
    await settled(owner);
    await sendOnce(owner, aheadMs + attempt * SWEEP_MS);
    const schedule = await reportScheduleStore(store()).find(owner.ownerId);
    if (schedule && schedule.next > DATE) return;
  }
  throw new Error(`The report of ${owner.ownerId} was still due after ${SWEEPS_MAX} sweeps`);
}

async function inParallel<T>(work: readonly T[], run: (each: T) => Promise<void>) {
  const waiting = [...work];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

let effects = 0;
beforeAll(async () => {
  const owner = await ownerWithTeam();
  effects = (await sendOnce(owner, 0)) ?? 0;
  expect(copiesFor(owner)).toEqual([1, 1, 1]);
}, 120_000);

test('a sender killed with SIGKILL before, during or after any effect: one email each, within the hour', async () => {
  const modes = ['before', 'mid', 'after'] as const;
  const random = seededRandom(1);
  const kills = Array.from({ length: effects }, (_, place) =>
    modes.map((mode) => ({ effect: place + 1, mode, midMs: random.integerBelow(40) })),
  ).flat();
  expect(effects).toBeGreaterThan(25);
  await inParallel(kills, async (kill) => {
    const owner = await ownerWithTeam();
    expect(await sendOnce(owner, 0, kill)).toBeUndefined();
    await sweep(owner, 0);
    expect(copiesFor(owner), JSON.stringify(kill)).toEqual([1, 1, 1]);
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
    const owner = await ownerWithTeam();
    let aheadMs = 0;
    for (let left = 2 + random.integerBelow(3); left > 0; left -= 1) {
      await sendOnce(owner, aheadMs, anyKill(random));
      await settled(owner);
      aheadMs += random.integerBelow(25 * 60_000);
    }
    await sweep(owner, aheadMs);
    expect(copiesFor(owner), `sequence ${seed}`).toEqual([1, 1, 1]);
  });
});

test(`${CONCURRENT_RUNS} runs of three concurrent senders, most of them killed: one email each`, async () => {
  for (let seed = 1; seed <= CONCURRENT_RUNS; seed += 1) {
    const random = seededRandom(1_000 + seed);
    const owner = await ownerWithTeam();
    const kills = [1, 2, 3].map(() => (random.chance(0.7) ? anyKill(random) : undefined));
    await Promise.all(kills.map((kill) => sendOnce(owner, 0, kill)));
    await sweep(owner, 0);
    expect(copiesFor(owner), `run ${seed}`).toEqual([1, 1, 1]);
  }
});

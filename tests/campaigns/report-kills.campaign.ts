import { expect, test } from 'vitest';
import { type Mode, reportSimulation } from '../fakes/report-simulation.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const SEQUENCES = 10_000;
const RECIPIENTS = ['owner@example.com', 'tom@example.com', 'ann@example.com'];

/** A report run with two to four kills of up to three concurrent workers and late events of the email service. */
async function runWithKills(seed: number, losesEvents: boolean) {
  const random = seededRandom(seed);
  const world = reportSimulation({
    random,
    evidenceAfter: () => (losesEvents && random.chance(0.5) ? undefined : random.integerBelow(880)),
    outcome: () => (random.chance(0.1) ? 'unknown' : random.chance(0.1) ? 'deferred' : 'accepted'),
  });
  world.connect('America/New_York', '2026-11-18T20:00:00Z');
  world.at('2026-11-20T14:00:00Z');
  const kill = () => ({
    effect: 1 + random.integerBelow(45),
    mode: random.pick<Mode>(['before', 'mid', 'after']),
  });
  for (let kills = 2 + random.integerBelow(3); kills > 0; ) {
    const workers = Array.from({ length: 1 + random.integerBelow(3) }, () => world.worker(kill()));
    kills -= workers.length;
    await world.runInterleaved(workers.map((worker) => worker.send()));
    world.advance(random.integerBelow(25 * 60));
  }
  for (let quarter = 0; quarter < 24; quarter += 1) {
    world.advance(15 * 60);
    await world.runInterleaved([world.worker().send()]);
  }
  return { world, copies: RECIPIENTS.map((to) => world.mailsTo(to).length) };
}

test(`${SEQUENCES} report runs with killed workers: every recipient gets exactly one email`, async () => {
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const { copies } = await runWithKills(seed, false);
    expect(copies, `seed ${seed}`).toEqual([1, 1, 1]);
  }
});

test('with half of the email service’s responses lost: no email is missing, and every duplicate follows an alarm', async () => {
  let duplicates = 0;
  for (let seed = 1; seed <= SEQUENCES / 5; seed += 1) {
    const { world, copies } = await runWithKills(seed, true);
    expect(Math.min(...copies), `seed ${seed}`).toBeGreaterThanOrEqual(1);
    const extra = copies.reduce((sum, count) => sum + count - 1, 0);
    const alarms = world.notices.filter((notice) => notice === 'ambiguous-send').length;
    expect(extra, `seed ${seed}`).toBeLessThanOrEqual(alarms);
    duplicates += extra;
  }
  process.stdout.write(`${duplicates} duplicates in ${(SEQUENCES / 5) * 3} mails\n`);
});

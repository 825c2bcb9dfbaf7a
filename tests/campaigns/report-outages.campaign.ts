import { expect, test } from 'vitest';
import { timezones } from '../../lambdas/contract/timezones.ts';
import { reportSimulation } from '../fakes/report-simulation.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const QUARTER_MS = 900_000;
const OUTAGES = 1_000;

test(`${OUTAGES} outages of up to three days: at most one email per date, the latest soon after, windows without gap`, async () => {
  for (let seed = 1; seed <= OUTAGES; seed += 1) {
    const random = seededRandom(seed);
    const connectedAt = '2026-10-20T07:00:00.000Z';
    const world = reportSimulation({ now: new Date(connectedAt) });
    world.connect(random.pick(timezones), connectedAt);
    const start = Date.parse(connectedAt) + random.integerBelow(6 * 86_400_000);
    const end = start + 60_000 + random.integerBelow(72 * 3_600_000);
    for (let at = Date.parse(connectedAt); at < end + 36 * 3_600_000; at += QUARTER_MS) {
      world.at(new Date(at).toISOString());
      if (at < start || at >= end) await world.worker().send();
    }
    const all = world.mails.map(({ to, date }) => `${to} ${date}`);
    expect(new Set(all).size, `seed ${seed}`).toBe(all.length);
    const late = world.mails.filter(({ at }) => at >= end && at < end + 2 * QUARTER_MS);
    expect(new Set(late.map(({ date }) => date)).size).toBeLessThanOrEqual(1);
    const windows = [...world.table.rows.reports.values()].map(({ window }) => window);
    windows.sort((one, other) => (one.from < other.from ? -1 : 1));
    expect(windows[0]?.from).toBe(connectedAt);
    for (const [place, { from }] of windows.slice(1).entries())
      expect(from).toBe(windows[place]?.to);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduleFor } from '../../lambdas/reports/schedule/report-schedule.ts';
import { reportSimulation } from '../fakes/report-simulation.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const QUARTER_MS = 900_000;
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];
type World = ReturnType<typeof reportSimulation>;

/** Runs the sweep every 15 minutes, except during outages. */
async function sweepUntil(
  world: World,
  until: string,
  isOut: (now: Date) => boolean = () => false,
) {
  const end = Date.parse(until);
  for (let at = world.now.getTime() + QUARTER_MS; at <= end; at += QUARTER_MS) {
    world.at(new Date(at).toISOString());
    if (!isOut(world.now)) await world.worker().send();
  }
}

/** The windows of the sent reports, oldest first. */
const windowsOf = (world: World) =>
  [...world.table.rows.reports.values()]
    .filter(({ date }) => world.mails.some((mail) => mail.date === date))
    .map(({ window }) => window)
    .sort((one, other) => (one.from < other.from ? -1 : 1));

function expectNoGaps(world: World, connectedAt: string) {
  const windows = windowsOf(world);
  expect(windows[0]?.from).toBe(connectedAt);
  for (const [place, window] of windows.entries()) {
    expect(window.from < window.to).toBe(true);
    if (place > 0) expect(window.from).toBe(windows[place - 1]?.to);
  }
}
function expectOncePerDate(world: World) {
  const all = world.mails.map(({ to, date }) => `${to} ${date}`);
  expect(new Set(all).size).toBe(all.length);
}

test.each([
  ['east at 08:59', 'America/New_York', '2026-11-20T13:59:00Z', 'Europe/Berlin'],
  ['east at 09:01', 'America/New_York', '2026-11-20T14:01:00Z', 'Asia/Tokyo'],
  ['west at 08:59', 'Asia/Tokyo', '2026-11-19T23:59:00Z', 'America/Los_Angeles'],
  ['west at 09:01', 'Asia/Tokyo', '2026-11-20T00:01:00Z', 'America/Los_Angeles'],
  [
    'across the date line at 09:01',
    'Pacific/Kiritimati',
    '2026-11-19T19:01:00Z',
    'Pacific/Pago_Pago',
  ],
])(
  'a move %s neither duplicates a date nor leaves a gap between two reports',
  async (_, from, at, to) => {
    const connectedAt = '2026-11-17T12:00:00.000Z';
    const world = reportSimulation({ now: new Date(connectedAt) });
    world.connect(from, connectedAt);
    await sweepUntil(world, at);
    world.at(at);
    if (at.includes(':01:')) await world.worker().send();
    world.connect(to, connectedAt);
    await sweepUntil(world, '2026-11-24T00:00:00Z');
    expectOncePerDate(world);
    expectNoGaps(world, connectedAt);
    expect(new Set(world.mails.map(({ date }) => date)).size).toBeGreaterThanOrEqual(4);
  },
);

test('an owner who changes zones every few hours gets one report per date, with every visit once', async () => {
  const moves = fc.array(
    fc.record({ hours: fc.integer({ min: 1, max: 30 }), zone: fc.constantFrom(...zones) }),
    { minLength: 1, maxLength: 12 },
  );
  const connectedAt = '2026-10-20T07:00:00.000Z';
  await fc.assert(
    fc.asyncProperty(moves, async (journey) => {
      const world = reportSimulation({ now: new Date(connectedAt) });
      world.connect('Europe/Berlin', connectedAt);
      for (const { hours, zone } of journey) {
        await sweepUntil(world, new Date(world.now.getTime() + hours * 3_600_000).toISOString());
        world.connect(zone, connectedAt);
      }
      expectOncePerDate(world);
      if (world.mails.length > 0) expectNoGaps(world, connectedAt);
    }),
    { numRuns: 40 },
  );
});

test('after an outage of up to three days the latest date is emailed once, without gaps between windows', async () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const random = seededRandom(seed);
    const connectedAt = '2026-10-20T07:00:00.000Z';
    const world = reportSimulation({ now: new Date(connectedAt) });
    world.connect(random.pick(zones), connectedAt);
    const start = Date.parse(connectedAt) + random.integerBelow(6 * 86_400_000);
    const end = start + 60_000 + random.integerBelow(72 * 3_600_000);
    const isOut = (now: Date) => now.getTime() >= start && now.getTime() < end;
    await sweepUntil(world, '2026-10-31T00:00:00Z', isOut);
    expectOncePerDate(world);
    expectNoGaps(world, connectedAt);
    const late = world.mails.filter(({ at }) => at >= end && at < end + 1_800_000);
    expect(new Set(late.map(({ date }) => date)).size).toBeLessThanOrEqual(1);
  }
});

test('an owner who moves west before the first report gets it at the first 9:00 there', () => {
  const connectedAt = '2026-11-20T01:00:00.000Z'; // 09:00 on the 20th in Kuala Lumpur, 15:30 on the 19th in the Marquesas
  const facts = { ownerId: 'ann', connectedAt };
  const east = scheduleFor({ ...facts, zone: 'Asia/Kuala_Lumpur' }, undefined);
  expect(east.next).toBe('2026-11-21');
  const west = scheduleFor({ ...facts, zone: 'Pacific/Marquesas' }, east);
  expect(west).toMatchObject({ next: '2026-11-20', coveredUntil: connectedAt });
  // A started report uses up its date, so the next one is later.
  expect(
    scheduleFor({ ...facts, zone: 'Pacific/Marquesas' }, { ...east, begun: '2026-11-21' }).next,
  ).toBe('2026-11-21');
});

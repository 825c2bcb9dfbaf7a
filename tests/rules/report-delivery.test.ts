import { expect, test } from 'vitest';
import { CLAIM_RETRY_SECONDS } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import type { ReportSchedule } from '../../lambdas/reports/schedule/report-schedule.ts';
import {
  type Mode,
  person,
  reportSimulation,
  type SimulationOptions,
} from '../fakes/report-simulation.ts';
import { seededRandom } from '../fakes/seeded-random.ts';

const ZONE = 'America/New_York';
const CONNECTED = '2026-11-18T20:00:00Z';
const DATE = '2026-11-20';
const NINE = '2026-11-20T14:00:00Z';
const RECIPIENTS = ['owner@example.com', 'tom@example.com', 'ann@example.com'];

function simulationAtNine(options: SimulationOptions = {}) {
  const world = reportSimulation(options);
  world.connect(ZONE, CONNECTED);
  world.at(NINE);
  return world;
}

/** Runs a new worker every 15 minutes, as the sweep does. */
async function sweepUntilNoon(world: ReturnType<typeof simulationAtNine>) {
  for (let quarter = 0; quarter < 12; quarter += 1) {
    world.advance(15 * 60);
    await world.worker().send();
  }
}
const copies = (world: ReturnType<typeof simulationAtNine>) =>
  RECIPIENTS.map((to) => world.mailsTo(to, DATE).length);

test('mails a report once to the owner and to every member [STATE-27]', async () => {
  const world = simulationAtNine();
  expect(await world.worker().send()).toEqual({ kind: 'done' });
  expect(copies(world)).toEqual([1, 1, 1]);
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([1, 1, 1]);
});

test('the email log lists the recipients, the owner and weekly readers', async () => {
  const weekly = { ...person('tom'), isWeekly: true as const };
  const world = simulationAtNine({ recipients: [weekly, person('owner', 'owner')] });
  await world.worker().send();
  expect([...world.table.rows.logs.values()]).toMatchObject([
    {
      sent_email_addresses: ['tom@example.com', 'owner@example.com'],
      owner_email: 'owner@example.com',
      weekly_readers: ['tom@example.com'],
      date: DATE,
    },
  ]);
});

test.each([
  [1, DATE],
  [0, '2026-11-18'],
])('a report of %i visits leaves %s as the date of the last visit', async (visits, date) => {
  const world = simulationAtNine({ visits: () => visits });
  await world.worker().send();
  const [schedule] = world.table.rows.schedules.values();
  expect(schedule).toMatchObject({ lastVisitOn: date, next: '2026-11-21' });
});

test.each([
  ['before its day is over', CONNECTED, '2026-11-19T04:59:00Z'],
  ['without a website', undefined, NINE],
])('no report is written %s', async (_, connectedAt, now) => {
  const world = reportSimulation();
  world.connect(ZONE, connectedAt);
  world.at(now);
  expect(await world.worker().prepare()).toBe('not-due');
  expect(world.table.rows.reports.size).toBe(0);
});

test('a written report whose content is gone fails with a reason and is not marked as sent', async () => {
  const world = simulationAtNine();
  await world.worker().prepare();
  world.table.rows.contents.clear();
  await expect(world.worker().send()).rejects.toThrow(`report of ${DATE}`);
  expect([...world.table.rows.reports.values()]).toMatchObject([{ state: 'written' }]);
  expect(copies(world)).toEqual([0, 0, 0]);
});

test('a worker killed at any effect causes no lost and no duplicate email', async () => {
  const trial = simulationAtNine();
  await trial.worker().send();
  const modes: Mode[] = ['before', 'mid', 'after'];
  const scenarios = Array.from({ length: trial.effects }, (_, index) => index + 1);
  expect(scenarios.length).toBeGreaterThan(30);
  for (const effect of scenarios) {
    for (const mode of modes) {
      const world = simulationAtNine();
      expect(await world.worker({ effect, mode }).send()).toBe('killed');
      await sweepUntilNoon(world);
      expect(copies(world), `killed ${mode} effect ${effect}`).toEqual([1, 1, 1]);
    }
  }
});

test('two to four kills in a row and three concurrent workers lose and duplicate no email', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = seededRandom(seed);
    const world = simulationAtNine({ random: random });
    const kill = () => ({
      effect: 1 + random.integerBelow(40),
      mode: random.pick<Mode>(['before', 'mid', 'after']),
    });
    for (let round = random.integerBelow(3); round >= 0; round -= 1) {
      const workers = [1, 2, 3].map(() => world.worker(random.chance(0.7) ? kill() : undefined));
      await world.runInterleaved(workers.map((worker) => worker.send()));
      world.advance(random.integerBelow(20 * 60));
    }
    for (let quarter = 0; quarter < 12; quarter += 1) {
      world.advance(15 * 60);
      await world.runInterleaved([world.worker().send()]);
    }
    expect(copies(world), `seed ${seed}`).toEqual([1, 1, 1]);
  }
});

test('after a lost reply of the email service, waits for its Send event and trusts it', async () => {
  let isFirst = true;
  const outcome = () => {
    const lost = isFirst;
    isFirst = false;
    return lost ? ('unknown' as const) : ('accepted' as const);
  };
  const world = simulationAtNine({ outcome, evidenceAfter: () => 600 });
  expect(await world.worker().send()).toEqual({ kind: 'again', inSeconds: 900 });
  expect(copies(world)).toEqual([1, 1, 1]);
  await sweepUntilNoon(world);
  expect([copies(world), world.notices]).toEqual([[1, 1, 1], []]);
});

test('a missing Send event costs a second email and an alarm, never a missing email', async () => {
  const outcome = ({ attempt }: { attempt: number }) => (attempt === 1 ? 'unknown' : 'accepted');
  const world = simulationAtNine({ outcome, evidenceAfter: () => undefined });
  await world.worker().send();
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([2, 2, 2]);
  expect(world.notices).toEqual(['ambiguous-send', 'ambiguous-send', 'ambiguous-send']);
});

test('a throttled email is retried and never dropped; an invalid address delays no other', async () => {
  let patience = 4;
  const world = simulationAtNine({
    outcome: ({ to }) => {
      if (to === 'tom@example.com') return 'rejected';
      patience -= 1;
      return patience >= 0 ? 'deferred' : 'accepted';
    },
  });
  expect(await world.worker().send()).toEqual({ kind: 'again', inSeconds: 20 });
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([1, 0, 1]);
  expect(world.notices).toEqual(['email-rejected']);
});

test('an address that the email service never accepts holds back no later report', async () => {
  const world = simulationAtNine({
    outcome: ({ to }) => (to === 'tom@example.com' ? 'deferred' : 'accepted'),
  });
  for (const day of ['20', '21', '22', '23']) {
    world.at(`2026-11-${day}T14:00:00Z`);
    await world.worker().send();
    await sweepUntilNoon(world);
  }
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  const mailed = dates.map((date) => world.mailsTo('owner@example.com', date).length);
  // The report of the 23rd covers the days since that of the 20th.
  expect(mailed).toEqual([1, 0, 0, 1]);
  expect(world.notices).toContain('email-rejected');
});

test('a report that starts late after an outage and is interrupted by midnight reaches every recipient', async () => {
  const lateEvening = () => {
    const world = reportSimulation();
    world.connect(ZONE, CONNECTED);
    world.at('2026-11-23T04:50:00Z'); // 23:50 on the third day without a report
    return world;
  };
  const mailed = (world: ReturnType<typeof lateEvening>) =>
    RECIPIENTS.map((to) => world.mailsTo(to, '2026-11-22').length);
  const trial = lateEvening();
  await trial.worker().send();
  let interrupted = 0;
  for (let effect = 1; effect <= trial.effects; effect += 1) {
    const world = lateEvening();
    await world.worker({ effect, mode: 'after' }).send();
    const [schedule] = world.table.rows.schedules.values();
    if (schedule?.begun === undefined) continue; // the next report covers its window
    interrupted += 1;
    world.at('2026-11-23T14:00:00Z');
    await sweepUntilNoon(world);
    expect(mailed(world), `killed after effect ${effect}`).toEqual([1, 1, 1]);
    expect(world.mailsTo('owner@example.com', '2026-11-23')).toHaveLength(1);
  }
  expect(interrupted).toBeGreaterThan(5);
});

test('a member who leaves during sending gets no email; one who joins gets the next day’s', async () => {
  const world = simulationAtNine({
    outcome: ({ to }) => {
      if (to === 'owner@example.com') {
        world.recipients = [person('owner', 'owner'), person('ann'), person('new')];
      }
      return 'accepted';
    },
  });
  await world.worker().send();
  expect(copies(world)).toEqual([1, 0, 1]);
  expect(world.mailsTo('new@example.com')).toEqual([]);
  world.at('2026-11-21T14:00:00Z');
  await world.worker().send();
  expect(world.mailsTo('new@example.com', '2026-11-21')).toHaveLength(1);
});

test('nothing is sent before 9:00, on the day of the connection, or without a website', async () => {
  const world = reportSimulation();
  world.connect(ZONE, '2026-11-20T13:59:00Z');
  world.at('2026-11-20T14:00:00Z');
  await world.worker().send();
  world.at('2026-11-21T13:59:59Z');
  await world.worker().send();
  expect(world.mails).toEqual([]);
  world.at('2026-11-21T14:00:00Z');
  await world.worker().send();
  expect(world.mails).toHaveLength(3);
  world.connect(ZONE, undefined);
  world.at('2026-11-22T14:00:00Z');
  await world.worker().send();
  expect(world.mails).toHaveLength(3);
});

test('a clock that goes back an hour sends nothing again', async () => {
  const world = simulationAtNine();
  await world.worker().send();
  world.advance(-3600);
  await world.worker().send();
  world.advance(7200);
  await world.worker().send();
  expect(copies(world)).toEqual([1, 1, 1]);
});

test('a report finished long after 9:00 raises a notice, one in time does not', async () => {
  const punctual = simulationAtNine();
  await punctual.worker().send();
  expect(punctual.notices).toEqual([]);
  const late = simulationAtNine();
  late.advance(45 * 60);
  await late.worker().send();
  expect(late.notices).toEqual(['late-report']);
});

test.each([
  ['is being written by another worker', '2026-11-20T14:05:00Z', 'again'],
  ['was left by a dead worker', '2026-11-20T13:59:00Z', 'done'],
] as const)('a report that %s is sent: %s', async (_, leaseUntil, kind) => {
  const world = simulationAtNine();
  const { ownerId, table } = world;
  const window = { from: '2026-11-19T05:00:00.000Z', to: '2026-11-20T05:00:00.000Z' };
  const claim = { ownerId, date: DATE, zone: ZONE, window, leaseUntil, fence: 1 };
  table.rows.reports.set(DATE, { ...claim, state: 'claimed' });
  const isHeld = kind === 'again';
  const answer = { kind, ...(isHeld && { inSeconds: CLAIM_RETRY_SECONDS }) };
  expect(await world.worker().send()).toEqual(answer);
  expect(copies(world)).toEqual(isHeld ? [0, 0, 0] : [1, 1, 1]);
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([1, 1, 1]);
});

test('a day with nothing to report is closed without an email', async () => {
  const world = simulationAtNine({ visits: () => 0 });
  const { ownerId, table } = world;
  const known = table.rows.schedules.get(ownerId) as ReportSchedule;
  table.rows.schedules.set(ownerId, { ...known, lastMail: { kind: 'quiet', paused: true } });
  expect(await world.worker().send()).toEqual({ kind: 'done' });
  expect(copies(world)).toEqual([0, 0, 0]);
  expect(table.rows.schedules.get(ownerId)?.next).toBe('2026-11-21');
});

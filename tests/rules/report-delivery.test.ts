import { expect, test } from 'vitest';
import type { Attempt } from '../../lambdas/adapters/mail.ts';
import { MAIL_ANNOUNCED_SECONDS, MAIL_EVIDENCE_MINUTES } from '../../lambdas/contract/limits.ts';
import type { Delivery } from '../../lambdas/emails/delivery/delivery.ts';
import {
  HELD_SECONDS,
  sendToRecipient,
} from '../../lambdas/reports/delivery/send-to-recipient.protocol.ts';
import type { ReportSchedule } from '../../lambdas/reports/schedule/report-schedule.ts';
import { dice } from '../fakes/dice.ts';
import { type Mode, morningWorld, person, type WorldOptions } from '../fakes/morning-world.ts';

const ZONE = 'America/New_York';
const CONNECTED = '2026-11-18T20:00:00Z';
const DATE = '2026-11-20';
const NINE = '2026-11-20T14:00:00Z';
const EVERYONE = ['owner@example.com', 'tom@example.com', 'ann@example.com'];

function nineOClock(options: WorldOptions = {}) {
  const world = morningWorld(options);
  world.connect(ZONE, CONNECTED);
  world.at(NINE);
  return world;
}

/** The sweep: every quarter of an hour a new worker looks at what is missing. */
async function sweepUntilNoon(world: ReturnType<typeof nineOClock>) {
  for (let quarter = 0; quarter < 12; quarter += 1) {
    world.pass(15 * 60);
    await world.worker().send();
  }
}
const copies = (world: ReturnType<typeof nineOClock>) =>
  EVERYONE.map((to) => world.mailsTo(to, DATE).length);

test('mails a report once to the owner and to every member [STATE-27]', async () => {
  const world = nineOClock();
  expect(await world.worker().send()).toEqual({ kind: 'done' });
  expect(copies(world)).toEqual([1, 1, 1]);
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([1, 1, 1]);
});

test('the log of emails names their recipients, the owner and who reads once a week', async () => {
  const weekly = { ...person('tom'), isWeekly: true as const };
  const world = nineOClock({ recipients: [weekly, person('owner', 'owner')] });
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

test('a worker killed at any effect causes no lost and no duplicate email', async () => {
  const trial = nineOClock();
  await trial.worker().send();
  const modes: Mode[] = ['before', 'mid', 'after'];
  const scenarios = Array.from({ length: trial.effects }, (_, index) => index + 1);
  expect(scenarios.length).toBeGreaterThan(30);
  for (const effect of scenarios) {
    for (const mode of modes) {
      const world = nineOClock();
      expect(await world.worker({ effect, mode }).send()).toBe('killed');
      await sweepUntilNoon(world);
      expect(copies(world), `killed ${mode} effect ${effect}`).toEqual([1, 1, 1]);
    }
  }
});

test('two to four kills in a row, and three workers at once, change nothing about it', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = dice(seed);
    const world = nineOClock({ dice: random });
    const kill = () => ({
      effect: 1 + random.upTo(40),
      mode: random.pick<Mode>(['before', 'mid', 'after']),
    });
    for (let round = random.upTo(3); round >= 0; round -= 1) {
      const workers = [1, 2, 3].map(() => world.worker(random.chance(0.7) ? kill() : undefined));
      await world.together(workers.map((worker) => worker.send()));
      world.pass(random.upTo(20 * 60));
    }
    for (let quarter = 0; quarter < 12; quarter += 1) {
      world.pass(15 * 60);
      await world.together([world.worker().send()]);
    }
    expect(copies(world), `seed ${seed}`).toEqual([1, 1, 1]);
  }
});

test('after a lost reply of the email service, waits for its Send event and trusts it', async () => {
  let isFirst = true;
  const fate = () => {
    const lost = isFirst;
    isFirst = false;
    return lost ? ('unknown' as const) : ('accepted' as const);
  };
  const world = nineOClock({ fate, evidenceAfter: () => 600 });
  expect(await world.worker().send()).toEqual({ kind: 'again', inSeconds: 900 });
  expect(copies(world)).toEqual([1, 1, 1]);
  await sweepUntilNoon(world);
  expect([copies(world), world.notices]).toEqual([[1, 1, 1], []]);
});

test('a missing Send event costs a second email and an alarm, never a missing email', async () => {
  const fate = ({ attempt }: { attempt: number }) => (attempt === 1 ? 'unknown' : 'accepted');
  const world = nineOClock({ fate, evidenceAfter: () => undefined });
  await world.worker().send();
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([2, 2, 2]);
  expect(world.notices).toEqual(['ambiguous-send', 'ambiguous-send', 'ambiguous-send']);
});

test('a throttled email is retried and never dropped; an invalid address delays no other', async () => {
  let patience = 4;
  const world = nineOClock({
    fate: ({ to }) => {
      if (to === 'tom@example.com') return 'refused-for-good';
      patience -= 1;
      return patience >= 0 ? 'refused-for-now' : 'accepted';
    },
  });
  expect(await world.worker().send()).toEqual({ kind: 'again', inSeconds: 20 });
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([1, 0, 1]);
  expect(world.notices).toEqual(['refused-for-good']);
});

test('who leaves while the report is going out gets none; who joins gets tomorrow’s', async () => {
  const world = nineOClock({
    fate: ({ to }) => {
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

test('nothing is sent before nine, on the day of the connection, or without a website', async () => {
  const world = morningWorld();
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
  const world = nineOClock();
  await world.worker().send();
  world.pass(-3600);
  await world.worker().send();
  world.pass(7200);
  await world.worker().send();
  expect(copies(world)).toEqual([1, 1, 1]);
});

test('a report finished long after 9:00 raises a notice, one in time does not', async () => {
  const punctual = nineOClock();
  await punctual.worker().send();
  expect(punctual.notices).toEqual([]);
  const late = nineOClock();
  late.pass(45 * 60);
  await late.worker().send();
  expect(late.notices).toEqual(['late-report']);
});

test.each([
  ['is being written by another worker', '2026-11-20T14:05:00Z', 'again'],
  ['was left by a dead worker', '2026-11-20T13:59:00Z', 'done'],
] as const)('a report that %s is sent: %s', async (_, leaseUntil, kind) => {
  const world = nineOClock();
  const { ownerId, table } = world;
  const window = { from: '2026-11-19T05:00:00.000Z', to: '2026-11-20T05:00:00.000Z' };
  const claim = { ownerId, date: DATE, zone: ZONE, window, leaseUntil, fence: 1 };
  table.rows.reports.set(DATE, { ...claim, state: 'claimed' });
  const isHeld = kind === 'again';
  const answer = { kind, ...(isHeld && { inSeconds: HELD_SECONDS }) };
  expect(await world.worker().send()).toEqual(answer);
  expect(copies(world)).toEqual(isHeld ? [0, 0, 0] : [1, 1, 1]);
  await sweepUntilNoon(world);
  expect(copies(world)).toEqual([1, 1, 1]);
});

test('a day with nothing to report is closed without an email', async () => {
  const world = nineOClock({ visits: () => 0 });
  const { ownerId, table } = world;
  const known = table.rows.schedules.get(ownerId) as ReportSchedule;
  table.rows.schedules.set(ownerId, { ...known, lastMail: { kind: 'quiet', paused: true } });
  expect(await world.worker().send()).toEqual({ kind: 'done' });
  expect(copies(world)).toEqual([0, 0, 0]);
  expect(table.rows.schedules.get(ownerId)?.next).toBe('2026-11-21');
});

/** One recipient at nine, and what the worker did: with a known delivery, an answer of the mail service and its delay. */
async function sendOne({ known, answer = 'accepted', seconds = 0, announced = 0 }: Sending) {
  let now = Date.parse(NINE);
  const done: string[] = [];
  const note =
    (what: string) =>
    async (...facts: readonly unknown[]) => {
      done.push([what, ...facts.filter((fact) => typeof fact === 'string')].join(' '));
    };
  const recipient = person('ann');
  const ports = {
    deliveries: {
      find: async () => known,
      announce: async () => {
        now += announced * 1_000;
        return announced >= 0;
      },
      sent: note('sent'),
      release: note('release'),
      fail: note('fail'),
      suppress: note('suppress'),
    },
    recipients: async () => [recipient],
    mail: async ({ attempt }: { attempt: number }) => {
      done.push(`mail ${attempt}`);
      now += seconds * 1_000;
      return { kind: answer, messageId: 'message' };
    },
    clock: () => new Date(now),
    notice: (event: string) => void done.push(event),
  };
  const outgoing = { report: { ownerId: 'owner', date: DATE }, recipient };
  const wait = await sendToRecipient(ports as never, outgoing as never);
  return { wait, done };
}
interface Sending {
  readonly known?: Partial<Delivery>;
  readonly answer?: Attempt['kind'];
  /** How long the mail service took, and the announcement; -1 when another worker announced first. */
  readonly seconds?: number;
  readonly announced?: number;
}
const sending = { state: 'sending', attempts: 1, startedAt: NINE } as const;
const EVIDENCE = MAIL_EVIDENCE_MINUTES * 60;
const minutesBefore = (minutes: number) =>
  new Date(Date.parse(NINE) - minutes * 60_000).toISOString();

test.each<[string, Sending, wait: number, done: readonly string[]]>([
  ['a first email is sent', {}, 0, ['mail 1', 'sent message']],
  ['a finished one is left alone', { known: { ...sending, state: 'sent' } }, 0, []],
  [
    'one that the mail service reported is only marked as sent',
    { known: { ...sending, evidence: ['reported'] } },
    0,
    ['sent reported'],
  ],
  ['one without a reply waits for the report', { known: sending }, EVIDENCE, []],
  [
    'one without a report is sent again, with an alarm',
    { known: { ...sending, startedAt: minutesBefore(MAIL_EVIDENCE_MINUTES) } },
    0,
    ['ambiguous-send', 'mail 2', 'sent message'],
  ],
  [
    'a throttled one was not sent, so the next attempt is no alarm',
    { known: { ...sending, state: 'waiting' } },
    0,
    ['mail 2', 'sent message'],
  ],
  ['one that another worker announced is held', { announced: -1 }, HELD_SECONDS, []],
  [
    'an announced one is sent in time',
    { announced: MAIL_ANNOUNCED_SECONDS },
    0,
    ['mail 1', 'sent message'],
  ],
  [
    'a worker that froze after its announcement sends nothing when it wakes',
    { announced: MAIL_ANNOUNCED_SECONDS + 1 },
    HELD_SECONDS,
    [],
  ],
  ['a throttled one is released', { answer: 'refused-for-now' }, 20, ['mail 1', 'release']],
  [
    'a refused one fails with an alarm',
    { answer: 'refused-for-good' },
    0,
    ['mail 1', 'fail', 'refused-for-good'],
  ],
  [
    'after a lost reply waits for the rest of the time that a report may take',
    { answer: 'unknown', seconds: 10 },
    EVIDENCE - 10,
    ['mail 1'],
  ],
  [
    'a reply lost for longer than a report may take is looked into at once',
    { answer: 'unknown', seconds: EVIDENCE },
    1,
    ['mail 1'],
  ],
])('%s [STATE-27]', async (_, scene, wait, done) => {
  expect(await sendOne(scene)).toEqual({ wait, done });
});

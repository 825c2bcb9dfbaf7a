import type { Attempt } from '../../lambdas/adapters/mail.ts';
import type { SummaryData } from '../../lambdas/contract/report-summary.ts';
import type { Recipient } from '../../lambdas/contract/rules/recipients.ts';
import {
  type PreparePorts,
  prepareReport,
} from '../../lambdas/reports/content/prepare-report.protocol.ts';
import { type SendPorts, sendReport } from '../../lambdas/reports/delivery/send-report.protocol.ts';
import {
  type Mailing,
  mailingOf,
  scheduleFor,
} from '../../lambdas/reports/schedule/report-schedule.ts';
import type { Dice } from './dice.ts';
import { ledgers } from './ledgers.ts';

/** Where a worker crashes: just before an effect, during it (done, without a reply), or just after. */
export type Mode = 'before' | 'mid' | 'after';
export interface Kill {
  readonly effect: number;
  readonly mode: Mode;
}

export interface WorldOptions {
  readonly recipients?: readonly Recipient[];
  readonly zone?: string;
  readonly connectedAt?: string;
  readonly now?: Date;
  /** How long the mail service's word takes, in seconds; undefined when it is lost. */
  readonly evidenceAfter?: (mail: SentMail) => number | undefined;
  /** What becomes of an attempt; `accepted` where nothing is said. */
  readonly fate?: (mail: Omit<SentMail, 'at'>) => Attempt['kind'];
  readonly visits?: (window: { from: string; to: string }) => number;
  /** With dice, workers take turns at random between any two effects. */
  readonly dice?: Dice;
}

export interface SentMail {
  readonly to: string;
  readonly date: string;
  readonly attempt: number;
  readonly at: number;
}

export const person = (name: string, role: Recipient['role'] = 'member'): Recipient => ({
  email: `${name}@example.com`,
  role,
  hash: name,
});

/** One owner's mornings in memory: a table, a mail service whose word comes late, a clock, and workers that die. */
export function morningWorld(options: WorldOptions = {}) {
  const ownerId = 'a0000000-0000-4000-8000-000000000001';
  const table = ledgers();
  const world = {
    ownerId,
    table,
    now: options.now ?? new Date('2026-11-20T14:00:00Z'),
    recipients: options.recipients ?? [person('owner', 'owner'), person('tom'), person('ann')],
    mails: [] as SentMail[],
    notices: [] as string[],
    effects: 0,
  };
  const events: { at: number; deliver: () => void }[] = [];
  let messages = 0;
  const turns: (() => void)[] = [];

  function settle() {
    for (const event of events.filter(({ at }) => at <= world.now.getTime())) {
      event.deliver();
      events.splice(events.indexOf(event), 1);
    }
  }

  async function post(mail: Omit<SentMail, 'at'>, hash: string): Promise<Attempt> {
    const kind = options.fate?.(mail) ?? 'accepted';
    if (kind === 'refused-for-good' || kind === 'refused-for-now') return { kind, cause: kind };
    const sent = { ...mail, at: world.now.getTime() };
    world.mails.push(sent);
    messages += 1;
    const messageId = `message-${messages}`;
    const seconds = options.evidenceAfter ? options.evidenceAfter(sent) : 1;
    if (seconds !== undefined) {
      const deliver = () => table.recordSendEvent({ date: mail.date, hash }, messageId);
      events.push({ at: sent.at + seconds * 1000, deliver });
    }
    return kind === 'unknown' ? { kind, cause: 'lost' } : { kind, messageId };
  }

  /** A worker whose every effect may be its last. A dead one is a promise that never ends. */
  function worker(kill?: Kill) {
    let effects = 0;
    let die: () => void = () => {};
    const death = new Promise<'killed'>((done) => {
      die = () => done('killed');
    });
    const never = () => new Promise<never>(() => {});
    const effect =
      <A extends unknown[], R>(apply: (...args: A) => Promise<R>) =>
      async (...args: A): Promise<R> => {
        if (options.dice) await new Promise<void>((turn) => turns.push(turn));
        effects += 1;
        world.effects = Math.max(world.effects, effects);
        const mode = kill?.effect === effects ? kill.mode : undefined;
        if (mode === 'before') {
          die();
          return never();
        }
        const result = await apply(...args);
        if (mode === undefined) return result;
        // "After" lets the worker hear the answer; it dies before it can do anything with it.
        if (mode === 'after') queueMicrotask(die);
        else die();
        return never();
      };
    const all = <T extends object>(port: T): T =>
      Object.fromEntries(
        Object.entries(port).map(([name, apply]) => [name, effect(apply.bind(port))]),
      ) as T;

    const prepare: PreparePorts<{ visits: number; mailing: Mailing }> = {
      schedules: all(table.schedules),
      reports: all(table.reports),
      contents: all(table.contents),
      gather: effect(async ({ window, schedule, day }) => {
        const visits = options.visits?.(window) ?? 3;
        const heard = { visits, rejected: 0, isScriptMissing: false };
        return { visits, mailing: mailingOf(schedule, day, heard) };
      }),
      write: effect(async ({ date }, { visits }) => contentOf(date, visits)),
    };
    const send: SendPorts = {
      ...prepare,
      schedules: all(table.schedules),
      reports: all(table.reports),
      contents: all(table.contents),
      deliveries: all(table.deliveries),
      logs: all(table.logs),
      prepare: (owner, now) => prepareReport(prepare, { ownerId: owner, now }),
      recipients: effect(async () => world.recipients),
      remember: effect(async () => {}),
      mail: effect(({ recipient, report, attempt }) =>
        post({ to: recipient.email, date: report.date, attempt }, recipient.hash),
      ),
      clock: () => world.now,
      notice: (event) => world.notices.push(event),
    };
    return {
      prepare: () => Promise.race([prepareReport(prepare, { ownerId, now: world.now }), death]),
      send: () => Promise.race([sendReport(send, { ownerId, now: world.now }), death]),
    };
  }

  return Object.assign(world, {
    worker,
    at(instant: string) {
      world.now = new Date(instant);
      settle();
    },
    pass(seconds: number) {
      world.now = new Date(world.now.getTime() + seconds * 1000);
      settle();
    },
    settle,
    connect(zone: string, connectedAt: string | undefined) {
      const known = table.rows.schedules.get(ownerId);
      table.rows.schedules.set(ownerId, scheduleFor({ ownerId, zone, connectedAt }, known));
    },
    /** Lets all given workers run, one effect at a time in random order, until each has ended or died. */
    async together(work: Promise<unknown>[]) {
      let open = true;
      const all = Promise.all(work).then(() => {
        open = false;
      });
      while (open) {
        await new Promise((next) => setImmediate(next));
        if (turns.length > 0) turns.splice(options.dice?.upTo(turns.length) ?? 0, 1)[0]?.();
      }
      await all;
    },
    mailsTo: (to: string, date?: string) =>
      world.mails.filter((mail) => mail.to === to && (date === undefined || mail.date === date)),
  });
}

const contentOf = (date: string, visits: number) => ({
  version: 1 as const,
  subject: `Report of ${date}`,
  html: '',
  text: '',
  links: [],
  pictures: [],
  about: { ownerFirstName: 'Maya', ownerName: 'Maya', domain: 'shop.example' },
  days: [],
  issues: [],
  summary: { day_kind: 'quiet', total_sessions: visits } as unknown as SummaryData,
});

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
import { fakeReportStores } from './report-stores.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Where a worker crashes: just before an effect, during it (done, without a reply), or just after. */
export type Mode = 'before' | 'mid' | 'after';
export interface Kill {
  readonly effect: number;
  readonly mode: Mode;
}

export interface SimulationOptions {
  readonly recipients?: readonly Recipient[];
  readonly zone?: string;
  readonly connectedAt?: string;
  readonly now?: Date;
  /** Seconds until SES's Send event arrives; undefined when it is lost. */
  readonly evidenceAfter?: (mail: SentMail) => number | undefined;
  /** The outcome of an attempt; `accepted` by default. */
  readonly outcome?: (mail: Omit<SentMail, 'at'>) => Attempt['kind'];
  readonly visits?: (window: { from: string; to: string }) => number;
  /** With random numbers, workers are interleaved at random between any two effects. */
  readonly random?: SeededRandom;
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

/** Simulates the reports of one owner in memory: stores, a clock, an email service with late events, and workers that crash. */
export function reportSimulation(options: SimulationOptions = {}) {
  const ownerId = 'a0000000-0000-4000-8000-000000000001';
  const table = fakeReportStores();
  const simulation = {
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

  function deliverDueEvents() {
    for (const event of events.filter(({ at }) => at <= simulation.now.getTime())) {
      event.deliver();
      events.splice(events.indexOf(event), 1);
    }
  }

  async function sendMail(mail: Omit<SentMail, 'at'>, hash: string): Promise<Attempt> {
    const kind = options.outcome?.(mail) ?? 'accepted';
    if (kind === 'rejected' || kind === 'deferred') return { kind, cause: kind };
    const sent = { ...mail, at: simulation.now.getTime() };
    simulation.mails.push(sent);
    messages += 1;
    const messageId = `message-${messages}`;
    const seconds = options.evidenceAfter ? options.evidenceAfter(sent) : 1;
    if (seconds !== undefined) {
      const deliver = () => table.recordSendEvent({ date: mail.date, hash }, messageId);
      events.push({ at: sent.at + seconds * 1000, deliver });
    }
    return kind === 'unknown' ? { kind, cause: 'lost' } : { kind, messageId };
  }

  /** A worker that may crash at any effect. The promise of a crashed worker never settles. */
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
        if (options.random) await new Promise<void>((turn) => turns.push(turn));
        effects += 1;
        simulation.effects = Math.max(simulation.effects, effects);
        const mode = kill?.effect === effects ? kill.mode : undefined;
        if (mode === 'before') {
          die();
          return never();
        }
        const result = await apply(...args);
        if (mode === undefined) return result;
        // `after` delivers the response, and the worker crashes before it can use it.
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
        const observed = { visits, rejected: 0, isScriptMissing: false };
        return { visits, mailing: mailingOf(schedule, day, observed) };
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
      recipients: effect(async () => simulation.recipients),
      remember: effect(async () => {}),
      mail: effect(({ recipient, report, attempt }) =>
        sendMail({ to: recipient.email, date: report.date, attempt }, recipient.hash),
      ),
      clock: () => simulation.now,
      notice: (event) => simulation.notices.push(event),
    };
    return {
      prepare: () =>
        Promise.race([prepareReport(prepare, { ownerId, now: simulation.now }), death]),
      send: () => Promise.race([sendReport(send, { ownerId, now: simulation.now }), death]),
    };
  }

  return Object.assign(simulation, {
    worker,
    at(instant: string) {
      simulation.now = new Date(instant);
      deliverDueEvents();
    },
    advance(seconds: number) {
      simulation.now = new Date(simulation.now.getTime() + seconds * 1000);
      deliverDueEvents();
    },
    settle: deliverDueEvents,
    connect(zone: string, connectedAt: string | undefined) {
      const known = table.rows.schedules.get(ownerId);
      table.rows.schedules.set(ownerId, scheduleFor({ ownerId, zone, connectedAt }, known));
    },
    /** Runs all given workers, one effect at a time in random order, until each has finished or crashed. */
    async runInterleaved(work: Promise<unknown>[]) {
      let open = true;
      const all = Promise.all(work).then(() => {
        open = false;
      });
      while (open) {
        await new Promise((next) => setImmediate(next));
        if (turns.length > 0)
          turns.splice(options.random?.integerBelow(turns.length) ?? 0, 1)[0]?.();
      }
      await all;
    },
    mailsTo: (to: string, date?: string) =>
      simulation.mails.filter(
        (mail) => mail.to === to && (date === undefined || mail.date === date),
      ),
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

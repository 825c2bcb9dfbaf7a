import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Queue, queue } from '../../../lambdas/adapters/queue.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { isOver, type Session } from '../../../lambdas/recordings/session/session.ts';
import {
  preparePorts,
  prepareReport,
  type ReportResources,
} from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import { sendPorts, sendReport } from '../../../lambdas/reports/delivery/send-report.protocol.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { allSchedules, type Wanted } from './all-schedules.ts';
import type { ZonedInstant } from './moment.ts';
import { outcomeOf } from './outcome.ts';
import { rehearse } from './rehearse.ts';
import { resourcesOf } from './report-resources.ts';

export interface AsOf {
  /** The outputs of the deployed stack, named as the variables they are. */
  readonly outputs: Record<string, string>;
  readonly at: ZonedInstant;
  /** One owner; everyone where nothing is said. */
  readonly owner?: Wanted | undefined;
  /** Writes the mails here instead of sending them. */
  readonly dryRun?: string | undefined;
}
const CLOSING_MS = 60_000;

/** What the schedules would have done up to an instant: close idle sessions, write the reports, send them. */
export async function reportsAsOf(asked: AsOf, say: (line: string) => void): Promise<void> {
  const { outputs, at, owner, dryRun } = asked;
  const resources = resourcesOf(outputs);
  const due = await allSchedules(resources, owner);
  const closings = queue('session-closings').connect(outputs as never);
  await closeSessions(
    new Map(due.map(([, { ownerId, zone }]) => [ownerId, at(zone)])),
    resources,
    closings,
  );
  if (due.length === 0) say(noneDue(owner));
  for (const [email, schedule] of due) {
    const instant = at(schedule.zone);
    const writing = { ...resources, clock: clockFrom(instant) };
    const reported = dryRun
      ? await rehearse(writing, schedule, instant, join(dryRun, email))
      : await sendReportAsOf(resources, schedule.ownerId, instant);
    say(`${email}: ${reported}`);
  }
}

function noneDue(owner: Wanted | undefined): string {
  if (owner === undefined) return 'No report is due yet: no website is connected.';
  const address = typeof owner === 'string' ? owner : owner.email;
  return `${address} has no report due: there is no such account, or its website is not connected.`;
}

/** Sessions of these owners that were idle by their instant are closed and read, by the deployed function. */
async function closeSessions(
  instants: ReadonlyMap<string, Date>,
  { table: store }: Pick<ReportResources, 'table'>,
  closings: Queue,
): Promise<void> {
  const sessions = sessionStore(store);
  let open: Pick<Session, 'ownerId' | 'sessionId' | 'lastSeenAt'>[] = [];
  for await (const session of sessions.unclosed()) {
    const { ownerId, sessionId, lastSeenAt } = session;
    const at = instants.get(ownerId);
    if (at && isOver(session, at)) open.push({ ownerId, sessionId, lastSeenAt });
  }
  await closings.addAll(open);
  for (const end = Date.now() + CLOSING_MS; Date.now() < end; await pause(250)) {
    const found = await Promise.all(open.map((key) => sessions.find(key)));
    open = found.filter((session) => session !== undefined).filter(isUnclosed);
    if (open.length === 0) return;
  }
  throw new Error('Some sessions were not closed in time; see their queue');
}

const isUnclosed = ({ state }: Session) => state === 'open' || state === 'closing';

/** A clock that begins at an instant: the budget of its day counts, and a deadline still ends. */
function clockFrom(instant: Date): () => Date {
  const begun = Date.now();
  return () => new Date(instant.getTime() + Date.now() - begun);
}

/** Four o'clock, then nine. */
export async function sendReportAsOf(
  { model, ...resources }: Omit<ReportResources, 'clock'>,
  ownerId: string,
  now: Date,
): Promise<string> {
  const before = await reportScheduleStore(resources.table).find(ownerId);
  const writing = { ...resources, ...(model && { model }), clock: clockFrom(now) };
  await prepareReport(preparePorts(writing), { ownerId, now });
  const result = await sendReport(sendPorts({ ...resources, clock: () => new Date() }), {
    ownerId,
    now,
  });
  if (result.kind === 'again') return `not finished, try again in ${result.inSeconds} s`;
  return outcomeOf(before, await reportScheduleStore(resources.table).find(ownerId));
}

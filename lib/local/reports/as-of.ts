import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Queue, queue } from '../../../lambdas/adapters/queue.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { hasEnded, type Session } from '../../../lambdas/recordings/session/session.ts';
import {
  preparePorts,
  prepareReport,
  type ReportResources,
} from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import { sendPorts, sendReport } from '../../../lambdas/reports/delivery/send-report.protocol.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { allSchedules, type OwnerRef } from './all-schedules.ts';
import type { ZonedInstant } from './moment.ts';
import { outcomeOf } from './outcome.ts';
import { resourcesOf } from './report-resources.ts';
import { writeDryRun } from './write-dry-run.ts';

export interface AsOf {
  /** The outputs of the deployed stack as environment variables. */
  readonly outputs: Record<string, string>;
  readonly at: ZonedInstant;
  /** One owner; absent for all. */
  readonly owner?: OwnerRef | undefined;
  /** Writes the emails to this folder instead of sending them. */
  readonly dryRun?: string | undefined;
}
const CLOSING_MS = 60_000;

/** Does what the schedules would have done up to an instant: closes idle sessions, writes the reports and sends them. */
export async function reportsAsOf(request: AsOf, print: (line: string) => void): Promise<void> {
  const { outputs, at, owner, dryRun } = request;
  const resources = resourcesOf(outputs);
  const due = await allSchedules(resources, owner);
  const closings = queue('session-closings').connect(outputs as never);
  await closeSessions(
    new Map(due.map(([, { ownerId, zone }]) => [ownerId, at(zone)])),
    resources,
    closings,
  );
  if (due.length === 0) print(noReportDueMessage(owner));
  for (const [email, schedule] of due) {
    const instant = at(schedule.zone);
    const writing = { ...resources, clock: clockFrom(instant) };
    const reported = dryRun
      ? await writeDryRun(writing, schedule, instant, join(dryRun, email))
      : await sendReportAsOf(resources, schedule.ownerId, instant);
    print(`${email}: ${reported}`);
  }
}

function noReportDueMessage(owner: OwnerRef | undefined): string {
  if (owner === undefined) return 'No report is due yet: no website is connected.';
  const address = typeof owner === 'string' ? owner : owner.email;
  return `${address} has no report due: there is no such account, or its website is not connected.`;
}

/** Closes the owners' sessions that were idle by their instant, with the deployed function. */
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
    if (at && hasEnded(session, at)) open.push({ ownerId, sessionId, lastSeenAt });
  }
  await closings.addAll(open);
  for (const end = Date.now() + CLOSING_MS; Date.now() < end; await pause(250)) {
    const found = await Promise.all(open.map((key) => sessions.find(key)));
    open = found.filter((session) => session !== undefined).filter(isUnclosed);
    if (open.length === 0) return;
  }
  throw new Error('Some sessions were not closed in time; check the queue session-closings');
}

const isUnclosed = ({ state }: Session) => state === 'open' || state === 'closing';

/** A clock that starts at an instant and runs, so that daily budgets and deadlines apply. */
function clockFrom(instant: Date): () => Date {
  const start = Date.now();
  return () => new Date(instant.getTime() + Date.now() - start);
}

/** Does the work of 4:00, then that of 9:00. */
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

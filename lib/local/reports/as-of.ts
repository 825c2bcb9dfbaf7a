import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import { type Queue, queue } from '../../../lambdas/adapters/queue.ts';
import { previewOf } from '../../../lambdas/emails/delivery/still-copy.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { isOver } from '../../../lambdas/recordings/session/session.ts';
import {
  gatherPorts,
  gatherReport,
} from '../../../lambdas/reports/content/gather-report.protocol.ts';
import {
  preparePorts,
  prepareReport,
  type ReportResources,
} from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import { sendPorts, sendReport } from '../../../lambdas/reports/delivery/send-report.protocol.ts';
import { dateOf, localTime, startOfDay } from '../../../lambdas/reports/schedule/report-day.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import {
  assignmentOf,
  type ReportSchedule,
  shards,
} from '../../../lambdas/reports/schedule/report-schedule.ts';
import { zoneStore } from '../../../lambdas/reports/schedule/zone.store.ts';
import type { ZonedInstant } from './moment.ts';
import { resourcesOf } from './report-resources.ts';

export interface AsOf {
  /** The outputs of the deployed stack, named as the variables they are. */
  readonly outputs: Record<string, string>;
  readonly at: ZonedInstant;
  /** One owner's address; everyone where nothing is said. */
  readonly owner?: string | undefined;
  /** Writes the mails here instead of sending them. */
  readonly dryRun?: string | undefined;
}

/** A date after every other: by then every owner is due. */
const END_OF_TIME = '9999-12-31';
const CLOSING_MS = 60_000;

/** What the schedules would have done up to an instant: close idle sessions, write the reports, send them. */
export async function reportsAsOf(asked: AsOf, say: (line: string) => void): Promise<void> {
  const { outputs, at, owner, dryRun } = asked;
  const resources = resourcesOf(outputs);
  const due = await dueOf(resources, owner);
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

const noneDue = (owner: string | undefined): string =>
  owner === undefined
    ? 'No report is due yet: no website is connected.'
    : `${owner} has no report due: there is no such account, or its website is not connected.`;

/** Sessions of these owners that were idle by their instant are closed and read, by the deployed function. */
async function closeSessions(
  instants: ReadonlyMap<string, Date>,
  { table: store }: Pick<ReportResources, 'table'>,
  closings: Queue,
): Promise<void> {
  const over = async () => {
    const found: object[] = [];
    for await (const session of sessionStore(store).unclosed()) {
      const { ownerId, sessionId, lastSeenAt } = session;
      const at = instants.get(ownerId);
      if (at && isOver(session, at)) found.push({ ownerId, sessionId, lastSeenAt });
    }
    return found;
  };
  await closings.addAll(await over());
  for (const end = Date.now() + CLOSING_MS; Date.now() < end; await pause(250)) {
    if ((await over()).length === 0) return;
  }
  throw new Error('Some sessions were not closed in time; see their queue');
}

/** Owners with a report schedule, by address; an account that is being deleted has none. */
async function dueOf(
  resources: Pick<ReportResources, 'table'>,
  owner: string | undefined,
): Promise<[string, ReportSchedule][]> {
  const due: [string, ReportSchedule][] = [];
  for (const schedule of await schedulesIn(resources)) {
    const email = (await profileStore(resources.table).find(schedule.ownerId))?.email;
    if (email && (owner === undefined || email === owner)) due.push([email, schedule]);
  }
  return due;
}

async function schedulesIn({
  table: store,
}: Pick<ReportResources, 'table'>): Promise<ReportSchedule[]> {
  const schedules = reportScheduleStore(store);
  const found: ReportSchedule[] = [];
  for (const zone of await zoneStore(store).all()) {
    for (const shard of shards) {
      for await (const owners of schedules.due(zone, shard, END_OF_TIME)) {
        for (const id of owners) found.push((await schedules.find(id)) as ReportSchedule);
      }
    }
  }
  return found;
}

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
  const after = await reportScheduleStore(resources.table).find(ownerId);
  return after?.next === before?.next
    ? `no report due before ${after?.next}`
    : `done until ${after?.next}`;
}

/**
 * The same report, written to a folder: no report is stored and no email is sent. Of a morning that is past it is
 * written as if its issues were not known yet.
 */
async function rehearse(
  resources: ReportResources,
  schedule: ReportSchedule,
  at: Date,
  folder: string,
): Promise<string> {
  const { day } = localTime(at, schedule.zone);
  const [from, to] = [startOfDay(day - 1, schedule.zone), startOfDay(day, schedule.zone)];
  const window = { from: from.toISOString(), to: to.toISOString() };
  const assignment = assignmentOf(schedule, at) ?? { schedule, day, date: dateOf(day), window };
  const { issues, ...ports } = gatherPorts(resources);
  const first = dateOf(localTime(new Date(assignment.window.from), schedule.zone).day);
  const of = async (id: string) => (await issues.of(id)).filter((each) => each.firstSeen < first);
  const gathered = await gatherReport({ ...ports, issues: { of } }, assignment);
  const content = await preparePorts(resources).write(assignment, gathered);
  const { appOrigin } = resources.mail;
  const { html, text } = previewOf(content, { role: 'owner', isWeekly: false }, appOrigin);
  mkdirSync(folder, { recursive: true });
  const files = {
    html,
    txt: `Subject: ${content.subject}\n\n${text}`,
    'facts.json': JSON.stringify(gathered.composed.facts, null, 2),
    ...(content.model && { 'model.json': JSON.stringify(content.model, null, 2) }),
  };
  for (const [kind, body] of Object.entries(files))
    writeFileSync(join(folder, `${assignment.date}.${kind}`), body);
  return `${content.subject} → ${folder}`;
}

import type { Table } from '../../../lambdas/adapters/table.ts';
import type { Verdict } from '../../../lambdas/contract/issue-answer.ts';
import { REPORT_HOUR } from '../../../lambdas/contract/limits.ts';
import { issueStore } from '../../../lambdas/reports/issues/memory/issue.store.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { sendReportAsOf } from '../reports/as-of.ts';
import { resourcesOf } from '../reports/report-resources.ts';
import type { Place, Seeded } from './seed.ts';
import { SEED_DAYS } from './story.ts';
import { instantOf } from './time.ts';

const SCHEDULE_MS = 20_000;
const SILENT_DAY = 14;

/** The owner's answers per day about the latest issue: its kind, and the verdict. */
const answers: Readonly<Record<number, readonly [kind: string, verdict: Verdict]>> = {
  4: ['error-click', 'useful'],
  7: ['error-click', 'fixed'],
  11: ['error-click', 'useful'],
  18: ['slow-page', 'useful'],
  20: ['rage-click', 'useful'],
};

/** Writes and sends the report of each seeded day, as the schedules would have done. */
export async function writeDailyReports(
  { outputs }: Place,
  { ownerId, zone, visits }: Pick<Seeded, 'ownerId' | 'zone' | 'visits'>,
  now: Date,
): Promise<void> {
  const resources = resourcesOf(outputs);
  await untilScheduled(resources.table, ownerId);
  const integrations = integrationStore(resources.table);
  for (let day = 0; day < SEED_DAYS; day += 1) {
    const nine = instantOf(now, zone, day + 1 - SEED_DAYS, REPORT_HOUR * 60);
    // The owner answers after reading the report of the day before.
    const at = instantOf(now, zone, day - SEED_DAYS, REPORT_HOUR * 60 + 30);
    await answer(resources.table, ownerId, day, at);
    const website = await integrations.latestActive(ownerId);
    const last = visits.findLast((start) => start < instantOf(now, zone, day + 1 - SEED_DAYS, 0));
    if (!website || !last) throw new Error('The demo shop is not connected');
    await integrations.recordBeacon(website, last);
    const checked_at = new Date(nine.getTime() - 45 * 60_000).toISOString();
    const missingSince = instantOf(now, zone, day - SEED_DAYS, 15).toISOString();
    await integrations.recordCheck(website, {
      checked_at,
      ...(day === SILENT_DAY
        ? { check_stage: 'tag-missing', tag_missing_since: missingSince }
        : { check_stage: 'working', tag_seen_at: checked_at, tag_missing_since: null }),
    });
    await sendReportAsOf(resources, ownerId, nine);
  }
  const [website, newest] = [await integrations.latestActive(ownerId), visits.at(-1)];
  if (website && newest) await integrations.recordBeacon(website, newest);
}

/** Waits until `sync-schedules` has created the new owner's report schedule. */
async function untilScheduled(store: Table, ownerId: string) {
  for (const end = Date.now() + SCHEDULE_MS; Date.now() < end; await pause(100)) {
    if ((await reportScheduleStore(store).find(ownerId))?.connectedAt) return;
  }
  throw new Error('The demo owner has no report schedule; see the log of the emulator');
}

async function answer(store: Table, ownerId: string, day: number, at: Date) {
  const [kind, verdict] = answers[day] ?? [];
  if (!kind || !verdict) return;
  const issues = issueStore(store);
  const known = (await issues.of(ownerId)).filter((each) => each.kind === kind);
  const [last] = known.sort((a, b) => (a.lastSeen < b.lastSeen ? 1 : -1));
  if (!last) throw new Error(`The demo has no ${kind} to answer on day ${day}`);
  await issues.answer(ownerId, last.fingerprint, verdict, at.toISOString());
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

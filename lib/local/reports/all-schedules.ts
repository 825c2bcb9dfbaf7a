import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import type { ReportResources } from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { type ReportSchedule, shards } from '../../../lambdas/reports/schedule/report-schedule.ts';
import { zoneStore } from '../../../lambdas/reports/schedule/zone.store.ts';

/** A date on which every owner is due. */
const FAR_FUTURE = '9999-12-31';

/** An owner's address; with the id, the other schedules need not be read. */
export type Wanted = string | { readonly id: string; readonly email: string };

/** All report schedules, or those of one owner, with the owner's email address. Accounts that are being deleted are left out. */
export async function allSchedules(
  resources: Pick<ReportResources, 'table'>,
  owner: Wanted | undefined,
): Promise<[string, ReportSchedule][]> {
  const found: [string, ReportSchedule][] = [];
  const address = typeof owner === 'object' ? owner.email : owner;
  const schedules =
    typeof owner === 'object'
      ? await scheduleOf(resources, owner.id)
      : await schedulesIn(resources);
  for (const schedule of schedules) {
    const email = (await profileStore(resources.table).find(schedule.ownerId))?.email;
    if (email && (address === undefined || email === address)) found.push([email, schedule]);
  }
  return found;
}

/** One owner's schedule, if the website is connected. */
async function scheduleOf({ table: store }: Pick<ReportResources, 'table'>, ownerId: string) {
  const schedule = await reportScheduleStore(store).find(ownerId);
  return schedule?.connectedAt ? [schedule] : [];
}

async function schedulesIn({
  table: store,
}: Pick<ReportResources, 'table'>): Promise<ReportSchedule[]> {
  const schedules = reportScheduleStore(store);
  const found: ReportSchedule[] = [];
  for (const zone of await zoneStore(store).all()) {
    for (const shard of shards) {
      for await (const owners of schedules.due(zone, shard, FAR_FUTURE)) {
        for (const id of owners) found.push((await schedules.find(id)) as ReportSchedule);
      }
    }
  }
  return found;
}

import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import type { ReportResources } from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { type ReportSchedule, shards } from '../../../lambdas/reports/schedule/report-schedule.ts';
import { zoneStore } from '../../../lambdas/reports/schedule/zone.store.ts';

/** A date after every other: by then every owner is due. */
const END_OF_TIME = '9999-12-31';

/** Owners with a report schedule, by address; an account that is being deleted has none. */
export async function dueOf(
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

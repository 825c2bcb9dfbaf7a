import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import type { ReportResources } from '../../../lambdas/reports/content/prepare-report.protocol.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { type ReportSchedule, shards } from '../../../lambdas/reports/schedule/report-schedule.ts';
import { zoneStore } from '../../../lambdas/reports/schedule/zone.store.ts';

/** A date on which every owner is due. */
const FAR_FUTURE = '9999-12-31';

/** An owner's address. With the id, only that owner's schedule is read. */
export type OwnerRef = string | { readonly id: string; readonly email: string };

/** All report schedules, or that of one owner, with the owner's email address. Skips accounts that are being deleted. */
export async function allSchedules(
  resources: Pick<ReportResources, 'table'>,
  owner: OwnerRef | undefined,
): Promise<[string, ReportSchedule][]> {
  const found: [string, ReportSchedule][] = [];
  const [ids, address] =
    typeof owner === 'object'
      ? [[owner.id], owner.email]
      : [await scheduledOwners(resources), owner];
  for (const id of ids) {
    const email = (await profileStore(resources.table).find(id))?.email;
    if (!email || (address !== undefined && email !== address)) continue;
    const schedule = await reportScheduleStore(resources.table).find(id);
    if (schedule) found.push([email, schedule]);
  }
  return found;
}

async function scheduledOwners({
  table: store,
}: Pick<ReportResources, 'table'>): Promise<string[]> {
  const schedules = reportScheduleStore(store);
  const found: string[] = [];
  for (const zone of await zoneStore(store).all()) {
    for (const shard of shards) {
      for await (const owners of schedules.due(zone, shard, FAR_FUTURE)) found.push(...owners);
    }
  }
  return found;
}

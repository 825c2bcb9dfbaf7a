import { profileStore } from '../accounts/profile/profile.store.ts';
import type { Table } from '../adapters/table.ts';
import type { AdminUser } from '../contract/admin.ts';
import { USERS_PER_ANSWER } from '../contract/limits.ts';
import { reportScheduleStore } from '../reports/schedule/report-schedule.store.ts';
import { adminUser } from './admin-user.ts';

/**
 * A stretch of the list, newest first. Whether a website is connected stands in each owner's morning, which follows the
 * integrations within seconds: one item to get per owner, where the integrations would be a query each.
 */
export async function usersAfter(
  last: { id: string; created_at: string } | undefined,
  table: Table,
): Promise<AdminUser[]> {
  const profiles = await profileStore(table).newest(USERS_PER_ANSWER, last);
  const connected = await reportScheduleStore(table).connected(profiles.map(({ id }) => id));
  return profiles.map((profile) => adminUser(profile, connected.has(profile.id)));
}

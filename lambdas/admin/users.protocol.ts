import { profileStore } from '../accounts/profile/profile.store.ts';
import type { Table } from '../adapters/table.ts';
import type { AdminUser } from '../contract/admin.ts';
import { USERS_PER_RESPONSE } from '../contract/limits.ts';
import { reportScheduleStore } from '../reports/schedule/report-schedule.store.ts';

/**
 * One page of the list, newest first. Whether a website is connected comes from each owner's report schedule, which
 * follows the integrations within seconds: it is one item per owner, while integrations would take one query each.
 */
export async function usersAfter(
  last: { id: string; created_at: string } | undefined,
  table: Table,
): Promise<AdminUser[]> {
  const profiles = await profileStore(table).newest(USERS_PER_RESPONSE, last);
  const connected = await reportScheduleStore(table).connected(profiles.map(({ id }) => id));
  return profiles.map((profile) => adminUser(profile, connected.has(profile.id)));
}

/** The fields of a profile that the list shows; no other field leaves the server. */
type ListedProfile = Omit<AdminUser, 'last_login' | 'is_active'> & {
  last_login?: string | undefined;
};

const adminUser = (profile: ListedProfile, isActive: boolean): AdminUser => ({
  id: profile.id,
  email: profile.email,
  first_name: profile.first_name,
  last_name: profile.last_name,
  company: profile.company,
  job_role: profile.job_role,
  website: profile.website,
  timezone: profile.timezone,
  created_at: profile.created_at,
  updated_at: profile.updated_at,
  last_login: profile.last_login ?? null,
  is_active: isActive,
});

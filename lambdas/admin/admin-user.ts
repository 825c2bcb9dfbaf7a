import type { AdminUser } from '../contract/admin.ts';

/** What the list shows of a profile, wherever it comes from: nothing more of it leaves the server. */
type Known = Omit<AdminUser, 'last_login' | 'is_active'> & { last_login?: string | undefined };

export const adminUser = (profile: Known, isActive: boolean): AdminUser => ({
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

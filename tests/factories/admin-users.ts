import type { AdminUser } from '../../lambdas/contract/admin.ts';

export const emptyUser: AdminUser = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'hello@quietroom.example',
  first_name: '',
  last_name: '',
  company: '',
  job_role: '',
  website: '',
  timezone: '',
  created_at: '2026-10-03T12:00:00.000Z',
  updated_at: '2026-10-03T12:00:00.000Z',
  last_login: null,
  is_active: false,
};
export const adminUser = (name: string, fields: Partial<AdminUser>): AdminUser => ({
  ...emptyUser,
  id: crypto.randomUUID(),
  first_name: name,
  email: `${name.toLowerCase()}@example.com`,
  ...fields,
});
export const maya = adminUser('Maya', {
  last_name: 'Okafor',
  company: 'Harbor Lane',
  job_role: 'Founder',
  website: 'harborlane.example',
  created_at: '2026-11-02T12:00:00.000Z',
  last_login: '2026-11-20T12:00:00.000Z',
  is_active: true,
});
export const jonas = adminUser('Jonas', {
  company: 'Harbor Lane Candles',
  job_role: 'CTO',
  website: 'kontorwerk.example',
  created_at: '2026-10-28T12:00:00.000Z',
});
export const elena = adminUser('Elena', {
  company: 'Brightside',
  created_at: '2026-10-14T12:00:00.000Z',
  is_active: true,
});

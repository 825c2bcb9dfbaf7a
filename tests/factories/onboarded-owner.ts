import { inject } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { newAddress, newOwner } from './owner.ts';

/** An owner with a login and a complete profile, so the app opens without onboarding. */
export async function onboardedOwner(email = newAddress()) {
  const owner = await newOwner(inject('cloud'), email);
  const profiles = profileStore(table.connect(process.env as never));
  const now = new Date();
  await profiles.createOnce({ ...owner, first_name: 'Ann', last_name: 'Archer' }, now);
  const rest = { company: 'Archer & Daughters', job_role: 'Founder', website: 'archer.example' };
  await profiles.change(owner.id, { ...rest, timezone: 'Europe/Paris' }, now);
  await profiles.markVerified(owner.id, now);
  return owner;
}

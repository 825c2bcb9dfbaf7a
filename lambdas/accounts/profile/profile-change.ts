import type { Profile, ProfileFields } from './profile.ts';

/**
 * Computes what a saved profile changes. Unchanged fields are not written, so a second click changes nothing and pushes
 * nothing. Report schedules follow the table's stream.
 */
export function profileChange(
  before: Profile,
  wanted: Partial<ProfileFields>,
): Partial<ProfileFields> {
  const given = Object.entries(wanted) as [keyof ProfileFields, string | undefined][];
  return Object.fromEntries(
    given.filter(([name, value]) => value !== undefined && value !== before[name]),
  );
}

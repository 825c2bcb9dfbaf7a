import type { Profile, ProfileFields } from './profile.ts';

/**
 * What a saved profile changes. Fields that are as they were are not written, so that a second click changes nothing
 * and rings nobody. A new zone needs no word here: the reports follow the table.
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

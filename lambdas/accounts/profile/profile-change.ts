import type { Profile, ProfileFields } from './profile.ts';

/**
 * The fields that a saved profile changes. Unchanged fields are not written, so a second click triggers no updates through
 * the table's stream.
 */
export function profileChange(
  before: Profile,
  wanted: Partial<ProfileFields>,
): Partial<ProfileFields> {
  const entries = Object.entries(wanted) as [keyof ProfileFields, string | undefined][];
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== undefined && value !== before[name]),
  );
}

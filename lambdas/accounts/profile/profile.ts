import { personName } from '../../contract/rules/plain-text.ts';

/** An owner's profile with the specification's field names (§3). Fields are empty strings until they are filled in. */
export interface Profile {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly job_role: string;
  readonly website: string;
  readonly timezone: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_login?: string | undefined;
  /** When the owner verified `email`; absent until then. */
  readonly email_verified_at?: string | undefined;
  /** When the owner of the address took over an account that someone else had created, or last reset the password. */
  readonly sessions_ended_at?: string | undefined;
}

/** The fields that the owner may change. */
export type ProfileFields = Pick<
  Profile,
  'first_name' | 'last_name' | 'company' | 'job_role' | 'website' | 'timezone'
>;

/** True only if this account verified its address with a link. */
export const isVerified = (profile: Pick<Profile, 'email_verified_at'> | undefined): boolean =>
  profile?.email_verified_at !== undefined;

/** The first name for an email. Empty until the address is verified, because anyone can sign up with any address. */
export const provenName = (profile: Profile): string =>
  isVerified(profile) ? personName(profile.first_name) : '';

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

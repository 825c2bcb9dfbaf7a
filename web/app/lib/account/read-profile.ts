import type * as z from 'zod/mini';
import { getProfile, recordSignIn } from '../../../../lambdas/contract/accounts.ts';
import { call } from '../api.ts';

export type Profile = NonNullable<z.infer<typeof getProfile.reply>['profile']>;

/** Whether all six fields are filled, which routing requires (§4); the profile step of onboarding needs only four of them. */
export const isComplete = (profile: Profile | null): boolean =>
  profile !== null &&
  [
    profile.first_name,
    profile.last_name,
    profile.company,
    profile.job_role,
    profile.website,
    profile.timezone,
  ].every((field) => field.trim() !== '');

/** Null if there is no profile yet, which is not an error (§8). */
export const readProfile = async (): Promise<Profile | null> =>
  (await call(getProfile, undefined)).profile;

/** Records the sign-in and reads the profile in one call. */
const profileAtSignIn = async (): Promise<Profile | null> =>
  (await call(recordSignIn, undefined)).profile;

interface EarlyRead {
  readonly userId: string;
  readonly profile: Promise<Profile | null>;
  readonly startedAt: number;
}
let early: EarlyRead | undefined;
const EARLY_MS = 10_000;

/** Reads the profile for the route guards. The page's first read reuses the result (`takeEarlyProfile`). */
export async function readProfileEarly(userId: string, isNewSignIn: boolean) {
  // Retried like a query, because without it no page can be shown.
  const profile = isNewSignIn ? profileAtSignIn() : readProfile().catch(readProfile);
  early = { userId, profile, startedAt: performance.now() };
  try {
    return await profile;
  } catch (failure) {
    early = undefined;
    throw failure;
  }
}

/** Returns the result of `readProfileEarly`, once and only while it is fresh. */
export function takeEarlyProfile(userId: string): EarlyRead['profile'] | undefined {
  const read = early;
  early = undefined;
  const isFresh = read?.userId === userId && performance.now() - read.startedAt < EARLY_MS;
  return isFresh ? read.profile : undefined;
}

import type * as z from 'zod/mini';
import { getProfile, recordSignIn } from '../../../../lambdas/contract/accounts.ts';
import { call } from '../api.ts';

export type Profile = NonNullable<z.infer<typeof getProfile.reply>['profile']>;

/** For routing all six must be there (§4); onboarding's own step asks for four of them. */
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

/** No profile yet is an answer and not an error (§8). */
export const readProfile = async (): Promise<Profile | null> =>
  (await call(getProfile, undefined)).profile;

/** Notes the sign-in and reads the profile in one go. */
const profileAtSignIn = async (): Promise<Profile | null> =>
  (await call(recordSignIn, undefined)).profile;

interface EarlyRead {
  readonly userId: string;
  readonly profile: Promise<Profile | null>;
  readonly startedAt: number;
}
let early: EarlyRead | undefined;
const EARLY_MS = 10_000;

/** What the gates read before the page is there. The page's first read takes the same answer. */
export async function profileAtStart(userId: string, isNewSignIn: boolean) {
  const profile = isNewSignIn ? profileAtSignIn() : readProfile();
  early = { userId, profile, startedAt: performance.now() };
  try {
    return await profile;
  } catch (failure) {
    early = undefined;
    throw failure;
  }
}

/** The answer that the gates had, once and while it is fresh. */
export function takeEarly(userId: string): EarlyRead['profile'] | undefined {
  const read = early;
  early = undefined;
  const isFresh = read?.userId === userId && performance.now() - read.startedAt < EARLY_MS;
  return isFresh ? read.profile : undefined;
}

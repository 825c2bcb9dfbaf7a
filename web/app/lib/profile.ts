import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getProfile, recordSignIn } from '../../../lambdas/contract/accounts.ts';
import { call } from './api.ts';

export type Profile = NonNullable<z.infer<typeof getProfile.reply>['profile']>;

export const profileKey = ['profile'] as const;

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

/** Notes the sign-in and reads the profile in one go. */
export const profileAtSignIn = async (): Promise<Profile | null> =>
  (await call(recordSignIn, undefined)).profile;

/** No profile yet is an answer and not an error (§8). */
export const readProfile = async (): Promise<Profile | null> =>
  (await call(getProfile, undefined)).profile;

/** The user's profile; null when there is none yet. */
export const useProfile = () => useQuery({ queryKey: profileKey, queryFn: readProfile });

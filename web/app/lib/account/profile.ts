import { useQuery } from '@tanstack/react-query';
import { useUser } from '../session/use-auth.tsx';
import { readProfile, takeEarlyProfile } from './read-profile.ts';

export type { Profile } from './read-profile.ts';

export const profileKey = ['profile'] as const;

/** The user's profile; null when there is none yet. */
export function useProfile() {
  const { id } = useUser();
  return useQuery({ queryKey: profileKey, queryFn: () => takeEarlyProfile(id) ?? readProfile() });
}

import { useQueryClient } from '@tanstack/react-query';
import { reload } from '../changed-data.ts';
import { useLive } from '../live.ts';
import { profileKey } from './profile.ts';

/** Reloads the profile when it was saved elsewhere. The shell calls this for all pages. */
export function useProfileChanges(): void {
  const cache = useQueryClient();
  useLive('profile', () => void reload(cache, profileKey));
}

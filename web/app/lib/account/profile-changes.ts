import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../live.ts';
import { profileKey } from './profile.ts';

/** Asks again when it was saved anywhere else. Once, in the shell, for every page. */
export function useProfileChanges(): void {
  const cache = useQueryClient();
  useLive(
    'profile',
    useCallback(() => void cache.invalidateQueries({ queryKey: profileKey }), [cache]),
  );
}

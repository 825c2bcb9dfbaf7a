import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { updateWebsite } from '../../../lambdas/contract/accounts.ts';
import { profileKey } from '../lib/account/profile.ts';
import { call } from '../lib/api.ts';

/** Writes the website into the profile, by its own call (§7): with it the profile is complete. */
export function useKeepProfileWebsite(): (website: string) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (website) => {
      const { profile } = await call(updateWebsite, { website });
      cache.setQueryData(profileKey, profile);
    },
    [cache],
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { updateWebsite } from '../../../lambdas/contract/accounts.ts';
import { profileKey } from '../lib/account/profile.ts';
import { call } from '../lib/api.ts';
import { store } from '../lib/changed-data.ts';

/** Saves the website to the profile with a separate call (§7), which completes the profile. */
export function useSaveProfileWebsite(): (website: string) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (website) => {
      const { profile } = await call(updateWebsite, { website });
      store(cache, profileKey, profile);
    },
    [cache],
  );
}

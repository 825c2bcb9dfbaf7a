import type { RefObject } from 'react';
import { useProfileChanges } from '../lib/account/profile-changes.ts';
import { UpdateBanner } from '../lib/loading/update-banner.tsx';
import { useFocusRestoration } from '../lib/router/restore-focus.ts';
import { WebsiteSync } from '../websites/use-website.ts';
import { UnverifiedBanner } from './unverified-banner.tsx';

/** Subscribes to changes made elsewhere, and restores lost focus. Loads after the page. */
export function LiveParts({ page }: { page: RefObject<HTMLElement | null> }) {
  useProfileChanges();
  useFocusRestoration(page);
  return (
    <>
      <UnverifiedBanner />
      <UpdateBanner />
      <WebsiteSync />
    </>
  );
}

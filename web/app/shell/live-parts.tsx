import type { RefObject } from 'react';
import { useProfileChanges } from '../lib/account/profile-changes.ts';
import { useKeptFocus } from '../lib/router/kept-focus.ts';
import { WebsiteSync } from '../websites/use-website.ts';
import { UnverifiedBanner } from './unverified-banner.tsx';

/** Subscribes to changes made elsewhere, and restores lost focus. Loads after the page. */
export function LiveParts({ page }: { page: RefObject<HTMLElement | null> }) {
  useProfileChanges();
  useKeptFocus(page);
  return (
    <>
      <UnverifiedBanner />
      <WebsiteSync />
    </>
  );
}

import { useProfileChanges } from '../lib/account/profile-changes.ts';
import { WebsiteSync } from '../websites/use-website.ts';
import { UnverifiedBanner } from './unverified-banner.tsx';

/** Subscribes to changes made elsewhere. Loads after the page. */
export function LiveParts() {
  useProfileChanges();
  return (
    <>
      <UnverifiedBanner />
      <WebsiteSync />
    </>
  );
}

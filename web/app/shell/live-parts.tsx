import { useProfileChanges } from '../lib/account/profile-changes.ts';
import { WebsiteSync } from '../websites/use-website.ts';
import { UnverifiedBanner } from './unverified-banner.tsx';

/** What listens for changes that happen elsewhere. No page waits for it. */
export function LiveParts() {
  useProfileChanges();
  return (
    <>
      <UnverifiedBanner />
      <WebsiteSync />
    </>
  );
}

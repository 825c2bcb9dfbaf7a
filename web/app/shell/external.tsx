import { useEffect, useState } from 'react';
import { type Config, config } from '../lib/config.ts';
import { WholePageLoader } from '../ui/loader.tsx';

/** Redirects to a page on another site, and replaces this history entry so that Back skips it. */
export function External({ to }: { to: 'privacyUrl' | 'termsUrl' }) {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const redirect = (settings: Config) => window.location.replace(settings[to]);
    config().then(redirect).catch(setFailure);
  }, [to]);
  if (failure) throw failure; // the boundary around all pages offers to try again
  return <WholePageLoader />;
}

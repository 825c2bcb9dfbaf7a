import { useEffect } from 'react';
import { type Config, config } from '../lib/config.ts';
import { WholePageLoader } from '../ui/loader.tsx';

/** Redirects to a page on another site, and replaces this history entry so that Back skips it. */
export function External({ to }: { to: 'privacyUrl' | 'termsUrl' }) {
  useEffect(() => {
    config().then((settings: Config) => window.location.replace(settings[to]));
  }, [to]);
  return <WholePageLoader />;
}

import { useEffect } from 'react';
import { type Config, config } from '../lib/config.ts';
import { WholePageLoader } from '../ui/loader.tsx';

/** Leaves for a page of the provider that lives elsewhere; Back does not come here again. */
export function External({ to }: { to: 'privacyUrl' | 'termsUrl' }) {
  useEffect(() => {
    config().then((settings: Config) => window.location.replace(settings[to]));
  }, [to]);
  return <WholePageLoader />;
}

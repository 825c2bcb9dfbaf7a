import { useEffect, useState } from 'react';
import { WEBSITE_POLL_MS } from '../../../../lambdas/contract/limits.ts';
import { isWebsiteKnown, onWebsiteKnown, stored } from '../storage.ts';

export interface WebsiteState {
  /** `unknown` until the server has answered: nothing is claimed before. */
  readonly is: 'unknown' | 'not_connected' | 'analysis_done' | 'connected';
  readonly domain?: string | undefined;
}

/** How far the website is (§4). Checked every two seconds: what the browser remembers also changes in other tabs. */
export function useWebsiteState(userId: string): WebsiteState {
  const [seen, setSeen] = useState(() => stateOf(userId));
  useEffect(() => {
    const update = () =>
      setSeen((before) => {
        const now = stateOf(userId);
        return before.is === now.is && before.domain === now.domain ? before : now;
      });
    update();
    const timer = setInterval(update, WEBSITE_POLL_MS);
    const stop = onWebsiteKnown(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [userId]);
  return seen;
}

function stateOf(userId: string): WebsiteState {
  const domain = stored.connectedDomainOf(userId).get();
  if (!domain) return { is: isWebsiteKnown(userId) ? 'not_connected' : 'unknown' };
  const isInstalled = stored.trackerInstalledOf(userId).get() === 'true';
  return { is: isInstalled ? 'connected' : 'analysis_done', domain };
}

import { useEffect, useState } from 'react';
import { WEBSITE_POLL_MS } from '../../../../lambdas/contract/limits.ts';
import { isWebsiteKnown, onWebsiteKnown, stored } from '../storage.ts';

/** `unknown` until the server has responded. */
export type WebsiteState =
  | { readonly is: 'unknown' | 'not_connected'; readonly domain?: undefined }
  | { readonly is: 'analysis_done' | 'connected'; readonly domain: string };

/** The setup state of the website (§4). Checked every two seconds, because other tabs also change the stored values. */
export function useWebsiteState(userId: string): WebsiteState {
  const [state, setState] = useState(() => stateOf(userId));
  useEffect(() => {
    const update = () =>
      setState((before) => {
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
  return state;
}

function stateOf(userId: string): WebsiteState {
  const domain = stored.connectedDomainOf(userId).get();
  if (!domain) return { is: isWebsiteKnown(userId) ? 'not_connected' : 'unknown' };
  const isInstalled = stored.trackerInstalledOf(userId).get() === 'true';
  return { is: isInstalled ? 'connected' : 'analysis_done', domain };
}

import { useEffect, useState } from 'react';
import { cachePromise } from './loading/cache-promise.ts';

/** URLs and ids of this deployment. They are in a file next to the app, so that one build serves every stage. */
export interface Config {
  readonly liveUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
  /** The domain for signing in with Google, without a scheme; absent if Google is not configured. */
  readonly signInDomain?: string;
  readonly chatSiteId?: string;
  readonly marketingUrl: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly supportAddress: string;
}

/** Rejects if the file cannot be loaded; the next call tries again. */
export const config = cachePromise(async (): Promise<Config> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json returned ${response.status}`);
  return response.json();
});

/** Undefined while loading. */
export function useConfig(): Config | undefined {
  const [settings, setSettings] = useState<Config>();
  useEffect(() => {
    config().then(setSettings, () => undefined); // callers that need it handle the failure
  }, []);
  return settings;
}

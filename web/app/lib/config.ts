import { useEffect, useState } from 'react';
import { once } from './loading/once.ts';

/** Where this deployment lives. It is a file beside the app, so that one build serves every stage. */
export interface Config {
  readonly liveUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
  /** Where Google's visitors come and go, without a scheme; absent where Google is not configured. */
  readonly signInDomain?: string;
  readonly chatSiteId?: string;
  readonly marketingUrl: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly supportAddress: string;
}

/** Rejects when the file cannot be read; the next call tries again. */
export const config = once(async (): Promise<Config> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
});

/** Undefined for the moment it takes to read them. */
export function useConfig(): Config | undefined {
  const [settings, setSettings] = useState<Config>();
  useEffect(() => {
    config().then(setSettings, () => undefined); // callers that need it handle the failure
  }, []);
  return settings;
}

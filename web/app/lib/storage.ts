/**
 * What the app remembers in this browser, under the specification's own names (§3). Keys with a user's id stay for
 * the next visit of that user; keys without one belong to the signed-in user and go with the session. The server is asked
 * about everything that matters: these are hints against a flash of the wrong screen.
 */
const ofTheSignedIn = [
  'upgradeEmailSent',
  'onboarding_website',
  'onboarding_analysis',
  'onboarding_step',
  'connectedDomain',
  'domainAnalysis',
  'trackerInstalled',
  'hasCompletedOnboarding',
] as const;

export interface Entry {
  get(): string | undefined;
  set(value: string): void;
  remove(): void;
}

const entry = (key: string): Entry => ({
  get: () => storage().getItem(key) ?? undefined,
  set: (value) => storage().setItem(key, value),
  remove: () => storage().removeItem(key),
});

export const stored = {
  connectedDomainOf: (userId: string) => entry(`connectedDomain_${userId}`),
  /** 'true' once the script was seen on the website. */
  trackerInstalledOf: (userId: string) => entry(`trackerInstalled_${userId}`),
  /** 'true' once the profile was read and complete: a hint that saves a page from waiting for it. */
  profileCompleteOf: (userId: string) => entry(`profileComplete_${userId}`),
  /** 'true' makes the dialog of `/emails` appear once. */
  showSuccessModalOf: (userId: string) => entry(`showSuccessModal_${userId}`),
  /** Holds the id of the user it is true for. */
  upgradeEmailSent: entry('upgradeEmailSent'),
  onboardingWebsite: entry('onboarding_website'),
  onboardingAnalysis: entry('onboarding_analysis'),
  onboardingStep: entry('onboarding_step'),
  connectedDomain: entry('connectedDomain'),
  domainAnalysis: entry('domainAnalysis'),
  trackerInstalled: entry('trackerInstalled'),
  /** 'true' once onboarding was finished in this browser. */
  hasCompletedOnboarding: entry('hasCompletedOnboarding'),
  /** Speed and switches of the player, as JSON. */
  playerSettings: entry('playerSettings'),
};

/** At sign-out, and when another user signs in. */
export function forgetSignedInUser(): void {
  for (const key of ofTheSignedIn) entry(key).remove();
}

export interface KnownWebsite {
  readonly domain: string;
  readonly isInstalled: boolean;
  readonly analysis?: string | undefined;
}

/** Called after every response about the integration, so that all browsers agree. */
export function rememberWebsite(userId: string, website: KnownWebsite | undefined): void {
  const write = (target: Entry, value: string | undefined) =>
    value ? target.set(value) : target.remove();
  const installed = website?.isInstalled ? 'true' : undefined;
  for (const target of [stored.connectedDomainOf(userId), stored.connectedDomain]) {
    write(target, website?.domain);
  }
  for (const target of [stored.trackerInstalledOf(userId), stored.trackerInstalled]) {
    write(target, installed);
  }
  write(stored.domainAnalysis, website?.analysis);
}

/** Whose website the server has been asked about since this page was opened. */
const known = new Set<string>();
const listeners = new Set<() => void>();

export const isWebsiteKnown = (userId: string): boolean => known.has(userId);

/** Call it when the server has answered, or cannot: from then on, no domain means no website. */
export function websiteIsKnown(userId: string): void {
  known.add(userId);
  for (const listener of listeners) listener();
}

/** Calls back whenever the server's answer arrives. Returns what ends it. */
export function onWebsiteKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may forbid storage; the page then remembers for as long as it is open. */
let chosen: KeyValueStorage | undefined;
function storage(): KeyValueStorage {
  chosen ??= available() ?? storageInMemory();
  return chosen;
}

function available(): KeyValueStorage | undefined {
  try {
    const probe = '__storage__';
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    return undefined; // forbidden or full: the browser throws
  }
}

function storageInMemory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * Values that the app stores in this browser, under the key names of the specification. Keys with a user id stay for the
 * user's next visit; the others belong to the signed-in user and are removed at sign-out. All are hints that avoid a flash
 * of the wrong screen; the server's data decides.
 */
const keysOfSignedInUser = [
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

export const entry = (key: string): Entry => ({
  get: () => storage().getItem(key) ?? undefined,
  set(value) {
    try {
      storage().setItem(key, value);
    } catch {
      storage().removeItem(key); // full: without a hint, the app waits for the server, with a stale one it misleads
    }
  },
  remove: () => storage().removeItem(key),
});

export const stored = {
  connectedDomainOf: (userId: string) => entry(`connectedDomain_${userId}`),
  /** 'true' if the script was seen on the website. */
  trackerInstalledOf: (userId: string) => entry(`trackerInstalled_${userId}`),
  /** 'true' if a complete profile was loaded, so that pages need not wait for it. */
  profileCompleteOf: (userId: string) => entry(`profileComplete_${userId}`),
  /** 'true' makes `/emails` show its dialog once. */
  showSuccessModalOf: (userId: string) => entry(`showSuccessModal_${userId}`),
  /** The id of the user whose upgrade email was sent. */
  upgradeEmailSent: entry('upgradeEmailSent'),
  onboardingWebsite: entry('onboarding_website'),
  onboardingAnalysis: entry('onboarding_analysis'),
  onboardingStep: entry('onboarding_step'),
  connectedDomain: entry('connectedDomain'),
  domainAnalysis: entry('domainAnalysis'),
  trackerInstalled: entry('trackerInstalled'),
  /** 'true' if onboarding was finished in this browser. */
  hasCompletedOnboarding: entry('hasCompletedOnboarding'),
  /** Speed and switches of the player, as JSON. */
  playerSettings: entry('playerSettings'),
};

/** Called at sign-out, and when another user signs in. */
export function forgetSignedInUser(): void {
  for (const key of keysOfSignedInUser) entry(key).remove();
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

/** Ids of users whose website the server has returned since the page was opened. */
const usersWithKnownWebsite = new Set<string>();
const listeners = new Set<() => void>();

export const isWebsiteKnown = (userId: string): boolean => usersWithKnownWebsite.has(userId);

/** Called after the server has responded: from then on a missing domain means that there is no website. */
export function markWebsiteKnown(userId: string): void {
  usersWithKnownWebsite.add(userId);
  for (const listener of listeners) listener();
}

/** Calls back whenever the server has responded. Returns a function that unsubscribes. */
export function onWebsiteKnown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

interface KeyValueStorage extends Pick<Storage, 'setItem' | 'removeItem'> {
  getItem(key: string): string | null | undefined;
}

/** In-memory storage if the browser forbids localStorage. */
let cachedStorage: KeyValueStorage | undefined;
function storage(): KeyValueStorage {
  cachedStorage ??= available() ?? storageInMemory();
  return cachedStorage;
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
    getItem: (key) => values.get(key),
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

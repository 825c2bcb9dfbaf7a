/**
 * The script of a customer's tag: at most 2 kB that decide whether the page is recorded. It loads the recorder only on the
 * connected host, without an opt-out and with consent; rejected visits and automated browsers never load it.
 */
import { domainOfVisitorId } from '../../lambdas/contract/tracker.ts';
import { hasOptedOut, isAutomated } from './browser-signals.ts';
import { isFramedByOwnPage } from './frame-guard.ts';
import { isConnectedHost } from './host-guard.ts';
import {
  type ConsentScript,
  type ConsentState,
  type EarlyError,
  type RecorderScript,
  STORAGE_KEY,
  type StartRecording,
  type StopReason,
} from './loader-interface.ts';

interface Pinned {
  readonly name: string;
  readonly integrity: string;
}
/** The files of the same build; the browser rejects any other content because of their integrity hashes. */
declare const RECORDER: Pinned & { readonly release: string };
/** The recorder with strict mode. */
declare const STRICT: Pinned;
declare const CONSENT: Pinned;
declare global {
  interface Window {
    /** The tracker's only global. */
    reveille?: { consent(answer: 'granted' | 'denied'): void; stop(): void };
  }
}

/** Reads the tag's attributes and starts recording as soon as consent allows it. Throws if the tag is missing. */
export function load(tag: HTMLScriptElement): void {
  const { visitorId = '', consent, privacy } = tag.dataset;
  const domain = domainOfVisitorId(visitorId);
  if (
    window.reveille ||
    !isConnectedHost(domain, location) ||
    hasOptedOut(navigator, window) ||
    isFramedByOwnPage(domain, window)
  )
    return;

  const { origin } = new URL(tag.src);
  let isRecording = false;
  let isStopped = false;
  let hasRequested = false;
  let start: StartRecording | undefined;
  let end: ReturnType<StartRecording> | undefined;
  let takeErrors: (() => readonly EarlyError[]) | undefined;
  let since = 0;
  /** The page begins here: errors of its rest are assigned to it. */
  const beginPage = () => {
    since = Date.now();
    takeErrors = collectErrors();
  };

  const begin = () => {
    if (isRecording || isStopped || wasRejected(visitorId)) return;
    isRecording = true;
    if (isAutomated(navigator)) return hasRequested || reportAutomated(origin, visitorId);
    if (start) {
      end = start();
      return;
    }
    if (!takeErrors) beginPage();
    if (hasRequested) return;
    hasRequested = true;
    const isStrict = privacy === 'strict';
    const script = add<RecorderScript>(isStrict ? STRICT : RECORDER, {
      origin,
      visitorId,
      loader: tag.src,
      release: RECORDER.release,
      isStrict,
      since,
      takeErrors: () => takeErrors?.() ?? [],
      register: (recorder) => {
        script.remove();
        start = recorder;
        if (isRecording) end = start();
      },
    });
  };
  /** Adds a script of this release to the page, from the loader's origin and with its integrity hash. */
  function add<S extends RecorderScript | ConsentScript>(
    { name, integrity }: Pinned,
    reveille: S['reveille'],
  ): S {
    const script = Object.assign(document.createElement('script') as S, {
      nonce: tag.nonce,
      crossOrigin: '', // anonymous
      integrity,
      referrerPolicy: 'origin',
      src: trusted(`${origin}/tracker/v1/${name}`),
      reveille,
    });
    document.head.append(script);
    return script;
  }
  const stop = (reason: StopReason) => {
    isRecording = false;
    takeErrors?.();
    takeErrors = undefined;
    end?.(reason);
    end = undefined;
    if (reason === 'denied') clearStorage();
  };
  /** States may follow each other in any order. Errors must not reach the page's call of consent(). */
  const apply = (state: string | undefined) => {
    try {
      if (state === 'granted') begin();
      else stop(state === 'denied' ? state : 'unset');
    } catch {
      isRecording = false;
    }
  };
  let hasPageAnswered = false;
  window.reveille = {
    consent: (answer) => {
      hasPageAnswered = true;
      apply(answer);
    },
    stop: () => {
      isStopped = true;
      stop('stop');
    },
  };
  /** A call of consent() by the page overrides every platform. */
  const applyPlatform = (state: ConsentState) => {
    if (hasPageAnswered) return;
    if (state) apply(state);
    else if (consent !== 'required') apply('granted');
  };
  let isPlatformWatched = false;
  /** Loads the consent script if there is a platform, and blocks recording until the platform has answered. */
  const watchPlatform = () => {
    const platform = detectPlatform();
    if (isPlatformWatched || platform === undefined) return;
    isPlatformWatched = true;
    if (platform) applyPlatform('unset');
    try {
      add<ConsentScript>(CONSENT, applyPlatform);
    } catch {}
  };
  const decide = () => {
    watchPlatform();
    if (!detectPlatform()) applyPlatform(undefined);
  };
  const once = { once: true };
  const { readyState } = document;
  if (readyState !== 'complete') addEventListener('load', watchPlatform, once);
  if (readyState !== 'loading') {
    decide();
    return;
  }
  // The rest of a page that is still loading may contain a platform. Until then errors are kept in memory only.
  document.addEventListener('DOMContentLoaded', decide, once);
  watchPlatform();
  if (consent !== 'required' && !wasRejected(visitorId)) beginPage();
}

/**
 * True for a known consent platform: Google Consent Mode, Shopify, the WP Consent API or IAB TCF. False for a data layer
 * without consent commands yet; undefined without any of these.
 */
function detectPlatform(): boolean | undefined {
  const page = window as unknown as Record<string, ArrayLike<ArrayLike<unknown>> | undefined>;
  if (page.Shopify || page.wp_has_consent || page.__tcfapi) return true;
  const { dataLayer } = page;
  if (!dataLayer) return undefined;
  return Array.from(dataLayer).some((item) => item?.[0] === 'consent');
}

/** Removes everything that this and earlier visits stored in this browser. */
function clearStorage(): void {
  for (const place of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = place();
      for (const key of Object.keys(storage))
        if (/^reveille(-|$)/.test(key)) storage.removeItem(key);
    } catch {}
  }
}

/** Collects up to ten errors of the page until the recorder has loaded. Returns what ends this and returns the errors. */
function collectErrors(): () => readonly EarlyError[] {
  const errors: EarlyError[] = [];
  const collect = (event: Event) => {
    // The error event of a file that failed to load has its element as target; it is not a script error.
    if (event.target === window && errors.length < 10) errors.push({ at: Date.now(), event });
  };
  addEventListener('error', collect, true);
  addEventListener('unhandledrejection', collect, true);
  return () => {
    removeEventListener('error', collect, true);
    removeEventListener('unhandledrejection', collect, true);
    return errors.splice(0);
  };
}

/** A page with Trusted Types accepts script URLs from a policy only. */
function trusted(url: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    };
  };
  return (
    trustedTypes
      ?.createPolicy('reveille', { createScriptURL: (same) => same })
      .createScriptURL(url) ?? url
  );
}

/** Whether the server rejected the visit on an earlier page of this tab: a rejection is final for the visit. */
function wasRejected(visitorId: string): boolean | undefined {
  try {
    // Without a stored value `stored` is null and the next line throws.
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) as string);
    return stored.visitorId === visitorId && stored.refused;
  } catch {}
}

/** Reports an automated browser once per tab, because the server counts these visits separately. */
function reportAutomated(origin: string, visitorId: string): void {
  const report = {
    visitor_id: visitorId,
    visitor: '',
    host: location.host,
    page: '/',
    referrer: '',
    viewport: [innerWidth, innerHeight],
    automated: true,
    sent_at: Date.now(),
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ visitorId, refused: 'automated' }));
  } catch {}
  fetch(`${origin}/functions/v1/start-session`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => {});
}

try {
  const tag = document.currentScript ?? document.querySelector('script[data-visitor-id]');
  load(tag as HTMLScriptElement);
} catch {
  // An error here must never reach the page.
}

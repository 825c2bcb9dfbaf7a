/**
 * The script of a customer's tag: at most 2 kB that decide whether the page is recorded. It loads the recorder only on the
 * connected host, without an opt-out and with consent; rejected visits and automated browsers never load it.
 */
import { domainOfVisitorId } from '../../lambdas/contract/tracker.ts';
import { hasOptedOut, isAutomated } from './browser-signals.ts';
import { isFramedBySameSite } from './frame-guard.ts';
import { isConnectedHost } from './host-guard.ts';
import {
  type ConsentScript,
  type ConsentState,
  type EarlyEvent,
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
    reveille?: { consent(state: 'granted' | 'denied'): void; stop(): void };
  }
}

/** Reads the tag's attributes and starts recording as soon as consent allows it. Throws if the tag is missing. */
export function load(tag: HTMLScriptElement): void {
  const { visitorId = '', consent, privacy } = tag.dataset;
  const domain = domainOfVisitorId(visitorId);
  if (window.reveille || !isConnectedHost(domain, location) || isFramedBySameSite(domain, window))
    return;
  if (hasOptedOut(navigator, window)) {
    clearStorage();
    return;
  }

  const { origin } = new URL(tag.src);
  let isRecording = false;
  let isStopped = false;
  let isRecorderRequested = false;
  let startRecorder: StartRecording | undefined;
  let stopRecorder: ReturnType<StartRecording> | undefined;
  let takeEarly: (() => readonly EarlyEvent[]) | undefined;
  let since = 0;
  /** Starts the recorded page: from here on its errors and input are collected. */
  const startPage = () => {
    since = Date.now();
    takeEarly = collectEarly();
  };

  /** Starts the recorder, or loads it on the first call. */
  const start = () => {
    if (isRecording || isStopped || wasRejected(visitorId)) return;
    isRecording = true;
    if (isAutomated(navigator)) return isRecorderRequested || reportAutomated(origin, visitorId);
    if (!takeEarly) startPage();
    stopRecorder = startRecorder?.();
    if (isRecorderRequested) return;
    isRecorderRequested = true;
    const isStrict = privacy === 'strict';
    const script = addScript<RecorderScript>(isStrict ? STRICT : RECORDER, {
      origin,
      visitorId,
      loader: tag.src,
      release: RECORDER.release,
      isStrict,
      // Functions, because consent may be denied and granted while the script loads.
      since: () => since,
      consent: () => consent || hasPageSetConsent || detectPlatform(),
      takeEarly: () => takeEarly?.() ?? [],
      stop,
      register: (recorder) => {
        script.remove();
        startRecorder = recorder;
        if (isRecording) stopRecorder = startRecorder();
      },
    });
  };
  /** Adds a script of this release to the page, from the loader's origin and with its integrity hash. */
  function addScript<S extends RecorderScript | ConsentScript>(
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
    takeEarly?.();
    takeEarly = undefined;
    stopRecorder?.(reason);
    stopRecorder = undefined;
    if (reason === 'denied') clearStorage();
  };
  /** Consent may change in any order. Catches errors, because they must not reach the page's call of consent(). */
  const applyConsent = (state: string | undefined) => {
    try {
      if (state === 'granted') start();
      else stop(state === 'denied' ? state : 'unset');
    } catch {
      isRecording = false;
    }
  };
  /**
   * Another page may have denied consent, which removed the visitor's id: in another tab, or while the browser kept this
   * page. Without a key, the page cleared all storage.
   */
  const onShowOrStorage = ({ persisted, key }: Partial<PageTransitionEvent & StorageEvent>) => {
    watchPlatform();
    try {
      if ((persisted ?? (key ?? STORAGE_KEY) === STORAGE_KEY) && !localStorage[STORAGE_KEY])
        stop('denied');
    } catch {}
  };
  const listen = (call: typeof addEventListener) => {
    for (const type of ['pageshow', 'storage']) call(type, onShowOrStorage);
  };
  let hasPageSetConsent = false;
  window.reveille = {
    consent: (state) => {
      hasPageSetConsent = true;
      applyConsent(state);
    },
    stop: () => {
      isStopped = true;
      listen(removeEventListener);
      stop('stop');
    },
  };
  /** A call of consent() by the page overrides every platform. */
  const applyPlatformState = (state: ConsentState) => {
    if (hasPageSetConsent) return;
    if (state) applyConsent(state);
    else if (consent !== 'required') applyConsent('granted');
  };
  let isPlatformWatched = false;
  /** Loads the consent script if there is a platform, and blocks recording until the platform reports a state. */
  const watchPlatform = () => {
    const platform = detectPlatform();
    if (isPlatformWatched || platform === undefined) return;
    isPlatformWatched = true;
    if (platform) applyPlatformState('unset');
    try {
      addScript<ConsentScript>(CONSENT, applyPlatformState);
    } catch {}
  };
  const checkConsent = () => {
    watchPlatform();
    if (!detectPlatform()) applyPlatformState(undefined);
  };
  listen(addEventListener);
  if (document.readyState !== 'loading') {
    checkConsent();
    return;
  }
  // The rest of a loading page may contain a platform. Until it has loaded, errors and input stay in memory only.
  document.addEventListener('DOMContentLoaded', checkConsent);
  watchPlatform();
  if (consent !== 'required' && !wasRejected(visitorId)) startPage();
}

/**
 * True for a known consent platform: Google Consent Mode, Shopify, the WP Consent API, IAB TCF or IAB GPP. False for a data layer
 * without consent commands yet; undefined without any of these.
 */
function detectPlatform(): boolean | undefined {
  const page = window as unknown as Record<string, ArrayLike<ArrayLike<unknown>> | undefined>;
  if (page.Shopify || page.wp_has_consent || page.__tcfapi || page.__gpp) return true;
  const { dataLayer } = page;
  if (!dataLayer) return undefined;
  return Array.from(dataLayer).some((item) => item?.[0] === 'consent');
}

/** Removes everything that this and earlier visits stored in this browser. */
function clearStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key in storage) if (/^reveille(-|$)/.test(key)) delete storage[key];
  } catch {}
}

/**
 * Collects the last errors and input, because the page may repeat what was typed. The returned function stops and returns
 * them.
 */
function collectEarly(): () => readonly EarlyEvent[] {
  const early: EarlyEvent[] = [];
  const collect = (event: Event) => {
    const target = event.composedPath()[0] as HTMLInputElement;
    const text = target.value ?? target.textContent;
    if (early.push({ at: Date.now(), event, target, text }) > 200) early.shift();
  };
  const each = (call: typeof addEventListener) => {
    for (const type of ['error', 'unhandledrejection', 'input']) call(type, collect, true);
  };
  each(addEventListener);
  return () => {
    each(removeEventListener);
    return early.splice(0);
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
      ?.createPolicy('reveille', { createScriptURL: (scriptUrl) => scriptUrl })
      .createScriptURL(url) ?? url
  );
}

/** Whether the server rejected the visit on an earlier page of this tab: a rejection is final for the visit. */
function wasRejected(visitorId: string): boolean | undefined {
  try {
    // Throws without a stored value.
    const stored = JSON.parse(sessionStorage[STORAGE_KEY]);
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
    automated: true,
    sent_at: Date.now(),
  };
  try {
    sessionStorage[STORAGE_KEY] = JSON.stringify({ visitorId, refused: 'automated' });
  } catch {}
  fetch(`${origin}/functions/v1/start-session`, {
    method: 'POST',
    body: JSON.stringify(report),
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

/**
 * What a customer's tag loads: at most 2 kB that decide whether anything is recorded at all. The recorder comes only
 * after the right host, the visitor's own wishes and consent; refusals and automated browsers never load it.
 */
import { domainOfVisitorId } from '../../lambdas/contract/tracker.ts';
import { isFramedByOwnPage } from './frame-guard.ts';
import {
  type ConsentScript,
  type EarlyError,
  type EndReason,
  type ReadyRecorder,
  type RecorderScript,
  type Said,
  STORAGE_KEY,
} from './handoff.ts';
import { isConnectedHost } from './host-guard.ts';
import { isAutomated, objectsToTracking } from './visitor-wishes.ts';

interface Pinned {
  readonly name: string;
  readonly integrity: string;
}
/** The files that were built with this loader; a browser refuses any other content. */
declare const RECORDER: Pinned & { readonly release: string };
/** The same with strict mode. */
declare const STRICT: Pinned;
declare const CONSENT: Pinned;
declare global {
  interface Window {
    /** The tracker's only global. */
    reveille?: { consent(answer: 'granted' | 'denied'): void; stop(): void };
  }
}

export function load(tag: HTMLScriptElement): void {
  const { visitorId = '', consent, privacy } = tag.dataset;
  const domain = domainOfVisitorId(visitorId);
  if (
    window.reveille ||
    !isConnectedHost(domain, location) ||
    objectsToTracking(navigator, window) ||
    isFramedByOwnPage(domain, window)
  )
    return;

  const { origin } = new URL(tag.src);
  let isWanted = false;
  let isOver = false;
  let hasAsked = false;
  let start: ReadyRecorder | undefined;
  let end: ReturnType<ReadyRecorder> | undefined;
  let takeErrors: (() => readonly EarlyError[]) | undefined;

  const begin = () => {
    if (isWanted || isOver || wasRefused(visitorId)) return;
    isWanted = true;
    if (isAutomated(navigator)) return hasAsked || sayHello(origin, visitorId);
    if (start) {
      end = start();
      return;
    }
    takeErrors ??= rememberErrors();
    if (hasAsked) return;
    hasAsked = true;
    const isStrict = privacy === 'strict';
    const script = add<RecorderScript>(isStrict ? STRICT : RECORDER, {
      origin,
      visitorId,
      loader: tag.src,
      release: RECORDER.release,
      isStrict,
      since: Date.now(),
      takeErrors: () => takeErrors?.() ?? [],
      ready: (recorder) => {
        script.remove();
        start = recorder;
        if (isWanted) end = start();
      },
    });
  };
  /** A file of this release, which holds nothing up; only from its own origin, and only with the content it was built with. */
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
  const stop = (reason: EndReason) => {
    isWanted = false;
    takeErrors?.();
    takeErrors = undefined;
    end?.(reason);
    end = undefined;
    if (reason === 'denied') forget();
  };
  /** Unset, granted and denied may follow each other in any order. Nothing of it may throw into the page. */
  const apply = (answer: string | undefined) => {
    try {
      if (answer === 'granted') begin();
      else stop(answer === 'denied' ? answer : 'unset');
    } catch {
      isWanted = false;
    }
  };
  let isAnswered = false;
  window.reveille = {
    consent: (answer) => {
      isAnswered = true;
      apply(answer);
    },
    stop: () => {
      isOver = true;
      stop('asked');
    },
  };
  /** What the page itself has said outweighs every platform. */
  const heard = (said: Said) => {
    if (isAnswered) return;
    if (said) apply(said);
    else if (consent !== 'required') apply('granted');
  };
  let isBridged = false;
  /** A consent platform may come before the tag, after it or late. Until it has answered, nothing begins. */
  const look = () => {
    const platform = platformHere();
    if (isBridged || platform === undefined) return;
    isBridged = true;
    if (platform) heard('unset');
    try {
      add<ConsentScript>(CONSENT, heard);
    } catch {}
  };
  const decide = () => {
    look();
    if (!platformHere()) heard(undefined);
  };
  const once = { once: true };
  const { readyState } = document;
  if (readyState !== 'complete') addEventListener('load', look, once);
  if (readyState !== 'loading') {
    decide();
    return;
  }
  // The rest of a page that is still being read may bring a platform; errors until then only wait in memory.
  document.addEventListener('DOMContentLoaded', decide, once);
  look();
  if (consent !== 'required' && !wasRefused(visitorId)) takeErrors = rememberErrors();
}

/** Google Consent Mode, Shopify, the WP Consent API, IAB TCF; a data layer alone may be asked for consent or not
 * (false); undefined where there is nothing. */
function platformHere(): boolean | undefined {
  const page = window as unknown as Record<string, ArrayLike<ArrayLike<unknown>> | undefined>;
  if (page.Shopify || page.wp_has_consent || page.__tcfapi) return true;
  const { dataLayer } = page;
  if (!dataLayer) return undefined;
  return Array.from(dataLayer).some((item) => item?.[0] === 'consent');
}

/** Removes what was stored in this browser, also by an earlier visit that was allowed to. */
function forget(): void {
  for (const place of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = place();
      for (const key of Object.keys(storage))
        if (/^reveille(-|$)/.test(key)) storage.removeItem(key);
    } catch {}
  }
}

/** A page's first errors happen before the recorder has been downloaded: at most ten wait here. */
function rememberErrors(): () => readonly EarlyError[] {
  const errors: EarlyError[] = [];
  const remember = (event: Event) => {
    // A file that failed to load reports to its element, not to the window.
    if (event.target === window && errors.length < 10) errors.push({ at: Date.now(), event });
  };
  addEventListener('error', remember, true);
  addEventListener('unhandledrejection', remember, true);
  return () => {
    removeEventListener('error', remember, true);
    removeEventListener('unhandledrejection', remember, true);
    return errors.splice(0);
  };
}

/** A page may allow scripts from policies only (Trusted Types). */
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

/** The refusal of an earlier page in this tab is final for the visit. */
function wasRefused(visitorId: string): boolean | undefined {
  try {
    // Where nothing is stored, this throws as well.
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) as string);
    return stored.visitorId === visitorId && stored.refused;
  } catch {}
}

/** An automated browser is counted apart: it says that it was here, once a tab, and records nothing. */
function sayHello(origin: string, visitorId: string): void {
  const hello = {
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
    body: JSON.stringify(hello),
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
    referrerPolicy: 'origin',
  }).catch(() => {});
}

try {
  const tag = document.currentScript ?? document.querySelector('script[data-visitor-id]');
  load(tag as HTMLScriptElement);
} catch {
  // Whatever this page is, a failure here is never the page's.
}

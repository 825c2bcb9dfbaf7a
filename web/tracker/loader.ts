/**
 * What a customer's tag loads: at most 2 kB that decide whether anything is recorded at all. The recorder comes only
 * after the right host, the visitor's own wishes and consent; refusals and automated browsers never load it.
 */
import { domainOf } from '../../lambdas/contract/tracker.ts';
import { type RecorderScript, STORAGE_KEY } from './handoff.ts';
import { isConnectedHost } from './host-guard.ts';
import { isAutomated, objectsToTracking } from './visitor-wishes.ts';

/** The file name of the recorder that was built with this loader. */
declare const RECORDER: string;
declare global {
  interface Window {
    /** The tracker's only global. */
    reveille?: { consent(answer: 'granted' | 'denied'): void; stop(): void };
  }
}

export function load(tag: HTMLScriptElement): void {
  const { visitorId = '', consent } = tag.dataset;
  const isHere = isConnectedHost(domainOf(visitorId), location);
  if (window.reveille || !isHere || objectsToTracking(navigator, window)) return;

  const { origin } = new URL(tag.src);
  let isLoaded = false;
  let isStopped = false;
  let end: ((reason: 'asked' | 'denied') => void) | undefined;

  const begin = () => {
    if (isLoaded || isStopped || wasRefused(visitorId)) return;
    isLoaded = true;
    if (isAutomated(navigator)) return sayHello(origin, visitorId);
    const script: RecorderScript = document.createElement('script');
    script.async = true;
    script.nonce = tag.nonce;
    script.src = trusted(`${origin}/tracker/v1/${RECORDER}`);
    script.reveille = {
      origin,
      visitorId,
      ready: (stop) => {
        script.remove();
        if (isStopped) stop('asked');
        end = stop;
      },
    };
    document.head.append(script);
  };
  const stop = (reason: 'asked' | 'denied') => {
    isStopped = true;
    end?.(reason);
  };
  window.reveille = {
    consent: (answer) => (answer === 'granted' ? begin() : stop('denied')),
    stop: () => stop('asked'),
  };
  if (consent !== 'required') begin();
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
function wasRefused(visitorId: string): boolean {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored.visitorId === visitorId && !!stored.refused;
  } catch {
    return false;
  }
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
  }).catch(() => {});
}

try {
  const tag = document.currentScript ?? document.querySelector('script[data-visitor-id]');
  if (tag instanceof HTMLScriptElement) load(tag);
} catch {
  // Whatever this page is, a failure here is never the page's.
}

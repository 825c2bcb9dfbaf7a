/**
 * What became of the page's requests: fetch and XMLHttpRequest by observing their calls (start, status, rejection;
 * never an address's values, a header or a body), everything else by resource timing and the error events of elements.
 */
import type { Documents } from '../documents.ts';
import type { Lifetime } from '../lifetime.ts';
import { LOAD_ERROR_MS, TROUBLES_TOLD } from '../limits.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { pathAllowed } from '../privacy/strict-mode.ts';
import type { Tell } from '../tell.ts';
import { observeCalls } from './observe-calls.ts';
import { observe } from './observe-entries.ts';

/** A request as it ended. Status 0: no answer came. */
interface Ended {
  readonly url: URL;
  readonly status: number;
  /** On the page's clock. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly initiator: string;
  readonly method?: string;
}
const SCRIPTED = new Set(['fetch', 'xmlhttprequest']);
/** Addresses remembered to recognize one request in two sources. */
const REMEMBERED = 300;

export function watchRequests(
  life: Lifetime,
  documents: Documents,
  tell: Tell,
  ownOrigin: string,
): void {
  let failures = 0;
  const isOurs = ({ origin, pathname }: URL) =>
    origin === ownOrigin &&
    /^\/(functions\/v1\/(start-session|record-events)|tracker\/v1\/)/.test(pathname);

  /** Scripted requests that were observed themselves, by address. */
  const observed = new Map<string, number>();
  const count = (url: URL, change: number) => {
    const key = addressOf(url);
    const next = (observed.get(key) ?? 0) + change;
    if (observed.size > REMEMBERED) observed.clear();
    if (next > 0) observed.set(key, next);
    else observed.delete(key);
    return next >= 0;
  };

  function started(url: URL): void {
    count(url, 1);
    tell('rv:reaction', { kind: 'request-start' });
  }
  function ended(request: Ended): void {
    const { url, status, startedAt, durationMs, initiator, method } = request;
    const ago_ms = Math.max(0, Math.round(performance.now() - startedAt));
    if (status > 0 && status < 400) {
      if (!SCRIPTED.has(initiator)) return;
      const saves = method !== undefined && !/^(GET|HEAD|OPTIONS)$/i.test(method);
      tell('rv:reaction', { kind: 'request', ago_ms, ...(saves && { saves }) });
      return;
    }
    if (++failures > TROUBLES_TOLD) return;
    const isSameOrigin = url.origin === location.origin;
    tell('rv:request', {
      path: pathAllowed(maskUrl((isSameOrigin ? '' : url.origin) + url.pathname + url.search)),
      status,
      duration_ms: Math.round(durationMs),
      initiator,
      same_origin: isSameOrigin,
      same_site: isSameOrigin || isSameSite(url.hostname),
    });
  }

  const observedFrom = performance.now();
  const watch = { isOurs, started, ended };
  let isFetchObserved = false;
  let isXhrObserved = false;
  documents.each(({ defaultView: page }) => {
    if (!page) return;
    const isFetch = watchFetch(life, page, watch);
    const isXhr = watchXhr(life, page, watch);
    if (page === window) [isFetchObserved, isXhrObserved] = [isFetch, isXhr];
  });

  const statuses = new Map<string, number>();
  observe(life, 'resource', (entry: PerformanceResourceTiming) => {
    const { name, initiatorType, responseStatus = 200, startTime, duration } = entry;
    const url = new URL(name, location.href);
    if (isOurs(url)) return;
    if (statuses.size > REMEMBERED) statuses.clear();
    statuses.set(addressOf(url), responseStatus);
    const isScripted = SCRIPTED.has(initiatorType);
    const isEarly = startTime < observedFrom;
    if (isScripted && !isEarly) {
      const isKnown = initiatorType === 'fetch' ? isFetchObserved : isXhrObserved;
      if (isKnown && observed.has(addressOf(url)) && count(url, -1)) return;
    }
    // Whether a request without a status failed or was given up is known only of scripts' first requests.
    const isAnswered = responseStatus > 0;
    if (!isAnswered && !(isScripted && isEarly && navigator.onLine)) return;
    ended({
      url,
      status: responseStatus,
      startedAt: startTime,
      durationMs: duration,
      initiator: initiatorType,
    });
  });
  // A file of the site that got no answer at all: its element reports an error, and no entry has a status.
  life.listen(window, 'error', ({ target, timeStamp }) => {
    if (!(target instanceof Element) || !navigator.onLine) return;
    const url = fileOf(target);
    if (url?.origin !== location.origin) return;
    life.after(LOAD_ERROR_MS, () => {
      if (statuses.get(addressOf(url))) return;
      ended({ url, status: 0, startedAt: timeStamp, durationMs: 0, initiator: target.localName });
    });
  });
}

/** The page's own window, or that of a frame of the same origin. */
type Page = Window & typeof globalThis;

interface Watch {
  isOurs(url: URL): boolean;
  started(url: URL): void;
  ended(request: Ended): void;
}

function watchFetch(life: Lifetime, page: Page, { isOurs, started, ended }: Watch): boolean {
  return observeCalls<[unknown, RequestInit?], Promise<Response>>(
    life,
    page,
    'fetch',
    (_, [input, init], result) => {
      const request = input instanceof page.Request ? input : undefined;
      const url = urlOf(request ? request.url : input, page);
      if (!url || isOurs(url) || !(result instanceof page.Promise)) return undefined;
      const startedAt = performance.now();
      const method = String(init?.method ?? request?.method ?? 'GET');
      started(url);
      const end = life.shield((status: number) =>
        ended({
          url,
          status,
          startedAt,
          durationMs: performance.now() - startedAt,
          initiator: 'fetch',
          method,
        }),
      );
      // The page gets the promise that follows: a handler of ours on its own would hide an unhandled rejection.
      return result.then(
        (response) => {
          end(
            response.type === 'opaque' || response.type === 'opaqueredirect'
              ? 200
              : response.status,
          );
          return response;
        },
        (error) => {
          if (error?.name !== 'AbortError' && !isGivenUp(init, request) && navigator.onLine) end(0);
          throw error;
        },
      );
    },
  );
}

const isGivenUp = (init: RequestInit | undefined, request: Request | undefined): boolean =>
  (init?.signal ?? request?.signal)?.aborted === true;

function watchXhr(life: Lifetime, page: Page, { isOurs, started, ended }: Watch): boolean {
  const opened = new WeakMap<object, { readonly url: URL; readonly method: string }>();
  const prototype = page.XMLHttpRequest?.prototype;
  const isOpenObserved = observeCalls<[unknown, unknown], void>(
    life,
    prototype,
    'open',
    (self, [method, address]) => {
      const url = urlOf(address, page);
      if (url && !isOurs(url)) opened.set(self as object, { url, method: String(method) });
      else opened.delete(self as object);
      return undefined;
    },
  );
  return (
    isOpenObserved &&
    observeCalls<[], void>(life, prototype, 'send', (self) => {
      const request = self as XMLHttpRequest;
      const known = opened.get(request);
      if (!known) return undefined;
      const startedAt = performance.now();
      started(known.url);
      const end = life.shield((event: Event) => {
        if (event.type === 'abort' || (event.type !== 'load' && !navigator.onLine)) return;
        const status = event.type === 'load' ? request.status || 200 : 0;
        ended({
          ...known,
          status,
          startedAt,
          durationMs: performance.now() - startedAt,
          initiator: 'xmlhttprequest',
        });
      });
      // A synchronous request is over already.
      if (request.readyState === 4) end(new Event('load'));
      else
        for (const type of ['load', 'error', 'timeout'])
          request.addEventListener(type, end, { once: true });
      return undefined;
    })
  );
}

/** Nothing of an object that the page made itself: reading it would run the page's code again. */
function urlOf(address: unknown, page: Page = window): URL | undefined {
  if (typeof address !== 'string' && !(address instanceof page.URL)) return undefined;
  try {
    const url = new URL(address, page.document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
const addressOf = ({ origin, pathname, search }: URL) => origin + pathname + search;

/** The site's own servers: the same host, one below it, or one beside it under the same name. */
function isSameSite(hostname: string): boolean {
  const bare = location.hostname.replace(/^www\./, '');
  const parent = bare.split('.').length > 2 ? bare.replace(/^[^.]+\./, '') : bare;
  return (
    hostname === bare ||
    hostname.endsWith(`.${bare}`) ||
    (parent.length > 6 && hostname.endsWith(`.${parent}`))
  );
}

function fileOf(element: Element): URL | undefined {
  if (element instanceof HTMLImageElement) return urlOf(element.currentSrc || element.src);
  if (element instanceof HTMLScriptElement) return urlOf(element.src);
  return element instanceof HTMLLinkElement ? urlOf(element.href) : undefined;
}

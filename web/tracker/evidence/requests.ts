/**
 * Outcomes of the page's requests. Calls of fetch and XMLHttpRequest are observed (status or failure; never parameter
 * values, headers or bodies); other requests are known from resource timing and the error events of elements.
 */
import type { Documents } from '../documents.ts';
import type { EmitCustomEvent } from '../emit-custom.ts';
import type { Lifetime } from '../lifetime.ts';
import { LOAD_ERROR_MS, MAX_PROBLEMS, RETRY_MS } from '../limits.ts';
import { maskUrl } from '../privacy/mask-url.ts';
import { pathAllowed } from '../privacy/strict-mode.ts';
import { policyOf, SHOWN } from '../privacy/text-policy.ts';
import { FILES, fileUrlOf, isFileOfHidden, type Page, urlOf } from './file-url.ts';
import { observeCalls } from './observe-calls.ts';
import { observeEntries } from './observe-entries.ts';

/** A finished request. Status 0: there was no response. */
interface FinishedRequest {
  readonly url: URL;
  readonly status: number;
  /** Milliseconds of performance.now(). */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly initiator: string;
  readonly method?: string;
}
interface Failure {
  readonly at: number;
  readonly path: string;
  readonly status: number;
}
const SCRIPTED = new Set(['fetch', 'xmlhttprequest']);
/** The maximum number of URLs remembered to recognize one request in two sources. */
const MAX_URLS = 300;

/**
 * Emits `rv:reaction` when scripted requests start and succeed, and `rv:request` for failed requests, up to MAX_PROBLEMS.
 * Scripted requests from before `since` (epoch milliseconds) are not reported: the visitor had not given consent yet.
 */
export function watchRequests(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
  trackerOrigin: string,
  since: number,
): void {
  let failures = 0;
  const isTrackerUrl = ({ origin, pathname }: URL) =>
    origin === trackerOrigin &&
    /^\/(functions\/v1\/(start-session|record-events)|tracker\/v1\/)/.test(pathname);

  /** Failed files of hidden elements, which may load another file afterwards. */
  const hiddenFiles = new Set<string>();
  /** The number of observed calls by URL whose resource timing entries have not arrived yet. */
  const observed = new Map<string, number>();
  const count = (url: URL, change: number) => {
    const key = urlKey(url);
    const next = (observed.get(key) ?? 0) + change;
    if (observed.size > MAX_URLS) observed.clear();
    if (next > 0) observed.set(key, next);
    else observed.delete(key);
    return next >= 0;
  };

  /** By method and URL without parameters, because the page may retry a request by itself. */
  const failed = new Map<string, Failure>();
  let inputAt = 0;
  for (const type of ['pointerdown', 'keydown']) {
    life.listen(window, type, ({ timeStamp }) => {
      inputAt = timeStamp;
    });
  }
  function checkRetry(key: string, startedAt: number): void {
    const failure = failed.get(key);
    if (!failure || startedAt < failure.at) return;
    failed.delete(key);
    const { at, path, status } = failure;
    if (inputAt > at || startedAt - at > RETRY_MS) return;
    const failed_ago_ms = Math.round(performance.now() - at);
    emitCustom('rv:retried', { path, status, failed_ago_ms });
  }

  function onStart(url: URL): void {
    count(url, 1);
    emitCustom('rv:reaction', { kind: 'request-start' });
  }
  function onEnd(request: FinishedRequest): void {
    const { url, status, startedAt, durationMs, initiator, method } = request;
    const ago_ms = Math.max(0, Math.round(performance.now() - startedAt));
    const key = () => `${method ?? ''} ${url.origin}${url.pathname}`;
    if (status > 0 && status < 400) {
      if (!SCRIPTED.has(initiator)) return;
      checkRetry(key(), startedAt);
      const saves = method !== undefined && !/^(GET|HEAD|OPTIONS)$/i.test(method);
      emitCustom('rv:reaction', { kind: 'request', ago_ms, ...(saves && { saves }) });
      return;
    }
    if (++failures > MAX_PROBLEMS) return;
    if (!SCRIPTED.has(initiator) && (hiddenFiles.has(url.href) || isFileOfHidden(url))) return;
    const isSameOrigin = url.origin === location.origin;
    const path = pathAllowed(maskUrl((isSameOrigin ? '' : url.origin) + url.pathname + url.search));
    if (SCRIPTED.has(initiator)) failed.set(key(), { at: performance.now(), path, status });
    emitCustom('rv:request', {
      path,
      status,
      duration_ms: Math.round(durationMs),
      initiator,
      same_origin: isSameOrigin,
      same_site: isSameOrigin || isSameSite(url.hostname),
    });
  }

  const observedFrom = performance.now();
  const watch = { isTrackerUrl, onStart, onEnd };
  let isFetchObserved = false;
  let isXhrObserved = false;
  documents.each(({ defaultView: page }) => {
    if (!page) return;
    const isFetch = watchFetch(life, page, watch);
    const isXhr = watchXhr(life, page, watch);
    if (page === window) [isFetchObserved, isXhrObserved] = [isFetch, isXhr];
  });

  /** Undefined in Safari. */
  const statuses = new Map<string, number | undefined>();
  const onEntry = (entry: PerformanceResourceTiming) => {
    const { name, initiatorType, responseStatus = 200, startTime, duration } = entry;
    if (statuses.size > MAX_URLS) statuses.clear();
    statuses.set(name.split('#')[0] as string, entry.responseStatus);
    const isScripted = SCRIPTED.has(initiatorType);
    // Most entries are of images, styles and scripts, and parsing their URLs would be most of the work.
    if (
      isScripted
        ? performance.timeOrigin + startTime < since
        : responseStatus > 0 && responseStatus < 400
    )
      return;
    const url = new URL(name, location.href);
    if (isTrackerUrl(url)) return;
    const isEarly = startTime < observedFrom;
    if (isScripted && !isEarly) {
      const isKnown = initiatorType === 'fetch' ? isFetchObserved : isXhrObserved;
      if (isKnown && observed.has(urlKey(url)) && count(url, -1)) return;
    }
    const request = {
      url,
      status: responseStatus,
      startedAt: startTime,
      durationMs: duration,
      initiator: initiatorType,
    };
    // A request without a status failed or was aborted. It counts as failed only if it started before the calls were observed.
    if (responseStatus > 0) onEnd(request);
    else if (isScripted && isEarly && navigator.onLine) endUnlessAnswered(request);
  };
  /** A page that aborts a request sends it again. */
  const endUnlessAnswered = (request: FinishedRequest) =>
    life.after(LOAD_ERROR_MS, () => statuses.get(urlKey(request.url)) || onEnd(request));
  for (const type of ['resource', 'navigation']) observeEntries(life, type, onEntry);
  // If a file of the site gets no response, its element fires an error event, and no entry has a status.
  const checkFile = (target: EventTarget | null) => {
    if (!(target instanceof Element) || !navigator.onLine) return;
    const url = fileUrlOf(target);
    if (url && policyOf(target) !== SHOWN) hiddenFiles.add(url.href);
    if (url?.origin !== location.origin) return;
    endUnlessAnswered({ url, status: 0, startedAt: 0, durationMs: 0, initiator: target.localName });
  };
  life.listen(window, 'error', ({ target }) => checkFile(target));
  for (const file of document.querySelectorAll<HTMLMediaElement & HTMLImageElement>(
    'video,audio,img',
  ))
    if (file.networkState === NO_SOURCE || (file.complete && file.currentSrc && !file.naturalWidth))
      checkFile(file.querySelector(FILES) ?? file);
}

/** The state of a video whose file, or the last one of several, failed before this script ran. */
const NO_SOURCE = 3;

interface Watch {
  isTrackerUrl(url: URL): boolean;
  onStart(url: URL): void;
  onEnd(request: FinishedRequest): void;
}

function watchFetch(life: Lifetime, page: Page, { isTrackerUrl, onStart, onEnd }: Watch): boolean {
  return observeCalls<[unknown, RequestInit?], Promise<Response>>(
    life,
    page,
    'fetch',
    (_, [input, init], result) => {
      const request = input instanceof page.Request ? input : undefined;
      const url = urlOf(request ? request.url : input, page);
      if (!url || isTrackerUrl(url) || !(result instanceof page.Promise)) return undefined;
      const startedAt = performance.now();
      const method = String(init?.method ?? request?.method ?? 'GET');
      onStart(url);
      const end = life.catchErrors((status: number) =>
        onEnd({
          url,
          status,
          startedAt,
          durationMs: performance.now() - startedAt,
          initiator: 'fetch',
          method,
        }),
      );
      // The page gets the derived promise; a separate handler would hide an unhandled rejection from it.
      return result.then(
        (response) => {
          end(response.status || 200); // opaque responses have none
          return response;
        },
        (error) => {
          if (error?.name !== 'AbortError' && !isAborted(init, request) && navigator.onLine) end(0);
          throw error;
        },
      );
    },
  );
}

const isAborted = (init: RequestInit | undefined, request: Request | undefined): boolean =>
  (init?.signal ?? request?.signal)?.aborted === true;

function watchXhr(life: Lifetime, page: Page, { isTrackerUrl, onStart, onEnd }: Watch): boolean {
  const opened = new WeakMap<object, { readonly url: URL; readonly method: string }>();
  const prototype = page.XMLHttpRequest?.prototype;
  const isOpenObserved = observeCalls<[unknown, unknown], void>(
    life,
    prototype,
    'open',
    (self, [method, address]) => {
      const url = urlOf(address, page);
      if (url && !isTrackerUrl(url)) opened.set(self as object, { url, method: String(method) });
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
      onStart(known.url);
      const end = life.catchErrors((event: Event) => {
        const hasLoaded = event.type === 'load';
        if (!hasLoaded && !navigator.onLine) return;
        const status = hasLoaded ? request.status || 200 : 0;
        onEnd({
          ...known,
          status,
          startedAt,
          durationMs: performance.now() - startedAt,
          initiator: 'xmlhttprequest',
        });
      });
      // A synchronous request has already finished.
      if (request.readyState === 4) end(new Event('load'));
      else
        for (const type of ['load', 'error', 'timeout'])
          request.addEventListener(type, end, { once: true });
      return undefined;
    })
  );
}

const urlKey = ({ origin, pathname, search }: URL) => origin + pathname + search;

/** The same host, a subdomain of it, or a sibling subdomain. */
function isSameSite(hostname: string): boolean {
  const bare = location.hostname.replace(/^www\./, '');
  const parent = bare.split('.').length > 2 ? bare.replace(/^[^.]+\./, '') : bare;
  return (
    hostname === bare ||
    hostname.endsWith(`.${bare}`) ||
    (parent.length > 6 && hostname.endsWith(`.${parent}`))
  );
}

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
import { type PolicyCache, policyOf, SHOWN } from '../privacy/text-policy.ts';
import { rememberPageFields } from '../privacy/typing.ts';
import { FILES, fileUrlOf, isFileOfHidden, type Page, urlKey, urlOf } from './file-url.ts';
import { observeCalls } from './observe-calls.ts';
import { observeEntries } from './observe-entries.ts';
import { isRelatedHost } from './related-host.ts';

/** A finished request. Status 0: there was no response. */
interface FinishedRequest {
  readonly url: URL;
  readonly status: number;
  /** Milliseconds of performance.now(). */
  readonly startTime: number;
  /** Missing for a request that ends now. */
  readonly duration?: number;
  readonly initiator: string;
  readonly method?: string;
}
interface Failure {
  readonly at: number;
  readonly path: string;
  readonly status: number;
}
const SCRIPTED = /^(fetch|xmlhttprequest)$/;
/** The maximum number of URLs remembered to recognize one request in two sources. */
const MAX_URLS = 300;

/**
 * Emits `rv:reaction` when scripted requests start and succeed, and `rv:request` for failed requests, up to MAX_PROBLEMS.
 * Scripted requests from before `since` (epoch milliseconds) are not reported: the visitor had not given consent yet.
 * `pageStart`: when the page that is recorded first began, also in epoch milliseconds.
 */
export function watchRequests(
  life: Lifetime,
  documents: Documents,
  emitCustom: EmitCustomEvent,
  trackerOrigin: string,
  since: number,
  pageStart: number,
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
  };

  /** By method and URL without parameters, because the page may retry a request by itself. */
  const failed = new Map<string, Failure>();
  let inputAt = 0;
  documents.listen('pointerdown keydown', () => {
    inputAt = performance.now();
  });
  function checkRetry(key: string, startTime: number): void {
    const failure = failed.get(key);
    if (!failure || startTime < failure.at) return;
    failed.delete(key);
    const { at, path, status } = failure;
    if (inputAt > at || startTime - at > RETRY_MS) return;
    const failed_ago_ms = Math.round(performance.now() - at);
    emitCustom('rv:retried', { path, status, failed_ago_ms });
  }

  function onStart(url: URL): void {
    count(url, 1);
    emitCustom('rv:reaction', { kind: 'request-start' });
  }
  function onEnd(request: FinishedRequest): void {
    const { url, status, startTime, initiator, method } = request;
    const now = performance.now();
    const ago_ms = Math.max(0, Math.round(now - startTime));
    const key = () => `${method} ${url.origin}${url.pathname}`;
    if (status > 0 && status < 400) {
      if (!SCRIPTED.test(initiator)) return;
      checkRetry(key(), startTime);
      const saves = method !== undefined && !/^(GET|HEAD|OPTIONS)$/i.test(method);
      emitCustom('rv:reaction', { kind: 'request', ago_ms, ...(saves && { saves }) });
      return;
    }
    if (++failures > MAX_PROBLEMS) return;
    if (!SCRIPTED.test(initiator) && (hiddenFiles.has(url.href) || isFileOfHidden(url))) return;
    const isSameOrigin = url.origin === location.origin;
    rememberPageFields();
    const path = pathAllowed(maskUrl((isSameOrigin ? '' : url.origin) + url.pathname + url.search));
    const { duration = ago_ms } = request;
    // Some failures are reported late, and the analysis needs their time to see that the visitor left, or what follows from
    // a missing script. What got no response before the recorder started may have been aborted.
    const at = Math.max(status ? 0 : observedFrom, startTime + duration);
    if (SCRIPTED.test(initiator)) failed.set(key(), { at, path, status });
    emitCustom(
      'rv:request',
      {
        path,
        status,
        duration_ms: Math.round(duration),
        initiator,
        same_origin: isSameOrigin,
        same_site: isSameOrigin || isRelatedHost(url.hostname),
      },
      Math.max(pageStart, Math.round(Date.now() - now + at)),
    );
  }

  const observedFrom = performance.now();
  const watch = { isTrackerUrl, onStart, onEnd };
  documents.each(({ defaultView: page }) => {
    if (!page) return;
    watchFetch(life, page, watch);
    watchXhr(life, page, watch);
  });

  /** Undefined in Safari. */
  const statuses = new Map<string, number | undefined>();
  const onEntry = (entry: PerformanceResourceTiming) => {
    const { name, initiatorType, responseStatus = 200, startTime, duration } = entry;
    if (statuses.size > MAX_URLS) statuses.clear();
    statuses.set(name.split('#')[0] as string, entry.responseStatus);
    const isScripted = SCRIPTED.test(initiatorType);
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
    if (isScripted && !isEarly && observed.has(urlKey(url))) {
      count(url, -1);
      return;
    }
    const request = {
      url,
      status: responseStatus,
      startTime,
      duration,
      initiator: initiatorType,
    };
    // A request without a status failed or was aborted. It counts as failed only if it started before the calls were observed.
    if (responseStatus > 0) onEnd(request);
    else if (isScripted && isEarly && navigator.onLine) endUnlessAnswered([request]);
  };
  /** A page that aborts a request sends it again. One timer for all, because a page may lack many pictures. */
  const endUnlessAnswered = (requests: readonly FinishedRequest[]) =>
    life.after(LOAD_ERROR_MS, () => {
      for (const each of requests) statuses.get(urlKey(each.url)) || onEnd(each);
    });
  for (const type of ['resource', 'navigation']) observeEntries(life, type, onEntry);
  // If a file of the site gets no response, its element fires an error event, and no entry has a status.
  const checkFiles = (targets: readonly (EventTarget | null)[]) => {
    const cache: PolicyCache = new Map();
    const requests: FinishedRequest[] = [];
    for (const target of targets) {
      if (!(target instanceof Element) || !navigator.onLine) continue;
      const url = fileUrlOf(target);
      if (url && policyOf(target, cache) !== SHOWN) hiddenFiles.add(url.href);
      if (url?.origin === location.origin)
        requests.push({
          url,
          status: 0,
          startTime: performance.now(),
          duration: 0,
          initiator: target.localName,
        });
    }
    if (requests[0]) endUnlessAnswered(requests);
  };
  life.listen(window, 'error', ({ target }) => checkFiles([target]));
  const files = document.querySelectorAll<HTMLMediaElement & HTMLImageElement>('video,audio,img');
  checkFiles(
    [...files].map((file) =>
      file.networkState === NO_SOURCE || (file.complete && file.currentSrc && !file.naturalWidth)
        ? (file.querySelector(FILES) ?? file)
        : null,
    ),
  );
}

/** The state of a video whose file, or the last one of several, failed before this script ran. */
const NO_SOURCE = 3;

interface Watch {
  isTrackerUrl(url: URL): boolean;
  onStart(url: URL): void;
  onEnd(request: FinishedRequest): void;
}

function watchFetch(life: Lifetime, page: Page, { isTrackerUrl, onStart, onEnd }: Watch): void {
  observeCalls<[unknown, RequestInit?], Promise<Response>>(
    life,
    page,
    'fetch',
    (_, [input, init], result) => {
      const request = input instanceof page.Request ? input : undefined;
      const url = urlOf(request ? request.url : input, page);
      if (!url || isTrackerUrl(url) || !(result instanceof page.Promise)) return undefined;
      const startTime = performance.now();
      const method = String(init?.method ?? request?.method ?? 'GET');
      onStart(url);
      const end = life.catchErrors((status: number) =>
        onEnd({
          url,
          status,
          startTime,
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
          const isAborted =
            error?.name === 'AbortError' || (init?.signal ?? request?.signal)?.aborted;
          if (!isAborted && navigator.onLine) end(0);
          throw error;
        },
      );
    },
  );
}

function watchXhr(life: Lifetime, page: Page, { isTrackerUrl, onStart, onEnd }: Watch): void {
  const opened = new WeakMap<object, { readonly url: URL; readonly method: string }>();
  const prototype = page.XMLHttpRequest?.prototype;
  observeCalls<[unknown, unknown], void>(life, prototype, 'open', (self, [method, address]) => {
    const url = urlOf(address, page);
    if (url && !isTrackerUrl(url)) opened.set(self as object, { url, method: String(method) });
    else opened.delete(self as object);
    return undefined;
  });
  observeCalls<[], void>(life, prototype, 'send', (self) => {
    const request = self as XMLHttpRequest;
    const known = opened.get(request);
    if (!known) return undefined;
    const startTime = performance.now();
    onStart(known.url);
    const end = life.catchErrors((event: Event) => {
      const hasLoaded = event.type === 'load';
      if (!hasLoaded && !navigator.onLine) return;
      const status = hasLoaded ? request.status || 200 : 0;
      onEnd({
        ...known,
        status,
        startTime,
        initiator: 'xmlhttprequest',
      });
    });
    // A synchronous request has already finished.
    if (request.readyState === 4) end({ type: 'load' } as Event);
    else
      for (const type of ['load', 'error', 'timeout'])
        request.addEventListener(type, end, { once: true });
    return undefined;
  });
}

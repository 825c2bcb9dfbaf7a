declare global {
  interface Window {
    /** Not in every browser. */
    fetchLater(url: string, options: RequestInit & { activateAfter: number }): object;
  }
}
const { fetch, fetchLater } = window;
/** `fetch` as it was when the recorder loaded, so that wrappers the page adds later do not see the tracker's requests. */
export const nativeFetch: typeof fetch = (url, options) => fetch.call(window, url, options);

export type SendRequest = typeof nativeFetch | typeof fetchPastWorker;

/**
 * Sends a request of an unloading page past its service worker, because the browser drops a request that waits for the
 * worker when the page ends. Has no response. Uses `fetch` where the browser or the page's policy does not allow that.
 */
export function fetchPastWorker(url: string, options: RequestInit): Promise<Response> | object {
  try {
    return fetchLater.call(window, url, { ...options, activateAfter: 0 });
  } catch {
    return nativeFetch(url, options);
  }
}

const { fetch } = window;
/** `fetch` as it was when the recorder loaded, so that wrappers the page adds later do not see the tracker's requests. */
export const nativeFetch: typeof fetch = (url, options) => fetch.call(window, url, options);

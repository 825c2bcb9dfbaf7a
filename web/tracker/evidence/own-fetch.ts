/** As it was when the recorder loaded: what a page or a third party wraps around it later does not see our requests. */
const { fetch } = window;
export const ownFetch: typeof fetch = (address, options) => fetch.call(window, address, options);

/** An address that is still not open after this time will not open. */
const OPENING_MS = 10_000;

/**
 * Opens an address outside of the app. Resolves when the app is usable again, so that its caller stays busy meanwhile and a
 * second click does nothing: after a return from the browser's cache, or if the address does not open.
 */
export const leaveApp = (url: string): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, OPENING_MS);
    window.location.assign(url);
  });

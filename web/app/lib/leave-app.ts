/** An address that is still not open after this time will not open. */
const OPENING_MS = 10_000;

/** Resolves when the app is usable again: after a return from the browser's cache, or if the address did not open. */
export const shownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, OPENING_MS);
  });

/** Opens an address outside of the app. The caller stays busy meanwhile, so that a second click does nothing. */
export function leaveApp(url: string): Promise<void> {
  window.location.assign(url);
  return shownAgain();
}

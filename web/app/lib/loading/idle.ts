/** Runs work when the browser is idle; soon in Safari, which has no idle callbacks. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, options);
  else setTimeout(work);
}

const MAX_WAIT_MS = 10_000;
const STEP_MS = 50;

/** Parts of a page that have not loaded yet. */
const LOADING = 'main [data-loading]';

/** Calls the listener before the page is printed, by the browser or by `printWhole`. Returns a function that unsubscribes. */
export function onPrint(listener: () => void): () => void {
  const print = window.matchMedia?.('print');
  const change = () => print?.matches && listener();
  window.addEventListener('beforeprint', listener);
  print?.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', listener);
    print?.removeEventListener('change', change);
  };
}

/** Loads the lazy parts of the page, waits for them up to MAX_WAIT_MS, and prints. */
export async function printWhole(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'));
  const end = Date.now() + MAX_WAIT_MS;
  do await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  while (document.querySelector(LOADING) && Date.now() < end);
  window.print();
}

const MOST_MS = 10_000;
const STEP_MS = 50;

/** What a page loads late, from before it asks for it until it is there. */
const LOADING = 'main [data-loading]';

/** Listens for what comes before a page is printed, by the browser's menu or by `printWhole`. */
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

/** Loads what the page loads late, waits for it as long as a person would, and prints. */
export async function printWhole(): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'));
  const pause = () => new Promise((done) => setTimeout(done, STEP_MS));
  for (let waited = 0; waited < MOST_MS; waited += STEP_MS) {
    await pause();
    if (!document.querySelector(LOADING)) break;
  }
  window.print();
}

import { timeoutManager } from '@tanstack/react-query';

/** React Query waits this long before it repeats a failed call; every page of a test that loses a call would wait for it. */
const RETRY_DELAY_MS = 1_000;

// Calls through `globalThis`, because fake timers replace these functions later.
timeoutManager.setTimeoutProvider<ReturnType<typeof setTimeout>>({
  setTimeout: (run, delay) => globalThis.setTimeout(run, delay === RETRY_DELAY_MS ? 0 : delay),
  clearTimeout: (id) => globalThis.clearTimeout(id),
  setInterval: (run, delay) => globalThis.setInterval(run, delay),
  clearInterval: (id) => globalThis.clearInterval(id),
});

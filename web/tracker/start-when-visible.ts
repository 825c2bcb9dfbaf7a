import { storedVisitor } from './delivery/session.ts';
import type { RecorderConfig, RecorderScript, StopReason } from './loader-interface.ts';
import type { PageRecorder } from './recording-options.ts';
import { startRecorder } from './start-recorder.ts';

/** Passes the recorder to the loader, which starts it. Called while the recorder's script runs. */
export function registerRecorder(recorder: PageRecorder): void {
  try {
    const { reveille } = document.currentScript as RecorderScript;
    reveille?.register(() => startWhenVisible(reveille, recorder));
  } catch {
    // An error here must never reach the page.
  }
}

/**
 * Starts recording once the page is shown, if it is prerendered or in the background. Starts again after a rejection
 * that holds for this page load only, because owners connect their website in another tab. Returns a function that
 * stops recording.
 */
function startWhenVisible(
  config: RecorderConfig,
  recorder: PageRecorder,
): (reason: StopReason) => void {
  let stop: ((reason: StopReason) => void) | undefined;
  let visitor: unknown;
  const wait = () => {
    visitor ||= storedVisitor();
    document.addEventListener('visibilitychange', start);
  };
  const stopWaiting = () => document.removeEventListener('visibilitychange', start);
  /** If an event triggered this, the page was hidden or rejected before. What happened then is not recorded. */
  function start(event?: Event): void {
    if (document.hidden) {
      wait();
      return;
    }
    stopWaiting();
    // Consent was denied in another tab, which removed the id, while the browser had frozen this page.
    if (visitor && !storedVisitor()) config.stop('denied');
    else stop = startRecorder(config, recorder, wait, event ? Date.now() : config.since());
  }
  start();
  return (reason) => {
    stopWaiting();
    stop?.(reason);
  };
}

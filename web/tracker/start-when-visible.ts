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

/** Starts recording a prerendered or background page when it is first shown. Returns a function that stops recording. */
function startWhenVisible(
  config: RecorderConfig,
  recorder: PageRecorder,
): (reason: StopReason) => void {
  if (document.visibilityState === 'visible') return startRecorder(config, recorder);
  let stop: ((reason: StopReason) => void) | undefined;
  const onShown = () => {
    document.removeEventListener('visibilitychange', onShown);
    stop = startRecorder({ ...config, since: Date.now() }, recorder);
  };
  document.addEventListener('visibilitychange', onShown);
  return (reason) => {
    document.removeEventListener('visibilitychange', onShown);
    stop?.(reason);
  };
}

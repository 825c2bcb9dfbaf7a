import type { EndReason, Handoff, RecorderScript } from './handoff.ts';
import type { PageRecorder } from './recording-options.ts';
import { startRecorder } from './start-recorder.ts';

/** What the loader loads calls this: recording starts now, or when the page is first shown. */
export function takeOver(recorder: PageRecorder): void {
  try {
    const { reveille } = document.currentScript as RecorderScript;
    reveille?.ready(() => startWhenVisible(reveille, recorder));
  } catch {
    // Whatever this page is, a failure here is never the page's.
  }
}

/** A page that is prerendered, or opened in the background, is visited when it is first shown. */
function startWhenVisible(handoff: Handoff, recorder: PageRecorder): (reason: EndReason) => void {
  const begin = () => startRecorder(handoff, recorder);
  if (document.visibilityState === 'visible') return begin();
  let end: ((reason: EndReason) => void) | undefined;
  const shown = () => {
    document.removeEventListener('visibilitychange', shown);
    end = startRecorder({ ...handoff, since: Date.now() }, recorder);
  };
  document.addEventListener('visibilitychange', shown);
  return (reason) => {
    document.removeEventListener('visibilitychange', shown);
    end?.(reason);
  };
}

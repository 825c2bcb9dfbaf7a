/** What the loader loads: starts recording now, or when the page is first shown. */
import type { EndReason, Handoff, RecorderScript } from './handoff.ts';
import { startRecorder } from './start-recorder.ts';

/** A page that is prerendered, or opened in the background, is visited when it is first shown. */
function startWhenVisible(handoff: Handoff): (reason: EndReason) => void {
  const begin = () => startRecorder(handoff);
  if (document.visibilityState === 'visible') return begin();
  let end: ((reason: EndReason) => void) | undefined;
  const shown = () => {
    document.removeEventListener('visibilitychange', shown);
    end = startRecorder({ ...handoff, since: Date.now() });
  };
  document.addEventListener('visibilitychange', shown);
  return (reason) => {
    document.removeEventListener('visibilitychange', shown);
    end?.(reason);
  };
}

try {
  const { reveille } = document.currentScript as RecorderScript;
  reveille?.ready(() => startWhenVisible(reveille));
} catch {
  // Whatever this page is, a failure here is never the page's.
}

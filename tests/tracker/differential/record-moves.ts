/** Runs in a browser: records a page that moves its nodes. */
import { expandMoves, MoveBudget } from '../../../lambdas/contract/replay/expand-moves.ts';
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';
import { eventOf, recordEncoded } from './record-page.ts';
import { linesOfPage, linesOfRecorded } from './trees.ts';

/** Adds a first change, which is recorded at once, so that the changes of `act` are recorded together. */
async function recordedDuring(act: () => Promise<void>) {
  const events: RecordedEvent[] = [];
  const recording = recordEncoded((encoded) => events.push(eventOf(encoded)));
  for (const script of document.querySelectorAll('script')) script.remove();
  document.body.append('first');
  await next();
  await act();
  pageRecorder.flush();
  const there = linesOfPage(document);
  recording.stop();
  const mirror = new PageMirror();
  for (const event of structuredClone(events)) {
    expandMoves(event, mirror.tree, new MoveBudget());
    mirror.apply(event);
  }
  const recorded = mirror.tree ? linesOfRecorded(mirror.tree.root) : [];
  return { events: events.slice(3), isSame: there.join('\n') === recorded.join('\n') };
}
/** Resolves after the browser has delivered the mutations. */
const next = () => new Promise((done) => setTimeout(done, 0));

Object.assign(window, { recordedDuring, next, flush: () => pageRecorder.flush() });

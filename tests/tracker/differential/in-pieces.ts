/** Runs in a browser: a page that changes while the first picture of it is written, a few nodes at a time. */
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';
import { recordByOurs } from './record-by-ours.ts';
import { linesOfPage, linesOfRecorded } from './trees.ts';

const AT_ONCE = 8;
const PICTURE = 2;

async function recordedInPieces(act: () => void) {
  for (const script of document.querySelectorAll('script')) script.remove();
  const events: RecordedEvent[] = [];
  const recording = recordByOurs(
    (event) => events.push(structuredClone(event)),
    undefined,
    AT_ONCE,
  );
  const hasPicture = () => events.some(({ type }) => type === PICTURE);
  const wasWhole = hasPicture();
  act();
  const wasFinished = hasPicture();
  while (!hasPicture()) await new Promise((done) => setTimeout(done, 0));
  pageRecorder.flush();
  const there = linesOfPage(document);
  const errors = recording.stop();
  const mirror = new PageMirror();
  for (const event of structuredClone(events)) mirror.apply(event);
  const recorded = mirror.tree ? linesOfRecorded(mirror.tree.root) : [];
  const isSame = there.join('\n') === recorded.join('\n');
  return { wasWhole, wasFinished, isSame, errors, recorded: JSON.stringify(events) };
}
Object.assign(window, { recordedInPieces, idOf: pageRecorder.idOf });

/** Runs in a browser: records a page that changes while its first snapshot is written, a few nodes at a time. */
import { PageMirror } from '../../../lambdas/contract/replay/page-mirror.ts';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { pageRecorder } from '../../../web/tracker/page/index.ts';
import { recordPage } from './record-page.ts';
import { linesOfPage, linesOfRecorded } from './trees.ts';

const PIECE_NODES = 8;
const FULL_SNAPSHOT = 2;

async function recordedInPieces(act: () => void) {
  for (const script of document.querySelectorAll('script')) script.remove();
  const events: RecordedEvent[] = [];
  const recording = recordPage(
    (event) => events.push(structuredClone(event)),
    undefined,
    PIECE_NODES,
  );
  const hasSnapshot = () => events.some(({ type }) => type === FULL_SNAPSHOT);
  const wasWhole = hasSnapshot();
  act();
  const wasFinished = hasSnapshot();
  while (!hasSnapshot()) await new Promise((done) => setTimeout(done, 0));
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

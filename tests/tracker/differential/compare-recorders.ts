/** Runs in a browser: records one page with rrweb's recorder and ours, and plays both with rrweb's player. */
import { record as recordByLibrary } from '@rrweb/record';
import { Replayer } from '@rrweb/replay';
import type { eventWithTime } from '@rrweb/types';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { withComputed } from '../../../web/tracker/page/styles/css.ts';
import { allowed, HIDDEN, OMITTED } from './allowed-differences.ts';
import { recordPage } from './record-page.ts';
import { linesOfPage } from './trees.ts';

const ours: RecordedEvent[] = [];
const theirs: RecordedEvent[] = [];
let stopFunctions: (() => void)[] = [];

function beginBoth(): void {
  const endTheirs = recordByLibrary({
    emit: (event) => theirs.push(withValues(event)),
    maskInputOptions: { input: true, textarea: true, select: true, password: true } as object,
    maskInputFn: () => '',
    blockSelector: '[data-reveille-block]',
    slimDOMOptions: 'all',
  });
  let recording = beginOurs();
  /** Restarts after a storm of changes, like the tracker but without its delay. */
  function beginOurs(): ReturnType<typeof recordPage> {
    return recordPage(
      (event) => ours.push(structuredClone(event)),
      () => {
        recording.stop();
        recording = beginOurs();
      },
    );
  }
  stopFunctions = [() => recording.stop(), () => endTheirs?.()];
}

/** A copy with the values that the browser omits from rules, which only our recorder computes. */
const withValues = (event: object): RecordedEvent =>
  JSON.parse(JSON.stringify(event), (_, value) =>
    typeof value === 'string' ? withComputed(value, document) : value,
  );

/** The number of events of rrweb’s recorder, which records each change at once. */
const countChanges = (): number => theirs.length;

/** Stops both and returns the events of our recorder. */
function endBoth(): readonly RecordedEvent[] {
  for (const end of stopFunctions.splice(0)) end();
  return ours;
}

/** Returns where the two replays differ. */
async function compareBoth(): Promise<string[]> {
  // Stops first, so that the container of the player is not recorded.
  endBoth();
  const [one, other] = [await replayLines(theirs), await replayLines(ours)];
  const differences: string[] = [];
  for (let line = 0; line < Math.max(one.length, other.length) && differences.length < 3; line++)
    if (one[line] !== other[line])
      differences.push(`line ${line}: ${difference(one[line], other[line])}`);
  return differences;
}

/** With context, because a line may contain a whole style sheet. */
function difference(one = '', other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (line: string) => line.slice(Math.max(0, at - 60), at + 60);
  return `rrweb shows "${around(one)}", ours "${around(other)}"`;
}

async function replayLines(events: readonly RecordedEvent[]): Promise<string[]> {
  const container = document.createElement('div');
  document.documentElement.append(container);
  const last = { type: 5, timestamp: Date.now() + 1, data: { tag: 'end', payload: {} } };
  const player = new Replayer([...events, last] as unknown as eventWithTime[], {
    root: container,
    showWarning: false,
    mouseTail: false,
  });
  player.pause(player.getMetaData().totalTime + 1);
  await new Promise((next) => setTimeout(next, 50));
  const page = player.iframe.contentDocument;
  const options = { without: OMITTED, hidden: HIDDEN, sortsDeclarations: true };
  const lines = page ? linesOfPage(page, options).map(comparable) : [];
  player.destroy();
  container.remove();
  return lines.filter((line) => line.trim() !== '""');
}

const comparable = (line: string): string =>
  allowed.reduce((text, { ignored }) => text.replace(ignored, ''), line.replace(/\s+"/, ' "'));

Object.assign(window, { beginBoth, countChanges, endBoth, compareBoth });

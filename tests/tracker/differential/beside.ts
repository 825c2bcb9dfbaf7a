/** Runs in a browser: one page, recorded by rrweb's recorder and by ours at once, and both played by rrweb's player. */
import { record as recordByLibrary } from '@rrweb/record';
import { Replayer } from '@rrweb/replay';
import type { eventWithTime } from '@rrweb/types';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { allowed, HIDDEN, UNSEEN } from './allowed.ts';
import { recordByOurs } from './record-by-ours.ts';
import { linesOfPage } from './trees.ts';

const ours: RecordedEvent[] = [];
const theirs: RecordedEvent[] = [];
let endings: (() => void)[] = [];

function beginBoth(): void {
  const endTheirs = recordByLibrary({
    emit: (event) => theirs.push(structuredClone(event) as RecordedEvent),
    maskInputOptions: { input: true, textarea: true, select: true, password: true } as object,
    maskInputFn: () => '',
    blockSelector: '[data-reveille-block]',
    slimDOMOptions: 'all',
  });
  let recording = beginOurs();
  /** As the tracker does after a storm of changes, though without its pause. */
  function beginOurs(): ReturnType<typeof recordByOurs> {
    return recordByOurs(
      (event) => ours.push(structuredClone(event)),
      () => {
        recording.stop();
        recording = beginOurs();
      },
    );
  }
  endings = [() => recording.stop(), () => endTheirs?.()];
}

/** Answers what ours recorded. */
function endBoth(): readonly RecordedEvent[] {
  for (const end of endings.splice(0)) end();
  return ours;
}

/** Answers where the two replays show something else; nothing where they look the same. */
async function compareBoth(): Promise<string[]> {
  // The stage of the player is no part of the page.
  endBoth();
  const [one, other] = [await shown(theirs), await shown(ours)];
  const differences: string[] = [];
  for (let place = 0; place < Math.max(one.length, other.length) && differences.length < 3; place++)
    if (one[place] !== other[place])
      differences.push(`line ${place}: ${difference(one[place], other[place])}`);
  return differences;
}

/** With what precedes it, since a line may hold a whole style sheet. */
function difference(one = '', other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (line: string) => line.slice(Math.max(0, at - 60), at + 60);
  return `rrweb shows "${around(one)}", ours "${around(other)}"`;
}

async function shown(events: readonly RecordedEvent[]): Promise<string[]> {
  const stage = document.createElement('div');
  document.documentElement.append(stage);
  const last = { type: 5, timestamp: Date.now() + 1, data: { tag: 'end', payload: {} } };
  const player = new Replayer([...events, last] as unknown as eventWithTime[], {
    root: stage,
    showWarning: false,
    mouseTail: false,
  });
  player.pause(player.getMetaData().totalTime + 1);
  await new Promise((next) => setTimeout(next, 50));
  const page = player.iframe.contentDocument;
  const lines = page ? linesOfPage(page, { without: UNSEEN, hidden: HIDDEN }).map(comparable) : [];
  player.destroy();
  stage.remove();
  return lines.filter((line) => line.trim() !== '""');
}

const comparable = (line: string): string =>
  allowed.reduce((text, { leave }) => text.replace(leave, ''), line.replace(/\s+"/, ' "'));

Object.assign(window, { beginBoth, endBoth, compareBoth });

/** Runs in a browser: one page, recorded by rrweb's recorder and by ours at once, and both played by rrweb's player. */
import { record as recordByLibrary } from '@rrweb/record';
import { Replayer } from '@rrweb/replay';
import type { eventWithTime } from '@rrweb/types';
import type { RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { allowed, UNSEEN } from './allowed.ts';
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
  const { stop } = recordByOurs((event) => ours.push(structuredClone(event)));
  endings = [stop, () => endTheirs?.()];
}

/** Answers where the two replays show something else; nothing where they look the same. */
async function compareBoth(): Promise<string[]> {
  // The stage of the player is no part of the page.
  for (const end of endings) end();
  const [one, other] = [await shown(theirs), await shown(ours)];
  const differences: string[] = [];
  for (let place = 0; place < Math.max(one.length, other.length) && differences.length < 3; place++)
    if (one[place] !== other[place])
      differences.push(`line ${place}: rrweb shows "${one[place]}", ours "${other[place]}"`);
  return differences;
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
  const lines = page ? linesOfPage(page, { without: UNSEEN }).map(comparable) : [];
  player.destroy();
  stage.remove();
  return lines.filter((line) => line.trim() !== '""');
}

const comparable = (line: string): string =>
  allowed.reduce((text, { leave }) => text.replace(leave, ''), line.replace(/\s+"/, ' "'));

Object.assign(window, { beginBoth, compareBoth });

import { expect, test } from 'vitest';
import type { Batch, RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { digestOf } from '../../../lambdas/recordings/analysis/digest.ts';
import { Numbers } from '../../../lambdas/recordings/analysis/events/numbers.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import { longRecording } from '../../factories/long-recording.ts';
import { START, sessionFacts } from '../../factories/recording.ts';

/** So long that even the smaller recording exceeds every period of time that a rule inspects. */
const STEP_MS = 200;
const CLICK_EVERY = 50;
const CLICK = 5;
const SNAPSHOT = 2;

/** A page that is loaded once and then changes, scrolls and is clicked all the time. */
function busyPage(events: number): Batch {
  const all = [...longRecording(events)].flatMap((line) => (JSON.parse(line) as Batch).events);
  const click = all.find(({ type }) => type === CLICK) as RecordedEvent;
  const onePage = all.filter(({ type }, index) => type !== SNAPSHOT || index === 1);
  return {
    seq: 0,
    sent_at: START + events * STEP_MS,
    events: onePage.map((event, index) => ({
      ...(index % CLICK_EVERY === 0 && index > 0 ? clickOn(click, 20 + (index % 100)) : event),
      timestamp: START + index * STEP_MS,
    })),
  };
}

function clickOn(click: RecordedEvent, id: number): RecordedEvent {
  const { tag, payload } = click.data as { tag: string; payload: object };
  return { ...click, data: { tag, payload: { ...payload, id } } };
}

/** How many cells of the recording's tables an analysis reads: unlike the time, this is the same on every machine. */
function cellsRead(batch: Batch): number {
  let cells = 0;
  const counted = <T extends (...where: never) => number>(read: T): T =>
    function (this: unknown, ...where) {
      cells += 1;
      return read.apply(this, where);
    } as T;
  const { timeOf, cell } = Rows.prototype;
  const { at } = Numbers.prototype;
  Object.assign(Rows.prototype, { timeOf: counted(timeOf), cell: counted(cell) });
  Object.assign(Numbers.prototype, { at: counted(at) });
  digestOf(sessionFacts, [batch]);
  Object.assign(Rows.prototype, { timeOf, cell });
  Object.assign(Numbers.prototype, { at });
  return cells;
}

test('analyzing a page that stays open takes as much work per event when it is open longer', () => {
  const work = (events: number) => cellsRead(busyPage(events)) / events;
  expect(work(6_000) / work(1_500)).toBeLessThan(1.5);
});

import type { RecordedEvent, TrackerEvents } from '../../../lambdas/contract/tracker.ts';

/** What somebody pressed, once or several times in a row. Milliseconds from the recording's first event. */
export interface Press {
  readonly atMs: number;
  readonly label: string;
  readonly times: number;
}

const CUSTOM = 5;
/** Presses on one thing with shorter pauses are one line. */
const PAUSE_MS = 1_500;

/** As the tracker told them; `epoch` is the instant of the recording's first event. */
export function pressesIn(events: readonly RecordedEvent[], epoch: number): Press[] {
  const presses: Press[] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const { type, timestamp, data } of events) {
    const { tag, payload } = (data ?? {}) as {
      tag?: string;
      payload?: Partial<TrackerEvents['rv:click']>;
    };
    if (type !== CUSTOM || tag !== 'rv:click') continue;
    const label = String(payload?.target?.label ?? '');
    const last = presses.at(-1);
    if (last?.label === label && timestamp - before < PAUSE_MS) {
      presses[presses.length - 1] = { ...last, times: last.times + 1 };
    } else presses.push({ atMs: timestamp - epoch, label, times: 1 });
    before = timestamp;
  }
  return presses;
}

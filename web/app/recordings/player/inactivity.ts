import { EventType, IncrementalSource as Source } from '../../../../lambdas/contract/rrweb.ts';
import type { RecordedEvent } from '../../../../lambdas/contract/tracker.ts';

/** Milliseconds from the recording's first event. */
export interface Idle {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Inactivity starts after this long without input; the player skips the same periods. */
export const IDLE_MS = 10_000;
const INPUTS: ReadonlySet<unknown> = new Set([
  Source.MouseMove,
  Source.MouseInteraction,
  Source.Scroll,
  Source.ViewportResize,
  Source.Input,
]);
const isInput = ({ type, data }: RecordedEvent) => {
  const { source } = (data ?? {}) as { source?: unknown };
  return type === EventType.IncrementalSnapshot && INPUTS.has(source);
};

/** Periods without activity. `epoch` is the instant of the recording's first event. */
export function idleIn(events: readonly RecordedEvent[], epoch: number): Idle[] {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return [];
  const moments = [first, ...events.filter(isInput), last].map(({ timestamp }) => timestamp);
  const idle: Idle[] = [];
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1];
    if (next !== undefined && next - moment >= IDLE_MS) {
      idle.push({ fromMs: moment - epoch, toMs: next - epoch });
    }
  }
  return idle;
}

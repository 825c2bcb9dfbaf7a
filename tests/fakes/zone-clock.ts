import { MINUTE_MS } from '../../lambdas/contract/durations.ts';
import { offsetMs } from '../../lambdas/contract/rules/local-time.ts';

const STEP_MINUTES = 12 * 60;

/** From this minute since 1970 on, local time is `offset` minutes ahead of UTC. */
interface Span {
  readonly from: number;
  readonly offset: number;
}

/** All clock changes of a zone between two minutes, found by bisection, so millions of instants need no lookup. */
export function spansOf(zone: string, from: number, to: number): Span[] {
  const offsetAt = (minute: number) => offsetMs(new Date(minute * MINUTE_MS), zone) / MINUTE_MS;
  const spans: Span[] = [{ from, offset: offsetAt(from) }];
  for (let minute = from; minute < to; minute += STEP_MINUTES) {
    const end = Math.min(to, minute + STEP_MINUTES);
    const known = spans.at(-1)?.offset;
    if (offsetAt(end) === known) continue;
    let [before, after] = [minute, end];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === known) before = middle;
      else after = middle;
    }
    spans.push({ from: after, offset: offsetAt(after) });
  }
  return spans;
}

import { signalRules } from '../../../contract/signal-rules.ts';
import type { Timeline } from '../events/timeline.ts';
import { changedBy } from '../page/mutations.ts';
import { type ClickContext, contextOf, historyOf } from './periodic-changes.ts';
import { areRegular, type ChangeHistory, MIN_TICKS, pausesOf, RHYTHM_MS } from './rhythm.ts';

const { restlessMs } = signalRules.dead;
/** An animation has stopped when this many periods pass without a change. */
const STOPPED_PERIODS = 3;

/** When an animation that ran until the click stopped for good: the only visible effect of a "Pause" button. */
export function animationStoppedAt(
  timeline: Timeline,
  clickAt: number,
  to: number,
): number | undefined {
  for (const { all, untriggered } of historiesBefore(contextOf(timeline, clickAt))) {
    const recent = all.filter((at) => at < clickAt).slice(-MIN_TICKS - 1);
    if (recent.length <= MIN_TICKS || !recent.every((at) => untriggered.has(at))) continue;
    const pauses = pausesOf(recent);
    const period = Math.max(...pauses);
    const isMoving = clickAt - (recent[0] ?? 0) <= restlessMs || areRegular(pauses);
    if (!isMoving || clickAt - (recent.at(-1) ?? 0) > 2 * period) continue;
    const last = all.findLast((at) => at <= to) ?? 0;
    const stillMs = to - last;
    if (last - clickAt <= period && stillMs >= Math.max(STOPPED_PERIODS * period, restlessMs))
      return Math.max(last, clickAt) + period;
  }
  return undefined;
}

/** The histories of the properties that changed in the last period, at its longest, before the click. */
function historiesBefore(context: ClickContext): Iterable<ChangeHistory> {
  const { timeline, clickAt } = context;
  const { mutations } = timeline;
  const histories = new Set<ChangeHistory>();
  for (const row of mutations.rowsBefore(clickAt - RHYTHM_MS / MIN_TICKS, clickAt))
    for (const property of changedBy(timeline, row)) histories.add(historyOf(context, property));
  return histories;
}

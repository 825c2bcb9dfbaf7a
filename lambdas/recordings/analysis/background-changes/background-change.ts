import { signalRules } from '../../../contract/signal-rules.ts';
import { changesOf } from '../clicks/change-times.ts';
import { type NodeProperty, propertyKey } from '../clicks/changed-properties.ts';
import { isPointerState } from '../clicks/presses/pointer-state.ts';
import { canBeFeedback, feedbackOf } from '../clicks/presses/press-feedback.ts';
import {
  changedBy,
  hasNoClickSince,
  isSoonAfterClick,
  untriggeredChanges,
} from '../clicks/property-changes.ts';
import { hasText } from '../clicks/structure.ts';
import type { Rows } from '../events/rows.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { isMarkOfLeftField } from './left-field.ts';
import { isPageTimer } from './page-timers.ts';
import {
  areRegular,
  type ChangeHistory,
  continuesRhythm,
  continuesRun,
  isFasterWithClicks,
  MIN_TICKS,
  pausesOf,
  RHYTHM_MS,
} from './rhythm.ts';
import { changesOnlyWithScrolls, isDuringScroll } from './scroll-linked.ts';
import { type Cycle, cycleOf, isStepOf } from './slow-cycle.ts';

const { afterMs, restlessChanges, restlessMs } = signalRules.dead;
/** An animation has stopped when this many periods pass without a change. */
const STOPPED_PERIODS = 3;

/** Whether a table had so many changes just before a click that its later changes are no response. */
export function isConstantlyChanging(rows: Rows, clickAt: number): boolean {
  const from = rows.firstFrom(clickAt - restlessMs);
  return rows.firstFrom(clickAt) - from >= restlessChanges;
}

/**
 * Whether a mutation changes only properties that say nothing about a click: periodic ones (a clock, a countdown, a
 * script animation: four untriggered changes in the three seconds before the click, a rhythm that continues across it, or
 * a step that is due), those of timers that other pages show, scroll-linked ones, where pointer and focus are, the
 * marks of the field that the press left, and the pressed look of the control. Otherwise every countdown would count as a response to a dead button. Triggered changes are
 * left out, or the number of a stepper would pass for a clock.
 */
export function isBackgroundChange(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const changed = changedBy(timeline, row);
  const at = timeline.mutations.at(row, 0);
  const context = contextOf(timeline, click.at);
  const { mutations, structure } = timeline;
  const isTextless = !hasText(structure, mutations.at(row, 3), mutations.at(row, 4));
  return (
    changed.length > 0 &&
    changed.every(
      (property) =>
        // The cheapest question first.
        isPointerState(property) ||
        isMarkOfLeftField(timeline, property, at, click) ||
        (isDuringScroll(timeline, at) && changesOnlyWithScrolls(timeline, property, click.at)) ||
        isTick(context, property, at) ||
        isStepOfCycle(context, property, at) ||
        isPageTimer(timeline, property, at, click.at) ||
        (isTextless && canBeFeedback(property) && feedbackOf(timeline, click).has(property.node)),
    )
  );
}

/** Whether all changes in this time happen by themselves, such as those of a clock that is out of sight. */
export function areAllBackground(
  timeline: Timeline,
  from: number,
  to: number,
  click: ClickMoment,
): boolean {
  const { mutations } = timeline;
  const first = mutations.firstFrom(from);
  const end = mutations.firstFrom(to + 1);
  for (let row = first; row < end; row += 1)
    if (!isBackgroundChange(timeline, row, click)) return false;
  return end > first;
}

/** When an animation that ran until the click stopped for good: the only visible effect of a "Pause" button. */
export function animationStoppedAt(
  timeline: Timeline,
  clickAt: number,
  to: number,
): number | undefined {
  const context = contextOf(timeline, clickAt);
  for (const { all, untriggered } of historiesBefore(context)) {
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
  for (
    let row = mutations.firstFrom(clickAt - RHYTHM_MS / MIN_TICKS);
    row < mutations.length;
    row += 1
  ) {
    if (mutations.at(row, 0) >= clickAt) break;
    for (const property of changedBy(timeline, row)) histories.add(historyOf(context, property));
  }
  return histories;
}

/** A cache for one click: callers check every change after a click before the next click. */
interface ClickContext {
  readonly timeline: Timeline;
  readonly clickAt: number;
  readonly histories: Map<number, ChangeHistory>;
  readonly cycles: Map<number, Cycle | undefined>;
  readonly sharedCycles: Map<string, Cycle | undefined>;
}
const lastContext = new WeakMap<Timeline, ClickContext>();

function contextOf(timeline: Timeline, clickAt: number): ClickContext {
  const known = lastContext.get(timeline);
  if (known?.clickAt === clickAt) return known;
  const context = {
    timeline,
    clickAt,
    histories: new Map(),
    cycles: new Map(),
    sharedCycles: new Map(),
  };
  lastContext.set(timeline, context);
  return context;
}

function historyOf(
  { timeline, clickAt, histories }: ClickContext,
  property: NodeProperty,
): ChangeHistory {
  const key = propertyKey(property);
  const known = histories.get(key);
  if (known) return known;
  const all = changesOf(timeline, property, clickAt - RHYTHM_MS, clickAt + afterMs);
  const untriggered = untriggeredChanges(timeline, all, clickAt);
  const farFromClicks = new Set(untriggered.filter((at) => !isSoonAfterClick(timeline, at)));
  const clickless = new Set(
    all.filter((at, index) => hasNoClickSince(timeline, at, all[index - 1])),
  );
  const history = { all, untriggered: new Set(untriggered), farFromClicks, clickless };
  histories.set(key, history);
  return history;
}

function isTick(context: ClickContext, property: NodeProperty, at: number): boolean {
  const history = historyOf(context, property);
  if (isFasterWithClicks(history)) return false;
  const { clickAt } = context;
  const isRecent = (tick: number) => tick < clickAt && tick >= clickAt - restlessMs;
  if ([...history.untriggered].filter(isRecent).length >= restlessChanges) return true;
  return continuesRhythm(history, at, clickAt) || continuesRun(history, at, clickAt);
}

function isStepOfCycle(
  { timeline, clickAt, cycles, sharedCycles }: ClickContext,
  property: NodeProperty,
  at: number,
): boolean {
  const key = propertyKey(property);
  if (!cycles.has(key)) cycles.set(key, cycleOf(timeline, property, clickAt, sharedCycles));
  const cycle = cycles.get(key);
  return cycle !== undefined && isStepOf(cycle, timeline, at, clickAt);
}

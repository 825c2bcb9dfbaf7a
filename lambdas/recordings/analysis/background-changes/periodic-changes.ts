import { signalRules } from '../../../contract/signal-rules.ts';
import type { Timeline } from '../events/timeline.ts';
import { changesOf, propertyKey } from '../page/change-times.ts';
import type { NodeProperty } from '../page/changed-properties.ts';
import {
  hasNoClickSince,
  isSoonAfterClick,
  untriggeredChanges,
} from '../page/triggered-changes.ts';
import { isPolledChange } from './polls.ts';
import {
  type ChangeHistory,
  continuesRhythm,
  continuesRun,
  isFasterWithClicks,
  RHYTHM_MS,
} from './rhythm.ts';
import { type Cycle, changesAround, isStepOf, ownCycleOf, sharedCycleOf } from './slow-cycle.ts';

const { afterMs, restlessChanges, restlessMs } = signalRules.dead;

/** A cache for one click: callers check every change after a click before the next click. */
export interface ClickContext {
  readonly timeline: Timeline;
  readonly clickAt: number;
  readonly histories: Map<number, ChangeHistory>;
  readonly cycles: Map<number, Cycle | undefined>;
  readonly sharedCycles: Map<string, Cycle | undefined>;
}
const lastContext = new WeakMap<Timeline, ClickContext>();

export function contextOf(timeline: Timeline, clickAt: number): ClickContext {
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

/** When a property changed around a click, and which of these changes no click triggered. */
export function historyOf(
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

/** Whether a change continues the changes of a clock, a countdown or a script animation. */
export function isTick(context: ClickContext, property: NodeProperty, at: number): boolean {
  const history = historyOf(context, property);
  if (isFasterWithClicks(history)) return false;
  const { clickAt } = context;
  const isRecent = (tick: number) => tick < clickAt && tick >= clickAt - restlessMs;
  if ([...history.untriggered].filter(isRecent).length >= restlessChanges) return true;
  return (
    continuesRhythm(history, at, clickAt) ||
    continuesRun(history, at, clickAt) ||
    isPolledChange(context.timeline, history.all, at, clickAt)
  );
}

/**
 * Whether a change is a step of a slow cycle, such as a carousel's, that is due, or comes with one: a carousel may resize its
 * frame with some of its steps.
 */
export function isStepOfCycle(
  context: ClickContext,
  property: NodeProperty,
  at: number,
  changedTogether: readonly NodeProperty[],
): boolean {
  const { timeline, clickAt } = context;
  const isStep = (cycle: Cycle | undefined) =>
    cycle !== undefined && isStepOf(cycle, timeline, at, clickAt);
  const own = ownCycleFor(context, property);
  const shared = sharedCycleFor(context, property);
  // A message that was shown once on its page has no step of its own before that.
  if (own || shared) return isStep(own) || isStep(shared);
  const changes = changesAround(timeline, property, clickAt);
  if (changes.length < MIN_COMPANION_STEPS) return false;
  return changedTogether.some((other) => {
    const cycle = ownCycleFor(context, other) ?? sharedCycleFor(context, other);
    return isStep(cycle) && changes.every((each) => cycle?.changes.includes(each));
  });
}

/** How often a property must have changed with a cycle, and never without it, to belong to it. */
const MIN_COMPANION_STEPS = 2;

function ownCycleFor(
  { timeline, clickAt, cycles }: ClickContext,
  property: NodeProperty,
): Cycle | undefined {
  const key = propertyKey(property);
  if (!cycles.has(key)) cycles.set(key, ownCycleOf(timeline, property, clickAt));
  return cycles.get(key);
}

const sharedCycleFor = (
  { timeline, clickAt, sharedCycles }: ClickContext,
  property: NodeProperty,
): Cycle | undefined => sharedCycleOf(timeline, property, clickAt, sharedCycles);

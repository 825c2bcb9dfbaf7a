import { signalRules } from '../../../contract/signal-rules.ts';
import {
  changesOf,
  isAlone,
  isClickedBefore,
  touchedBy,
  unprompted,
} from '../clicks/place-changes.ts';
import { canBeFeedback, feedbackOf } from '../clicks/press-feedback.ts';
import { hasText } from '../clicks/structure.ts';
import type { TouchedPlace } from '../clicks/touched.ts';
import type { Rows } from '../events/rows.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import {
  areAlike,
  continuesRhythm,
  hurriesWithClicks,
  keepsPace,
  type PlaceHistory,
  pausesOf,
  RHYTHM_MS,
  TICKS,
} from './rhythm.ts';
import { followsScrolling } from './scroll-followers.ts';
import { type Cycle, cycleOf, isStepOf } from './slow-cycle.ts';

const { afterMs, restlessChanges, restlessMs } = signalRules.dead;
/** An animation has stopped when this many periods pass without a change. */
const STOPPED_PERIODS = 3;

/** Whether a table had so many changes just before a click that its later changes are no response. */
export function isRestless(rows: Rows, clickAt: number): boolean {
  const from = rows.firstFrom(clickAt - restlessMs);
  return rows.firstFrom(clickAt) - from >= restlessChanges;
}

/**
 * Whether a mutation changes only properties that say nothing about a click: periodic ones (a clock, a countdown, a
 * script animation: four untriggered changes in the three seconds before the click, a rhythm that continues across it, or
 * a step that is due), scroll-linked ones, and the pressed look of the control. Otherwise every countdown would count as
 * a response to a dead button. Triggered changes are left out, or the number of a stepper would pass for a clock.
 */
export function saysNothing(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const places = touchedBy(timeline, row);
  const at = timeline.mutations.at(row, 0);
  const around = changesAround(timeline, click.at);
  const { mutations, structure } = timeline;
  const isTextless = !hasText(structure, mutations.at(row, 3), mutations.at(row, 4));
  return (
    places.length > 0 &&
    places.every(
      (place) =>
        ticksOn(around, place, at) ||
        isStepOfCycle(around, place, at) ||
        followsScrolling(timeline, place, at, click.at) ||
        (isTextless && canBeFeedback(place) && feedbackOf(timeline, click).has(place.node)),
    )
  );
}

/** When an animation that ran until the click stopped for good: the only visible effect of a "Pause" button. */
export function firstStop(timeline: Timeline, clickAt: number, to: number): number | undefined {
  const around = changesAround(timeline, clickAt);
  for (const { all, free } of movingBefore(around)) {
    const recent = all.filter((at) => at < clickAt).slice(-TICKS - 1);
    if (recent.length <= TICKS || !recent.every((at) => free.has(at))) continue;
    const pauses = pausesOf(recent);
    const period = Math.max(...pauses);
    const isMoving = clickAt - (recent[0] ?? 0) <= restlessMs || areAlike(pauses);
    if (!isMoving || clickAt - (recent.at(-1) ?? 0) > 2 * period) continue;
    const last = all.findLast((at) => at <= to) ?? 0;
    const stillMs = to - last;
    if (last - clickAt <= period && stillMs >= Math.max(STOPPED_PERIODS * period, restlessMs))
      return Math.max(last, clickAt) + period;
  }
  return undefined;
}

/** The histories of the properties that changed in the last period, at its longest, before the click. */
function movingBefore(around: Around): Iterable<PlaceHistory> {
  const { timeline, clickAt } = around;
  const { mutations } = timeline;
  const histories = new Set<PlaceHistory>();
  for (
    let row = mutations.firstFrom(clickAt - RHYTHM_MS / TICKS);
    row < mutations.length;
    row += 1
  ) {
    if (mutations.at(row, 0) >= clickAt) break;
    for (const place of touchedBy(timeline, row)) histories.add(historyOf(around, place));
  }
  return histories;
}

/** A cache for one click: callers check every change after a click before the next click. */
interface Around {
  readonly timeline: Timeline;
  readonly clickAt: number;
  readonly histories: Map<string, PlaceHistory>;
  readonly cycles: Map<string, Cycle | undefined>;
}
const lastAsked = new WeakMap<Timeline, Around>();

function changesAround(timeline: Timeline, clickAt: number): Around {
  const known = lastAsked.get(timeline);
  if (known?.clickAt === clickAt) return known;
  const around = { timeline, clickAt, histories: new Map(), cycles: new Map() };
  lastAsked.set(timeline, around);
  return around;
}

const keyOf = ({ node, mark }: TouchedPlace) => `${node} ${mark}`;

function historyOf({ timeline, clickAt, histories }: Around, place: TouchedPlace): PlaceHistory {
  const key = keyOf(place);
  const known = histories.get(key);
  if (known) return known;
  const all = changesOf(timeline, place, clickAt - RHYTHM_MS, clickAt + afterMs);
  const free = unprompted(timeline, all, clickAt);
  const quiet = new Set(free.filter((at) => !isClickedBefore(timeline, at)));
  const alone = new Set(all.filter((at, index) => isAlone(timeline, at, all[index - 1])));
  const history = { all, free: new Set(free), quiet, alone };
  histories.set(key, history);
  return history;
}

function ticksOn(around: Around, place: TouchedPlace, at: number): boolean {
  const history = historyOf(around, place);
  if (hurriesWithClicks(history)) return false;
  const { clickAt } = around;
  const isRecent = (tick: number) => tick < clickAt && tick >= clickAt - restlessMs;
  if ([...history.free].filter(isRecent).length >= restlessChanges) return true;
  return continuesRhythm(history, at, clickAt) || keepsPace(history, at, clickAt);
}

function isStepOfCycle(
  { timeline, clickAt, cycles }: Around,
  place: TouchedPlace,
  at: number,
): boolean {
  const key = keyOf(place);
  if (!cycles.has(key)) cycles.set(key, cycleOf(timeline, place, clickAt));
  const cycle = cycles.get(key);
  return cycle !== undefined && isStepOf(cycle, timeline, at, clickAt);
}

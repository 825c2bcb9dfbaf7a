import { signalRules } from '../../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { pressTimeOf } from './press-time.ts';

const { feedbackMs } = signalRules.dead;
/** Changes are recorded up to this late, so what takes a second may seem to take longer. */
export const RECORDED_MS = 250;
/** Feedback of a press may end this long after its click. */
const ENDED_MS = feedbackMs + RECORDED_MS;

/** The hashed class name that a control has from this time on. */
export interface ClassChange {
  readonly at: number;
  readonly className: number;
}
/** An attribute was set or removed at this time. */
export interface AttributeChange {
  readonly at: number;
  readonly isRemoved: boolean;
}
export interface Press {
  readonly at: number;
  readonly clickAt: number;
}
/** From the start of the first press to the last click. */
export interface Presses {
  readonly first: number;
  readonly last: number;
  readonly all: readonly Press[];
}

/** Whether it holds for each press what changed from its start until the next press, first of all before its click. */
const holdsForEach = <T extends { readonly at: number }>(
  presses: readonly Press[],
  changes: readonly T[],
  holds: (first: T, during: readonly T[]) => boolean,
): boolean =>
  presses.every(({ at, clickAt }, index) => {
    const until = presses[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const during = changes.filter((each) => each.at >= at && each.at < until);
    return during[0] !== undefined && during[0].at < clickAt && holds(during[0], during);
  });

/** Whether the class changes with each press, before its click, and is restored before the next press. */
export const isReleasedEachTime = (
  names: readonly ClassChange[],
  presses: readonly Press[],
  before: number,
) =>
  holdsForEach(
    presses,
    names,
    (first, during) => first.className !== before && during.at(-1)?.className === before,
  );

/** Whether a style is set with each press, before its click, and changes back once. Its values are not known. */
export const isStyledWhilePressed = (
  changes: readonly { readonly at: number }[],
  presses: readonly Press[],
) => holdsForEach(presses, changes, (_, during) => during.length === 2);

/** Whether an attribute is set with each press, before its click, and removed once. */
export const isSetWhilePressed = (changes: readonly AttributeChange[], presses: readonly Press[]) =>
  holdsForEach(
    presses,
    changes,
    (first, during) => !first.isRemoved && during.length === 2 && during[1]?.isRemoved === true,
  );

/** The series of presses on one control that contains this click. */
export function pressesAround(timeline: Timeline, { at, node }: ClickMoment): Presses {
  const onControl = timeline.clicks.filter((each) => each.node === node);
  const times = onControl.map((each) => each.at);
  let [first, last] = [at, at];
  for (const time of times) if (time > last && time - last <= ENDED_MS) last = time;
  for (const time of times.reverse()) if (time < first && first - time <= ENDED_MS) first = time;
  const startOf = (clickAt: number) => pressTimeOf(timeline, clickAt, feedbackMs);
  const series = onControl.filter((each) => each.at >= first && each.at <= last);
  const all: Press[] = series.map((each) => ({ at: startOf(each.at), clickAt: each.at }));
  return { first: startOf(first), last, all };
}

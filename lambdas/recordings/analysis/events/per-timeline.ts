import type { ClickMoment, Timeline } from './timeline.ts';

/** Computes a value once per timeline, because several detectors need it. */
export function perTimeline<Value extends object>(
  compute: (timeline: Timeline) => Value,
): (timeline: Timeline) => Value {
  const values = new WeakMap<Timeline, Value>();
  return (timeline) => {
    const value = values.get(timeline) ?? compute(timeline);
    values.set(timeline, value);
    return value;
  };
}

/** Computes a value once per click of a timeline. */
export function perClick<Value>(
  compute: (timeline: Timeline, click: ClickMoment) => Value,
): (timeline: Timeline, click: ClickMoment) => Value {
  const valuesOf = perTimeline(() => new Map<number, Value>());
  return (timeline, click) => {
    const values = valuesOf(timeline);
    const value = values.get(click.order) ?? compute(timeline, click);
    values.set(click.order, value);
    return value;
  };
}

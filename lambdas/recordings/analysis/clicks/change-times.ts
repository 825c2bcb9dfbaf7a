import { countWhile } from '../events/binary-search.ts';
import type { Timeline } from '../events/timeline.ts';
import type { NodeProperty } from './changed-properties.ts';
import { changedBy } from './property-changes.ts';

/** When each property changed, per node and name. */
type Times = Map<number, Map<number, number[]>>;
/** Built once: a scan for every property around every click takes seconds in a long recording. */
const timesByTimeline = new WeakMap<Timeline, Times>();

function timesIn(timeline: Timeline): Times {
  const known = timesByTimeline.get(timeline);
  if (known) return known;
  const times: Times = new Map();
  for (let row = 0; row < timeline.mutations.length; row += 1) {
    const at = timeline.mutations.at(row, 0);
    for (const { node, name } of changedBy(timeline, row)) {
      const ofNode = times.get(node) ?? new Map<number, number[]>();
      const ofProperty = ofNode.get(name) ?? [];
      if (ofProperty.at(-1) !== at) ofProperty.push(at);
      ofNode.set(name, ofProperty);
      times.set(node, ofNode);
    }
  }
  timesByTimeline.set(timeline, times);
  return times;
}

/** When a property changed, in order of time. `to` is inclusive. */
export function changesOf(
  timeline: Timeline,
  { node, name }: NodeProperty,
  from: number,
  to: number,
): number[] {
  const times = timesIn(timeline).get(node)?.get(name) ?? [];
  const { length } = times;
  const start = countWhile(length, (index) => (times[index] as number) < from);
  return times.slice(
    start,
    countWhile(length, (index) => (times[index] as number) <= to),
  );
}

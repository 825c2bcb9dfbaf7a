import { countWhile } from '../events/binary-search.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import type { NodeProperty } from './changed-properties.ts';
import { changedBy } from './property-changes.ts';

/** When each property changed, per name and node. */
type Times = Map<number, Map<number, number[]>>;
/** Built once: a scan for every property around every click takes seconds in a long recording. */
const timesIn = perTimeline((timeline): Times => {
  const times: Times = new Map();
  for (let row = 0; row < timeline.mutations.length; row += 1) {
    const at = timeline.mutations.at(row, 0);
    for (const { node, name } of changedBy(timeline, row)) {
      const ofName = times.get(name) ?? new Map<number, number[]>();
      const ofNode = ofName.get(node) ?? [];
      if (ofNode.at(-1) !== at) ofNode.push(at);
      ofName.set(node, ofNode);
      times.set(name, ofName);
    }
  }
  return times;
});

/** The nodes of which a property changed. */
export const nodesWithChange = (timeline: Timeline, name: number): number[] => [
  ...(timesIn(timeline).get(name)?.keys() ?? []),
];

/** When a property changed, in order of time. `to` is inclusive. */
export function changesOf(
  timeline: Timeline,
  { node, name }: Pick<NodeProperty, 'node' | 'name'>,
  from: number,
  to: number,
): number[] {
  const times = timesIn(timeline).get(name)?.get(node) ?? [];
  const { length } = times;
  const start = countWhile(length, (index) => (times[index] as number) < from);
  return times.slice(
    start,
    countWhile(length, (index) => (times[index] as number) <= to),
  );
}

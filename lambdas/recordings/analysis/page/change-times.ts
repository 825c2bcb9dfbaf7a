import { countWhile } from '../events/binary-search.ts';
import { MUTATION } from '../events/columns.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import { HASH_LIMIT } from '../events/untrusted.ts';
import { CLASS, hasChanged, type NodeProperty, nameAt } from './changed-properties.ts';
import { changedBy } from './mutations.ts';
import type { PageNodes } from './page-nodes.ts';

/** The rows of the mutations that changed each property, per name and node. */
type ChangedRows = Map<number, Map<number, number[]>>;
/** Built once: a scan for every property around every click takes seconds in a long recording. */
const changedRowsIn = perTimeline(({ mutations, changedProperties }): ChangedRows => {
  const rows: ChangedRows = new Map();
  for (let row = 0; row < mutations.length; row += 1) {
    const start = mutations.cell(row, MUTATION.propertiesStart);
    const end = start + mutations.cell(row, MUTATION.propertiesLength);
    for (let index = start; index < end; index += 2) {
      const [node, name] = [changedProperties.at(index), nameAt(changedProperties, index)];
      const ofName = rows.get(name) ?? new Map<number, number[]>();
      const ofNode = ofName.get(node);
      if (!ofNode) rows.set(name, ofName.set(node, [row]));
      else if (ofNode.at(-1) !== row) ofNode.push(row);
    }
  }
  return rows;
});

type Property = Pick<NodeProperty, 'node' | 'name'>;
/** A number, because writing a text for each change around each click takes longer than the rest of a lookup. */
export const propertyKey = ({ node, name }: Property): number => node * 2 * HASH_LIMIT + name;

const NONE: readonly number[] = [];
const rowsOf = (timeline: Timeline, { node, name }: Property): readonly number[] =>
  changedRowsIn(timeline).get(name)?.get(node) ?? NONE;

/** When a property changed, in order of time, each time once. `to` is inclusive. */
export function changesOf(
  timeline: Timeline,
  property: Property,
  from: number,
  to: number,
): number[] {
  const { mutations } = timeline;
  const rows = rowsOf(timeline, property);
  const timeOf = (index: number) => mutations.timeOf(rows[index] as number);
  const times: number[] = [];
  const first = countWhile(rows.length, (index) => timeOf(index) < from);
  for (let index = first; index < rows.length; index += 1) {
    const at = timeOf(index);
    if (at > to) break;
    if (times.at(-1) !== at) times.push(at);
  }
  return times;
}

/** When a property of any of these nodes changed, in order of time. `to` is inclusive. */
export function changesOfAny(
  { mutations, changedProperties }: Timeline,
  isWanted: (node: number) => boolean,
  name: number,
  from: number,
  to: number,
): number[] {
  const times: number[] = [];
  // Not `rowsBetween`: this reads a minute and a half of mutations for each property around each click.
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    const at = mutations.timeOf(row);
    if (at > to) break;
    const isNewTime = times.at(-1) !== at;
    if (
      isNewTime &&
      hasChanged(
        changedProperties,
        name,
        isWanted,
        mutations.cell(row, MUTATION.propertiesStart),
        mutations.cell(row, MUTATION.propertiesLength),
      )
    )
      times.push(at);
  }
  return times;
}

/** The last change of a node's class before a time, not before row `firstRow`. */
export function lastClassChange(
  timeline: Timeline,
  node: number,
  before: number,
  firstRow: number,
): { readonly at: number; readonly property: NodeProperty } | undefined {
  const { mutations } = timeline;
  const rows = rowsOf(timeline, { node, name: CLASS });
  const count = countWhile(
    rows.length,
    (index) => mutations.timeOf(rows[index] as number) < before,
  );
  const row = rows[count - 1];
  if (row === undefined || row < firstRow) return undefined;
  const property = changedBy(timeline, row).findLast(
    (each) => each.node === node && each.name === CLASS,
  );
  return property && { at: mutations.timeOf(row), property };
}

/** The class that a node had before a time, hashed. */
export const classBefore = (
  timeline: Timeline,
  nodes: PageNodes,
  node: number,
  before: number,
): number =>
  lastClassChange(timeline, node, before, nodes.firstRow)?.property.className ??
  nodes.classOf(node);

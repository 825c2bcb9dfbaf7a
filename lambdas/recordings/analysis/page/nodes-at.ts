import { MUTATION, SNAPSHOT } from '../events/columns.ts';
import type { Timeline } from '../events/timeline.ts';
import { PageNodes } from './page-nodes.ts';

interface CachedPage {
  readonly snapshot: number;
  readonly nodes: PageNodes | undefined;
}
/** Only the last page that was read: detectors proceed in order of time, and pages are large. */
const lastPage = new WeakMap<Timeline, CachedPage>();

/** The nodes of the page at this time; undefined if it is too large to read. */
export function nodesAt(timeline: Timeline, at: number): PageNodes | undefined {
  const snapshot = snapshotAt(timeline, at);
  const known = lastPage.get(timeline);
  if (known?.snapshot === snapshot) return known.nodes;
  const nodes = readPage(timeline, snapshot);
  lastPage.set(timeline, { snapshot, nodes });
  return nodes;
}

/** The nodes that the page of this time had before another time, without reading an hour of later changes. */
export const nodesUntil = (timeline: Timeline, at: number, until: number): PageNodes | undefined =>
  readPage(timeline, snapshotAt(timeline, at), until);

/** The first mutation of the page at this time. */
export const firstRowOfPage = (timeline: Timeline, at: number): number =>
  firstMutationAfter(timeline, snapshotAt(timeline, at));

function readPage(
  timeline: Timeline,
  snapshot: number,
  until = Number.POSITIVE_INFINITY,
): PageNodes | undefined {
  const { snapshots, mutations, structure } = timeline;
  const firstRow = firstMutationAfter(timeline, snapshot);
  const nextPageAt =
    snapshot + 1 < snapshots.length ? snapshots.timeOf(snapshot + 1) : Number.POSITIVE_INFINITY;
  const end = mutations.firstFrom(Math.min(nextPageAt, until));
  const nodes = new PageNodes(structure, firstRow);
  if (snapshot < snapshots.length) nodes.read(snapshots, snapshot, SNAPSHOT);
  for (let row = firstRow; row < end && !nodes.isTooLarge; row += 1)
    nodes.read(mutations, row, MUTATION, mutations.timeOf(row));
  return nodes.isTooLarge ? undefined : nodes;
}

/** The row of the snapshot of the page at this time: the first one if none was taken yet. */
const snapshotAt = ({ snapshots }: Timeline, at: number): number =>
  Math.max(0, snapshots.firstFrom(at + 1) - 1);

/** Without any snapshot, all mutations belong to one page. */
const firstMutationAfter = ({ snapshots, mutations }: Timeline, snapshot: number): number =>
  mutations.firstFrom(snapshot < snapshots.length ? snapshots.timeOf(snapshot) : 0);

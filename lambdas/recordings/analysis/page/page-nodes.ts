import { MUTATION, type NodeColumns, SNAPSHOT } from '../events/columns.ts';
import type { Rows } from '../events/rows.ts';
import type { Timeline } from '../events/timeline.ts';
import {
  FILE_LINK,
  FOREIGN_FORM,
  INVALID_FIELD,
  isContent,
  NODE_TRAIT,
  NOTICE,
  OPAQUE,
  OTHER_HOST_LINK,
  PHOTO_LINK,
  REGION,
} from './structure.ts';

const LINK_KINDS = new Set([PHOTO_LINK, FILE_LINK, OTHER_HOST_LINK]);
/** A recording with a deeper tree is broken. */
const MAX_DEPTH = 200;

/** All nodes that a page had at any time, each with its last parent. */
export interface PageNodes {
  isInside(node: number, control: number): boolean;
  parentOf(node: number): number | undefined;
  /** Whether nothing visible was ever inside the node, which is no picture and has no unknown contents. */
  isEmpty(node: number): boolean;
  /** Whether the node is a field, or another element whose contents may be unknown. */
  isOpaque(node: number): boolean;
  /** Whether the node, or one around it, was removed last and not added again. */
  isRemoved(node: number): boolean;
  /** When the node was added, if that was after the page's snapshot. */
  addedAt(node: number): number | undefined;
  /** The notice that contains the node or is the node. */
  noticeOf(node: number): number | undefined;
  /** `PHOTO_LINK`, `FILE_LINK` or `OTHER_HOST_LINK` if the node was added as such a link. */
  linkKindOf(node: number): number | undefined;
  /** Whether the node is in a form that is sent to another website. */
  isSentElsewhere(node: number): boolean;
  /** The name of the nearest part of the page around the node that has one. */
  regionOf(node: number): string | undefined;
  /** The hashed class name that the node was added with. */
  classOf(node: number): number;
  /** The first mutation of the page. */
  readonly firstRow: number;
  /** Whether a field was added that was marked as invalid. */
  readonly hasInvalidField: boolean;
}

/** Larger pages are not read, to limit memory. */
const MAX_NODES = 100_000;

interface CachedPage {
  readonly snapshot: number;
  readonly nodes: PageNodes | undefined;
}
const lastPage = new WeakMap<Timeline, CachedPage>();

/** The row of the snapshot of the page at this time. */
const snapshotAt = ({ snapshots }: Timeline, at: number): number =>
  Math.max(0, snapshots.firstFrom(at + 1) - 1);
const startOf = ({ snapshots }: Timeline, snapshot: number): number | undefined =>
  snapshot < snapshots.length ? snapshots.timeOf(snapshot) : undefined;

/** The first mutation of the page at this time. */
export const firstRowOfPage = (timeline: Timeline, at: number): number =>
  timeline.mutations.firstFrom(startOf(timeline, snapshotAt(timeline, at)) ?? 0);

/** The nodes of the page at this time. */
export function nodesAt(timeline: Timeline, at: number): PageNodes | undefined {
  const snapshot = snapshotAt(timeline, at);
  const known = lastPage.get(timeline);
  if (known?.snapshot === snapshot) return known.nodes;
  const nodes = readNodes(timeline, snapshot);
  lastPage.set(timeline, { snapshot, nodes });
  return nodes;
}

function readNodes(timeline: Timeline, snapshot: number): PageNodes | undefined {
  const { snapshots, mutations, structure } = timeline;
  const parents = new Map<number, number>();
  const regions = new Map<number, string>();
  const classes = new Map<number, number>();
  const addedTimes = new Map<number, number>();
  const notices = new Set<number>();
  const linkKinds = new Map<number, number>();
  const foreignForms = new Set<number>();
  const filled = new Map<number, number>();
  const removed = new Set<number>();
  let hasInvalidField = false;
  const note = (node: number, value: number) => {
    if (isContent(NODE_TRAIT, value)) filled.set(node, value);
    if (value === INVALID_FIELD) hasInvalidField = true;
    if (value === NOTICE) notices.add(node);
    else if (value === FOREIGN_FORM) foreignForms.add(node);
    else if (LINK_KINDS.has(value)) linkKinds.set(node, value);
    else if (value <= REGION) regions.set(node, structure.texts[REGION - value] ?? '');
    else if (value > 0) classes.set(node, value);
  };
  const read = (table: Rows, row: number, columns: NodeColumns, addedAt?: number) => {
    const start = table.cell(row, columns.nodesStart);
    const end = start + table.cell(row, columns.nodesLength);
    let node = 0;
    for (let index = start; index < end; index += 2) {
      const id = structure.at(index);
      const next = structure.at(index + 1);
      if (id === NODE_TRAIT) note(node, next);
      if (id < 0) removed.add(-id);
      if (id <= 0) continue;
      node = id;
      removed.delete(id);
      parents.set(id, Math.abs(next));
      if (addedAt !== undefined) addedTimes.set(id, addedAt);
    }
  };
  if (snapshot < snapshots.length) read(snapshots, snapshot, SNAPSHOT);
  const firstRow = mutations.firstFrom(startOf(timeline, snapshot) ?? 0);
  const end = mutations.firstFrom(startOf(timeline, snapshot + 1) ?? Number.POSITIVE_INFINITY);
  for (let row = firstRow; row < end && parents.size <= MAX_NODES; row += 1)
    read(mutations, row, MUTATION, mutations.timeOf(row));
  if (parents.size > MAX_NODES) return undefined;
  let withChildren: ReadonlySet<number> | undefined;
  const nodesWithChildren = () => {
    withChildren ??= new Set(parents.values());
    return withChildren;
  };
  const nearest = (node: number, isWanted: (ancestor: number) => boolean) => {
    let at: number | undefined = node;
    for (let depth = 0; at && depth < MAX_DEPTH; depth += 1, at = parents.get(at))
      if (isWanted(at)) return at;
    return undefined;
  };
  return {
    isInside: (node, control) => nearest(node, (each) => each === control) !== undefined,
    parentOf: (node) => parents.get(node),
    isEmpty: (node) => !filled.has(node) && !nodesWithChildren().has(node),
    isOpaque: (node) => filled.get(node) === OPAQUE,
    isRemoved: (node) => nearest(node, (each) => removed.has(each)) !== undefined,
    noticeOf: (node) => nearest(node, (each) => notices.has(each)),
    linkKindOf: (node) => linkKinds.get(node),
    isSentElsewhere: (node) => nearest(node, (each) => foreignForms.has(each)) !== undefined,
    regionOf: (node) => regions.get(nearest(node, (each) => regions.has(each)) ?? 0),
    addedAt: (node) => addedTimes.get(node),
    classOf: (node) => classes.get(node) ?? 0,
    hasInvalidField,
    firstRow,
  };
}

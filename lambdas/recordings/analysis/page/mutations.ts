/** What one mutation of a recording changed, by its row in `Timeline.mutations`. */
import { MUTATION } from '../events/columns.ts';
import type { Numbers } from '../events/numbers.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import { changedPropertiesIn, type NodeProperty, TEXT } from './changed-properties.ts';
import { COUNT, NODE_TRAIT, OPAQUE, PICTURE } from './element-traits.ts';

/** The properties that it changed; none if there were too many to store. */
export function changedBy(timeline: Timeline, row: number): readonly NodeProperty[] {
  const last = lastChanged(timeline);
  if (last.row !== row) {
    const { mutations, changedProperties } = timeline;
    const start = mutations.cell(row, MUTATION.propertiesStart);
    const length = mutations.cell(row, MUTATION.propertiesLength);
    last.properties = changedPropertiesIn(changedProperties, start, length);
    last.row = row;
  }
  return last.properties;
}

/** Of the last row: around each click, the same mutation is asked several questions in a row. */
const lastChanged = perTimeline(() => ({ row: -1, properties: [] as readonly NodeProperty[] }));

/** Whether all that it changed are texts that were there before. */
export function changesOnlyTexts(timeline: Timeline, row: number): boolean {
  const changed = changedBy(timeline, row);
  return changed.length > 0 && changed.every(({ name }) => name === TEXT);
}

export interface NodeChange {
  readonly node: number;
  readonly isRemoval: boolean;
  /** Of an added node; 0 for a removed one. */
  readonly parent: number;
  readonly isText: boolean;
  readonly isPicture: boolean;
  /** A text, a picture, or an element with unknown contents. */
  readonly isContent: boolean;
}

/** The nodes that it added and removed, in this order per tree. What is inside a removed node is not listed. */
export function* nodeChangesIn(
  { mutations, structure }: Pick<Timeline, 'mutations' | 'structure'>,
  row: number,
): Generator<NodeChange> {
  const start = mutations.cell(row, MUTATION.nodesStart);
  const end = start + mutations.cell(row, MUTATION.nodesLength);
  for (let index = start; index < end; index += 2) {
    const [id, value] = [structure.at(index), structure.at(index + 1)];
    if (id === NODE_TRAIT) continue;
    const isFollowedByTrait = index + 2 < end && structure.at(index + 2) === NODE_TRAIT;
    const trait = isFollowedByTrait ? structure.at(index + 3) : 0;
    const isText = value < 0;
    const isPicture = trait === PICTURE;
    yield {
      node: Math.abs(id),
      isRemoval: id < 0,
      parent: Math.abs(value),
      isText,
      isPicture,
      isContent: isText || isPicture || trait === OPAQUE,
    };
  }
}

interface Roots {
  readonly added: readonly NodeChange[];
  readonly removed: readonly NodeChange[];
}
/** The nodes that it added and removed, without what is inside of them, and without the ignored ones. */
export function rootsIn(timeline: Timeline, row: number, ignored?: ReadonlySet<number>): Roots {
  const changes = [...nodeChangesIn(timeline, row)].filter(({ node }) => !ignored?.has(node));
  const added = changes.filter(({ isRemoval }) => !isRemoval);
  const ids = new Set(added.map(({ node }) => node));
  return {
    added: added.filter(({ parent }) => !ids.has(parent)),
    removed: changes.filter(({ isRemoval }) => isRemoval),
  };
}

/** The nodes that it removed. */
export const nodesRemovedIn = (timeline: Timeline, row: number): number[] =>
  [...nodeChangesIn(timeline, row)].flatMap(({ node, isRemoval }) => (isRemoval ? [node] : []));

/** Whether it added or removed any node. */
export const changesNodes = ({ mutations }: Timeline, row: number): boolean =>
  mutations.cell(row, MUTATION.nodesLength) > 0;

/** Whether it added a node with this trait, such as `INVALID_FIELD`. */
export function addsTrait({ mutations, structure }: Timeline, row: number, trait: number): boolean {
  const start = mutations.cell(row, MUTATION.nodesStart);
  const end = start + mutations.cell(row, MUTATION.nodesLength);
  for (let index = start; index < end; index += 2)
    if (structure.at(index) === NODE_TRAIT && structure.at(index + 1) === trait) return true;
  return false;
}

/** How many nodes it added, with all that is inside them. */
export const countAdded = ({ mutations }: Timeline, row: number): number =>
  mutations.cell(row, MUTATION.nodesAdded);

/** `PageTexts.written` */
export const textsWritten = ({ mutations }: Timeline, row: number): number =>
  mutations.cell(row, MUTATION.textsWritten);

/** `written-states.ts` */
export const statesAdded = ({ mutations }: Timeline, row: number): number =>
  mutations.cell(row, MUTATION.statesWritten);

/** Whether it added a text that is wanted, by its parent and whether it is only a number. */
export const addsText = (
  { mutations, structure }: Timeline,
  row: number,
  isWanted?: (parent: number, isCount: boolean) => boolean,
): boolean =>
  hasText(
    structure,
    mutations.cell(row, MUTATION.nodesStart),
    mutations.cell(row, MUTATION.nodesLength),
    isWanted,
  );

/** Whether any mutation from one time to another, both inclusive, added a text. */
export function addsTextBetween(timeline: Timeline, from: number, to: number): boolean {
  for (const row of timeline.mutations.rowsBetween(from, to))
    if (addsText(timeline, row)) return true;
  return false;
}

/**
 * Whether `length` numbers of a structure from `start` add a text that is wanted, by its parent and whether it is only a
 * number.
 */
export function hasText(
  structure: Numbers,
  start: number,
  length: number,
  isWanted: (parent: number, isCount: boolean) => boolean = () => true,
): boolean {
  const isMarked = (index: number) =>
    structure.at(index) === NODE_TRAIT && structure.at(index + 1) === COUNT;
  for (let index = start; index < start + length; index += 2) {
    const parent = -structure.at(index + 1);
    if (structure.at(index) > 0 && parent > 0 && isWanted(parent, isMarked(index + 2))) return true;
  }
  return false;
}

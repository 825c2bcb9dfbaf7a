/** What a page adds while it waits: empty layers, dots, spinners and skeleton screens. */
import { signalRules } from '../../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { hashOf } from '../../events/untrusted.ts';
import { CHILDREN } from '../../page/changed-properties.ts';
import {
  addsText,
  changedBy,
  countAdded,
  nodeChangesIn,
  nodesRemovedIn,
  textsWritten,
} from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';

const { dead } = signalRules;

/** Whether a mutation only adds empty elements to the body, with which a page covers itself while it waits. */
export function isOnlyLayer(timeline: Timeline, row: number, { at }: ClickMoment): boolean {
  const parentOf = (node: number) => nodesAt(timeline, at)?.parentOf(node) ?? 0;
  const isBody = (node: number) => parentOf(node) > 0 && parentOf(parentOf(parentOf(node))) === 0;
  return (
    addsOnlyEmpty(timeline, row) &&
    changedBy(timeline, row).every(({ node, name }) => name === CHILDREN && isBody(node))
  );
}

/** Whether a mutation adds elements without any text, picture or unknown contents, and removes none. */
function addsOnlyEmpty(timeline: Timeline, row: number): boolean {
  const changes = [...nodeChangesIn(timeline, row)];
  return changes.length > 0 && changes.every((each) => !each.isRemoval && !each.isContent);
}

/** What scripts show beside a button while it waits. */
const DOTS = new Set(['...', '…'].map(hashOf));
export const writesDots = (timeline: Timeline, row: number): boolean =>
  DOTS.has(textsWritten(timeline, row));

/** Whether a mutation only adds dots. */
export const isOnlyDots = (timeline: Timeline, row: number): boolean =>
  writesDots(timeline, row) &&
  countAdded(timeline, row) <= dead.busyNodes &&
  changedBy(timeline, row).every(({ name }) => name === CHILDREN) &&
  nodesRemovedIn(timeline, row).length === 0;

/** Few nodes, or a skeleton screen without text. */
export const isSpinner = (timeline: Timeline, row: number): boolean =>
  countAdded(timeline, row) <= dead.busyNodes || !addsText(timeline, row);

import { nodesAt } from '../events/page-nodes.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { touchedBy } from './place-changes.ts';
import { CLASS_NAME } from './structure.ts';
import { CHILDREN, TEXT } from './touched.ts';

/** If a click dismisses a notice, the page starts to remove it within this time. */
const AT_ONCE_MS = 150;
/** The recording has a step of a fading notice at least this often. */
const FADING_MS = 1_000;

/**
 * Whether a mutation only fades or removes notices that appeared before the click and expire by themselves, such as a
 * toast that is shown for three seconds. That is no response, even right after a click.
 */
export function isNoticeGoing(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const changed = nodesGoing(timeline, row);
  if (changed.length === 0) return false;
  const nodes = nodesAt(timeline, click.at);
  if (!nodes) return false;
  const isOld = (node: number) => {
    const notice = nodes.noticeOf(node);
    const cameAt = nodes.cameAt(node);
    if (notice === undefined || cameAt === undefined) return false;
    return cameAt < click.at && !nodes.isInside(click.node, notice);
  };
  if (!changed.every(isOld)) return false;
  const isLate = timeline.mutations.at(row, 0) - click.at > AT_ONCE_MS;
  return isLate || wereGoing(timeline, click.at, changed);
}

/** The nodes that a mutation removed or whose attributes it changed; none if it did anything else. */
function nodesGoing(timeline: Timeline, row: number): number[] {
  const { mutations, structure } = timeline;
  const [start, length] = [mutations.at(row, 3), mutations.at(row, 4)];
  const removed: number[] = [];
  for (let index = start; index < start + length; index += 2) {
    const id = structure.at(index);
    if (id >= CLASS_NAME) return [];
    removed.push(-id);
  }
  const places = touchedBy(timeline, row);
  if (places.length === 0 || places.some(({ mark }) => mark === TEXT)) return [];
  return [...removed, ...places.filter(({ mark }) => mark !== CHILDREN).map(({ node }) => node)];
}

function wereGoing(timeline: Timeline, clickAt: number, nodes: readonly number[]): boolean {
  const { mutations } = timeline;
  const before: number[] = [];
  for (let row = mutations.firstFrom(clickAt - FADING_MS); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) >= clickAt) break;
    before.push(...nodesGoing(timeline, row));
  }
  return nodes.every((node) => before.includes(node));
}

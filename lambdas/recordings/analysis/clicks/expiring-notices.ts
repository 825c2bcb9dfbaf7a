import { responsesAmong } from '../background-changes/background-change.ts';
import { MUTATION } from '../events/columns.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { CHILDREN, TEXT } from '../page/changed-properties.ts';
import { nodeChangesIn } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import type { PageNodes } from '../page/page-nodes.ts';

/** If a click dismisses a notice, the page starts to remove it within this time. */
const DISMISS_MS = 150;
/** The recording has a step of a fading notice at least this often. */
const FADE_STEP_MS = 1_000;
/** A notice has at most this many numbers in the structure of a page. */
const NOTICE_NUMBERS = 200;

/**
 * Whether a mutation only fades or removes notices that appeared before the click and expire by themselves, such as a
 * toast that is shown for three seconds. That is no response, even right after a click.
 */
export function isNoticeExpiring(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const changed = nodesRemovedOrRestyled(timeline, row, click);
  if (changed.length === 0) return false;
  const nodes = nodesAt(timeline, click.at);
  if (!nodes) return false;
  const isOld = (node: number) => {
    const addedAt = nodes.addedAt(node);
    if (addedAt === undefined) return false;
    const isWrapper = () => wrapsNotice(timeline, nodes, node, addedAt);
    const notice = nodes.noticeOf(node) ?? (isWrapper() ? node : undefined);
    if (notice === undefined) return false;
    return addedAt < click.at && !nodes.isInside(click.node, notice);
  };
  if (!changed.every(isOld)) return false;
  const isDelayed = timeline.mutations.timeOf(row) - click.at > DISMISS_MS;
  return isDelayed || wereFading(timeline, click, changed);
}

/** Whether a node was added with a notice inside of it, as some libraries do, and with nothing else. */
function wrapsNotice(timeline: Timeline, nodes: PageNodes, node: number, addedAt: number): boolean {
  const inside = addedAtOnce(timeline, addedAt).filter(
    (id) => id !== node && nodes.isInside(id, node),
  );
  const notice = inside.find((id) => nodes.noticeOf(id) === id);
  return (
    notice !== undefined &&
    inside.every((id) => nodes.isInside(id, notice) || nodes.isInside(notice, id))
  );
}

/** The nodes that were added at one time; none if there were more than a notice has. */
function addedAtOnce(timeline: Timeline, at: number): number[] {
  const added: number[] = [];
  for (const row of timeline.mutations.rowsBetween(at, at)) {
    if (timeline.mutations.cell(row, MUTATION.nodesLength) > NOTICE_NUMBERS) return [];
    for (const { node, isRemoval } of nodeChangesIn(timeline, row))
      if (!isRemoval) added.push(node);
  }
  return added;
}

/**
 * The nodes that a mutation removed or whose attributes it changed; none if it did anything else, except for what says nothing
 * about the click.
 */
function nodesRemovedOrRestyled(timeline: Timeline, row: number, click: ClickMoment): number[] {
  const nodes = [...nodeChangesIn(timeline, row)];
  if (nodes.some(({ isRemoval }) => !isRemoval)) return [];
  const changes = [...responsesAmong(timeline, row, click)];
  if (changes.length === 0 || changes.some(({ name }) => name === TEXT)) return [];
  const restyled = changes.filter(({ name }) => name !== CHILDREN);
  return [...nodes, ...restyled].map(({ node }) => node);
}

function wereFading(timeline: Timeline, click: ClickMoment, nodes: readonly number[]): boolean {
  const before = [...timeline.mutations.rowsBefore(click.at - FADE_STEP_MS, click.at)].flatMap(
    (row) => nodesRemovedOrRestyled(timeline, row, click),
  );
  return nodes.every((node) => before.includes(node));
}

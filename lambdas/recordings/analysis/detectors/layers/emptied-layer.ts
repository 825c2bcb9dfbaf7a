import { signalRules } from '../../../../contract/signal-rules.ts';
import { isBusyAttribute } from '../../clicks/busy/busy-state.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { wasHidden } from '../../events/visibility.ts';
import { CHILDREN, REQUESTING, TEXT } from '../../page/changed-properties.ts';
import { changedBy, countAdded, nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import { areChangesRecorded } from '../../page/recorded-changes.ts';
import type { Detector, Finding } from '../finding.ts';

const { dead, whiteScreen } = signalRules;
/** Styles may draw something with more boxes, such as a skeleton. */
const EMPTY_NODES = 2;

/**
 * A dialog or another layer that a click in it left without any content, and that stayed open: the content with the
 * clicked control was replaced by an empty element.
 */
export const emptiedLayers: Detector = (timeline) =>
  timeline.clicks.flatMap((click, index): Finding[] => {
    const nodes = click.inDialog ? nodesAt(timeline, click.at) : undefined;
    if (!nodes) return [];
    const following = timeline.clicks[index + 1];
    const emptied = emptiedBy(timeline, nodes, click, following?.at ?? Number.POSITIVE_INFINITY);
    if (!emptied) return [];
    const left = leftAt(timeline, click.at);
    const next = nextControl(timeline, index);
    const until = Math.min(next?.at ?? Number.POSITIVE_INFINITY, left);
    // A further click in the layer shows that it is open.
    const isOpen = following !== undefined && following.at < left && following.inDialog;
    const leastMs = isOpen ? whiteScreen.emptyMs : whiteScreen.emptyAtEndMs;
    const isLeft = isOpen || !next || next.at > left;
    if (!isLeft || until - emptied.at < leastMs) return [];
    if (wasHidden(timeline, emptied.at, until - 1)) return [];
    if (!areChangesRecorded(timeline, click.at, until - 1)) return [];
    return staysEmpty(timeline, nodes, emptied, until)
      ? [{ kind: 'white-screen', at: emptied.at, until }]
      : [];
  });

/** The next click that is not on an empty place of a layer. */
function nextControl({ clicks }: Timeline, index: number): ClickMoment | undefined {
  let next = index + 1;
  while (clicks[next]?.inDialog && !clicks[next]?.looksInteractive) next += 1;
  return clicks[next];
}

/** When the page was left that was open at this time, or hidden for the last time before. */
function leftAt({ pages, visibility, watchedMs }: Timeline, at: number): number {
  const next = pages.find((page) => page.at > at && page.kind !== 'hash')?.at ?? watchedMs;
  const last = visibility.findLast((each) => each.at > at && each.at <= next);
  return last && !last.visible ? last.at : next;
}

interface Emptied {
  readonly at: number;
  readonly row: number;
  /** What contains the empty element. */
  readonly parent: number;
}

function emptiedBy(
  timeline: Timeline,
  nodes: PageNodes,
  click: ClickMoment,
  nextAt: number,
): Emptied | undefined {
  const { mutations } = timeline;
  const end = Math.min(nextAt, click.at + dead.afterMs);
  for (const row of mutations.rowsBefore(click.at, end)) {
    const changes = [...nodeChangesIn(timeline, row)];
    const removed = changes.find(
      ({ node, isRemoval }) => isRemoval && nodes.isInside(click.node, node),
    );
    if (!removed) continue;
    const parent = nodes.parentOf(removed.node) ?? 0;
    const added = changes.filter(({ isRemoval }) => !isRemoval);
    const isEmpty =
      added.some((each) => each.parent === parent) &&
      added.every(({ isContent }) => !isContent) &&
      countAdded(timeline, row) <= EMPTY_NODES;
    return isEmpty ? { at: mutations.timeOf(row), row, parent } : undefined;
  }
  return undefined;
}

/** Whether nothing was shown in the layer since, and neither it nor what contains it was changed, as when it closes. */
function staysEmpty(
  timeline: Timeline,
  nodes: PageNodes,
  { at, row, parent }: Emptied,
  until: number,
): boolean {
  const isAround = (node: number) => nodes.isInside(parent, node);
  for (const each of timeline.mutations.rowsBefore(at, until)) {
    for (const change of nodeChangesIn(timeline, each)) {
      if (change.isRemoval && isAround(change.node)) return false;
      const isShown = change.isContent && nodes.isInside(change.parent, parent);
      if (!change.isRemoval && each !== row && isShown) return false;
    }
    const isClosing = changedBy(timeline, each).some(
      (property) =>
        ![CHILDREN, TEXT, REQUESTING].includes(property.name) &&
        !isBusyAttribute(property) &&
        isAround(property.node),
    );
    if (isClosing) return false;
  }
  return true;
}

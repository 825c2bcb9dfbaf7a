import { signalRules } from '../../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { wasHidden } from '../../events/visibility.ts';
import { nodesAt, nodesUntil } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import { areChangesRecorded } from '../../page/recorded-changes.ts';
import type { Detector, Finding } from '../finding.ts';
import { type Emptied, emptiedBy, staysEmpty } from './replaced-content.ts';

const { whiteScreen } = signalRules;
const LEFT_SHARE = 0.5;
/** The most clicks to inspect: a page that empties a layer with each one adds nothing new. */
const MAX_EMPTIED = 20;

/**
 * A dialog or another layer that a click in it left without any content, and that stayed open: the content with the
 * clicked control was replaced by an empty element. If the dialog itself was replaced, it was closed.
 */
export const emptiedLayers: Detector = (timeline) => {
  const found: Finding[] = [];
  let inspected = 0;
  for (const [index, click] of timeline.clicks.entries()) {
    const emptied = emptiedFor(timeline, click, index);
    if (!emptied) continue;
    if (losesMost(timeline, emptied))
      found.push({ kind: 'white-screen', at: emptied.at, until: emptied.until });
    inspected += 1;
    if (inspected === MAX_EMPTIED) break;
  }
  return found;
};

/** The layer that a click left empty and open, and until when it stayed so. */
function emptiedFor(
  timeline: Timeline,
  click: ClickMoment,
  index: number,
): EmptiedLayer | undefined {
  const nodes = click.inDialog ? nodesAt(timeline, click.at) : undefined;
  if (!nodes) return undefined;
  const following = timeline.clicks[index + 1];
  const emptied = emptiedBy(timeline, nodes, click, following?.at ?? Number.POSITIVE_INFINITY);
  if (!emptied) return undefined;
  const left = leftAt(timeline, click.at);
  const next = nextControl(timeline, index);
  const until = Math.min(next?.at ?? Number.POSITIVE_INFINITY, left);
  // A further click in the layer shows that it is open.
  const isOpen = following !== undefined && following.at < left && following.inDialog;
  const layer = isOpen || nodes.dialogOf(click.node) ? layerOf(nodes, click, emptied) : undefined;
  const leastMs = isOpen ? whiteScreen.emptyMs : whiteScreen.emptyAtEndMs;
  const isLeft = isOpen || !next || next.at > left;
  if (!layer || !isLeft || until - emptied.at < leastMs) return undefined;
  if (wasHidden(timeline, emptied.at, until - 1)) return undefined;
  if (!areChangesRecorded(timeline, click.at, until - 1)) return undefined;
  return staysEmpty(timeline, nodes, emptied, until) ? { ...emptied, layer, until } : undefined;
}

interface EmptiedLayer extends Emptied {
  readonly layer: number;
  readonly until: number;
}

/** The dialog that lost its content, or without one what contained it; undefined if the dialog itself was replaced. */
function layerOf(nodes: PageNodes, { node }: ClickMoment, { parent }: Emptied): number | undefined {
  const dialog = nodes.dialogOf(node);
  if (dialog === undefined) return parent;
  return nodes.dialogOf(parent) === dialog ? dialog : undefined;
}

/**
 * Whether hardly anything is left in a layer, such as the button that closes it: a list whose last item is removed has more
 * around it.
 */
function losesMost(timeline: Timeline, { at, content, layer }: EmptiedLayer): boolean {
  const before = nodesUntil(timeline, at, at);
  const contents = before?.contents.filter((each) => !before.isRemoved(each)) ?? [];
  const countIn = (node: number) => contents.filter((each) => before?.isInside(each, node)).length;
  const lost = countIn(content);
  const left = countIn(layer) - lost;
  return lost > 0 && left <= lost * LEFT_SHARE;
}

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

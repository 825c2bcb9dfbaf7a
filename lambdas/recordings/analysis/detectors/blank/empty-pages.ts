import { signalRules } from '../../../../contract/signal-rules.ts';
import { isLoad, type PageMoment, type Timeline } from '../../events/timeline.ts';
import { wasHidden } from '../../events/visibility.ts';
import { nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import { type Size, SizeReplay } from '../../page/page-size.ts';
import { areChangesRecorded } from '../../page/recorded-changes.ts';
import { isTraversal } from '../../page-order.ts';
import { type EmptyPage, emptiedByClicks } from './emptied-pages.ts';

const { emptyMs, emptyAtEndMs, removedShare } = signalRules.whiteScreen;
/** A script may open a page before it renders it. */
const RENDERED_MS = 1_000;
/** A document with its body and containers of an app. Styles may draw something with more boxes, such as a skeleton. */
const NODES_MAX = 6;
/**
 * Whether a visitor left a page without controls for this one. If a script opens the next page, the visitor only passed
 * through the empty one.
 */
const isByVisitor = (next: PageMoment): boolean => isTraversal(next) || next.kind === 'reload';

interface LeftPage extends EmptyPage {
  /** From when on it is known what the page shows. */
  readonly renderedAt: number;
  /** Something had failed when it was opened. */
  readonly isFailed: boolean;
}

/**
 * The pages that showed nothing at all from when they were opened, or from a click that emptied them, until their visitor
 * went back or the visit ended, or, if something had failed when they were opened, until another page.
 */
export function emptyPagesIn(
  timeline: Timeline,
  hasFailed: (openedAt: number) => boolean,
): EmptyPage[] {
  // One replay for all pages, because each replay starts at a snapshot that may be far back.
  const replay = new SizeReplay(timeline);
  const left = leftPages(timeline, hasFailed);
  const empty = left.filter(({ at, until, isFailed, renderedAt }) => {
    const full = replay.sizeAt(at - 1)?.size ?? 0;
    let size = replay.sizeAt(renderedAt) ?? replay.next(until - 1);
    if (!size) return false;
    let isEmpty = true;
    let isRemoved = isFailed;
    // Stops at the first content: replaying an hour of a page that keeps changing takes longer than all other detectors.
    for (; size && (isEmpty || isRemoved); size = replay.next(until - 1)) {
      isEmpty &&= isEmptySize(size);
      isRemoved &&= size.size <= full * (1 - removedShare);
    }
    return isEmpty || (isRemoved && showsNothing(timeline, at, until));
  });
  const others = left.filter((page) => !page.isFailed && !empty.includes(page));
  const emptied = emptiedByClicks(timeline, others, isEmptySize);
  return [...empty, ...emptied].sort((a, b) => a.at - b.at);
}

const isEmptySize = ({ isEmpty, size }: Size): boolean => isEmpty && size <= NODES_MAX;

/**
 * Whether a page added no text, picture or frame: hidden layers of the page before may still be there. A document that was
 * loaded, and so has a snapshot, has none of them: it may only be smaller than the one before.
 */
function showsNothing(timeline: Timeline, from: number, until: number): boolean {
  const { mutations, snapshots } = timeline;
  if (snapshots.firstTime(from, until - 1) !== undefined) return false;
  const nodes = nodesAt(timeline, from);
  for (const row of mutations.rowsBefore(from, until))
    for (const { isContent, isText, parent } of nodeChangesIn(timeline, row)) {
      // The text of the title has no visible parent.
      const isVisible = !isText || nodes?.parentOf(parent) !== undefined;
      if (isContent && isVisible) return false;
    }
  return true;
}

/** When a page was last seen before the next one. Browsers hide a page before they load another. */
function seenUntil({ visibility }: Timeline, at: number, next: PageMoment): number {
  const last = visibility.findLast((each) => each.at >= at && each.at <= next.at);
  return isLoad(next) && last?.visible === false ? last.at : next.at;
}

/** The pages that may have been left because they were empty, and that were visible and recorded all the time. */
function leftPages(timeline: Timeline, hasFailed: (openedAt: number) => boolean): LeftPage[] {
  const pages = timeline.pages.filter(({ kind }) => kind !== 'hash' && kind !== 'replace');
  // A page that is left is hidden shortly before its last batch is sent.
  const lastSeen = timeline.visibility.at(-1);
  const end = lastSeen?.visible === false ? lastSeen.at : timeline.watchedMs;
  return pages.flatMap((page, index) => {
    const { at } = page;
    const next = pages[index + 1];
    const until = next ? seenUntil(timeline, at, next) : end;
    const isFailed = hasFailed(at);
    if (until - at < (next || isFailed ? emptyMs : emptyAtEndMs)) return [];
    if (next && !isByVisitor(next) && !isFailed) return [];
    const renderedAt = renderedAtOf(timeline, page, until);
    if (renderedAt === undefined) return [];
    const isKnown =
      !wasHidden(timeline, at, until - 1) && areChangesRecorded(timeline, renderedAt, until - 1);
    return isKnown ? [{ at, until, isFailed, renderedAt }] : [];
  });
}

/** The recorder takes the snapshot of a loaded page only seconds later on a slow phone. Until then its content is unknown. */
function renderedAtOf(
  { snapshots }: Timeline,
  page: PageMoment,
  until: number,
): number | undefined {
  const at = page.at + RENDERED_MS;
  if (!isLoad(page)) return at;
  const snapshotAt = snapshots.firstTime(page.at, until - 1);
  return snapshotAt === undefined ? undefined : Math.max(at, snapshotAt);
}

/** Pages that a click empties, such as a log-in form that is removed as it is sent. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { lastUntil, type Timeline } from '../../events/timeline.ts';
import { nodeChangesIn } from '../../page/mutations.ts';
import { type Size, SizeReplay } from '../../page/page-size.ts';

/** When nothing was on a page: until when it was left. */
export interface EmptyPage {
  readonly at: number;
  readonly until: number;
}

const { emptyAtEndMs } = signalRules.whiteScreen;
/** A page is emptied by a click if nothing is left on it this soon. */
const EMPTIED_WITHIN_MS = 1_000;

/**
 * Of pages that were not empty from the start, in order of time: the time from the click after which nothing was on the page
 * until it was left.
 */
export function emptiedByClicks(
  timeline: Timeline,
  pages: readonly EmptyPage[],
  isEmpty: (size: Size) => boolean,
): EmptyPage[] {
  const replay = new SizeReplay(timeline);
  return pages.flatMap(({ at, until }) => {
    if (!endsWithRemoval(timeline, at, until)) return [];
    let emptiedAt: number | undefined;
    for (let size = replay.sizeAt(at); size; size = replay.next(until - 1))
      emptiedAt = isEmpty(size) ? (emptiedAt ?? size.at) : undefined;
    if (emptiedAt === undefined) return [];
    const click = lastUntil(timeline.clicks, emptiedAt);
    if (!click || emptiedAt - click.at > EMPTIED_WITHIN_MS) return [];
    return until - click.at < emptyAtEndMs ? [] : [{ at: click.at, until }];
  });
}

/**
 * Whether a page removed nodes after the last content that it added: to replay all of its nodes takes longer. Reads its
 * mutations from the last one, because a page that keeps changing has tens of thousands.
 */
function endsWithRemoval(timeline: Timeline, from: number, until: number): boolean {
  const { mutations } = timeline;
  const first = mutations.firstFrom(from);
  for (let row = mutations.firstFrom(until) - 1; row >= first; row -= 1) {
    let isRemovedLast: boolean | undefined;
    for (const { isContent, isRemoval } of nodeChangesIn(timeline, row))
      if (isContent || isRemoval) isRemovedLast = isRemoval;
    if (isRemovedLast !== undefined) return isRemovedLast;
  }
  return false;
}

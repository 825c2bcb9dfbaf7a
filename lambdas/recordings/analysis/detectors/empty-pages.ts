import { signalRules } from '../../../contract/signal-rules.ts';
import { countWhile } from '../events/binary-search.ts';
import { sizesBetween } from '../events/page-size.ts';
import { areChangesRecorded } from '../events/recorded-changes.ts';
import type { PageMoment, Timeline } from '../events/timeline.ts';

const { emptyMs, emptyAtEndMs } = signalRules.whiteScreen;
/** A script may open a page before it renders it. */
const RENDERED_MS = 1_000;
/** A document with its body and containers of an app. Styles may draw something with more boxes, such as a skeleton. */
const NODES_MAX = 6;
/** How visitors leave a page that has no controls. A script that opens the next page only passed through this one. */
const RETURNS: ReadonlySet<PageMoment['kind']> = new Set([
  'pop',
  'back-forward',
  'restored',
  'reload',
]);

export interface EmptyPage {
  readonly at: number;
  readonly until: number;
}

/** The pages that showed nothing at all from when they were opened until their visitor went back or the visit ended. */
export function emptyPagesIn(timeline: Timeline): EmptyPage[] {
  const left = leftPages(timeline);
  const [first, last] = [left[0], left.at(-1)];
  if (!first || !last) return [];
  // One replay for all pages, because each replay starts at a snapshot that may be far back.
  const sizes = sizesBetween(timeline, first.at + RENDERED_MS, last.until - 1);
  const countOf = (isIncluded: (time: number) => boolean) =>
    countWhile(sizes.length, (index) => isIncluded(sizes[index]?.at ?? 0));
  return left.filter(({ at, until }) => {
    const before = countOf((time) => time <= at + RENDERED_MS);
    const during = sizes.slice(
      Math.max(0, before - 1),
      countOf((time) => time < until),
    );
    return during.length > 0 && during.every((each) => each.isEmpty && each.size <= NODES_MAX);
  });
}

/** The pages that may have been left because they were empty, and that were visible and recorded all the time. */
function leftPages(timeline: Timeline): EmptyPage[] {
  const pages = timeline.pages.filter(({ kind }) => kind !== 'hash' && kind !== 'replace');
  return pages.flatMap(({ at }, index) => {
    const next = pages[index + 1];
    const until = next?.at ?? timeline.watchedMs;
    if (until - at < (next ? emptyMs : emptyAtEndMs)) return [];
    if (next && !RETURNS.has(next.kind)) return [];
    const wasHidden = timeline.visibility.some(
      (each) => !each.visible && each.at >= at && each.at < until - 1,
    );
    const isKnown = !wasHidden && areChangesRecorded(timeline, at + RENDERED_MS, until - 1);
    return isKnown ? [{ at, until }] : [];
  });
}

/** A slow page and a slow control may be one problem. */
import type { Signal } from '../../../contract/signal.ts';
import { isClick } from '../kinds.ts';
import type { IssueGroup } from '../occurrences.ts';
import type { SlowPage } from '../slow-pages.ts';
import { FAILED_SHARE, follow, OPENED_WITHIN_MS } from './following.ts';

/** Whether a page responds slowly because of a control on it, which its visitors clicked again or waited for. */
export const respondsSlowly = (
  { vital, page, occurrences }: SlowPage,
  control: IssueGroup,
): boolean =>
  vital === 'INP' && control.page === page && isClick(control.kind) && follow(occurrences, control);

/**
 * Returns whether a link responds slowly only because the page that it opens loads slowly. The slow pages are indexed once:
 * a hostile recording may have hundreds of them, and as many links.
 */
export function opensSlowlyIn(slow: readonly SlowPage[]): (link: IssueGroup) => boolean {
  const openings = Map.groupBy(
    slow
      .filter(({ vital }) => vital === 'LCP')
      .flatMap((page) => page.occurrences.map((each) => ({ ...each, page: page.page }))),
    ({ sessionId }) => sessionId,
  );
  return ({ kind, occurrences }) => {
    if (kind !== 'dead-click') return false;
    const opened = occurrences.flatMap(({ sessionId, signal }) => {
      const near = (openings.get(sessionId) ?? []).filter(({ signal: { atMs } }) =>
        isBeforeOpening(atMs, signal),
      );
      return [...new Set(near.map(({ page }) => page))];
    });
    return [...Map.groupBy(opened, (page) => page).values()].some(
      ({ length }) => length >= occurrences.length * FAILED_SHARE,
    );
  };
}

/** Whether a slow click was shortly before the page was opened. */
const isBeforeOpening = (openedAt: number, { atMs, slow }: Signal): boolean =>
  slow === true && openedAt >= atMs && openedAt <= atMs + OPENED_WITHIN_MS;

import type { Digest } from '../../../contract/digest.ts';
import type { ClipVisit } from '../../../contract/issues.ts';
import type { Evidence } from '../../../contract/report-issue.ts';

/** What tells one clip from another: who made the visit, where, and whether they stayed. */
export function clipVisitOf(
  digest: Digest,
  { start_ms, end_ms }: Pick<Evidence, 'start_ms' | 'end_ms'>,
): ClipVisit {
  const { device, browser, country, pages, entryPage, startedAt, endedAt } = digest;
  const lengthMs = Date.parse(endedAt) - Date.parse(startedAt);
  // A clip may begin on the page before: it is of the page that most of it shows.
  const shownMs = pages.map(({ enteredMs }, index) => {
    const leftMs = pages[index + 1]?.enteredMs ?? Number.POSITIVE_INFINITY;
    return Math.min(leftMs, end_ms) - Math.max(enteredMs, start_ms);
  });
  const seen = pages[shownMs.indexOf(Math.max(...shownMs))];
  return {
    ...{ device, browser },
    country: country ?? null,
    page: seen?.page ?? entryPage,
    stayed_ms: Math.max(0, lengthMs - end_ms),
  };
}

import type { Digest } from '../../../contract/digest.ts';
import type { ClipVisit } from '../../../contract/issues.ts';
import type { Evidence } from '../../../contract/report-issue.ts';

/** The details that distinguish clips of one issue: device, browser, country, page, and how long the visitor stayed. */
export function clipVisitOf(
  digest: Digest,
  { start_ms, end_ms }: Pick<Evidence, 'start_ms' | 'end_ms'>,
): ClipVisit {
  const { device, browser, country, pages, entryPage, startedAt, endedAt } = digest;
  const lengthMs = Date.parse(endedAt) - Date.parse(startedAt);
  // A clip may start on the previous page, so its page is the one it shows for the longest time.
  const shownMs = pages.map(({ enteredMs }, index) => {
    const leftMs = pages[index + 1]?.enteredMs ?? Number.POSITIVE_INFINITY;
    return Math.min(leftMs, end_ms) - Math.max(enteredMs, start_ms);
  });
  const mainPage = pages[shownMs.indexOf(Math.max(...shownMs))];
  return {
    ...{ device, browser },
    country: country ?? null,
    page: mainPage?.page ?? entryPage,
    stayed_ms: Math.max(0, lengthMs - end_ms),
  };
}

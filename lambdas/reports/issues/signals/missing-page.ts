import type { Digest } from '../../../contract/digest.ts';
import { visitorsOf } from '../../facts/visits.ts';
import { requestParts } from '../fingerprint.ts';
import type { IssueGroup } from '../occurrences.ts';

const MISSING = ['404', '410'];

/**
 * Whether every click that failed was on a link, and then opened the page that the server did not have. A link whose script
 * requests data does not open the address of the request.
 */
export function leadsToMissingPage(
  { kind, element, occurrences }: IssueGroup,
  pagesOf: (sessionId: string) => Digest['pages'],
): boolean {
  if (kind !== 'error-click' || element?.role !== 'link') return false;
  const failed = occurrences.filter(({ signal }) => signal.kind === kind);
  // Some visitors may have got no response instead.
  if (visitorsOf(failed) < visitorsOf(occurrences)) return false;
  return failed.every(({ sessionId, signal }) => {
    const { path, status } = requestParts(signal.about);
    return (
      MISSING.includes(status) &&
      pagesOf(sessionId).some(({ page, enteredMs }) => page === path && enteredMs >= signal.atMs)
    );
  });
}

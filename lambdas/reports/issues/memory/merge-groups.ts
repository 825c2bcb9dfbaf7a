import { compareTexts } from '../../../contract/text-order.ts';
import { byFrequency, type IssueGroup } from '../occurrences.ts';

/** Most frequent first, ties in a stable order. */
export const byOccurrences = (a: IssueGroup, b: IssueGroup): number =>
  b.occurrences.length - a.occurrences.length || compareTexts(a.fingerprint, b.fingerprint);

/** The fingerprints under which a group was found. */
export const membersOf = ({ fingerprint, members }: IssueGroup): readonly string[] =>
  members ?? [fingerprint];

/** Merges groups of one fault. The most frequent one supplies kind, page and element. */
export function mergeGroups(groups: readonly IssueGroup[]): IssueGroup {
  const sorted = [...groups].sort(byOccurrences);
  const [main] = sorted;
  if (!main) throw new Error('There is nothing to merge');
  const occurrences = sorted.flatMap((group) => group.occurrences);
  const pages = byFrequency(occurrences.map(({ signal }) => signal.page));
  return {
    ...main,
    members: sorted.flatMap(membersOf),
    pages,
    aboutTimes: sorted.reduce((sum, { aboutTimes }) => sum + aboutTimes, 0),
    occurrences,
  };
}

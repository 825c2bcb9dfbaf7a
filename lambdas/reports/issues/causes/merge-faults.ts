/** One fault that several controls of a page show is one issue. */
import { keyOf } from '../fingerprint.ts';
import { mergeGroups } from '../memory/merge-groups.ts';
import type { IssueGroup } from '../occurrences.ts';

export const mergeFaults = (groups: readonly IssueGroup[]): IssueGroup[] =>
  mergeBy(mergeBy(groups, errorOf), optionsOf);

/** Clicks on a page that ended in the same error are one issue. */
const errorOf = ({ kind, page, about }: IssueGroup): string | undefined =>
  kind === 'error-click' && about ? `${page}\n${about}` : undefined;

/** Options of one group that do not respond to the keyboard are one issue: their selectors differ in the position only. */
const optionsOf = ({ kind, page, element, about }: IssueGroup): string | undefined =>
  kind === 'keyboard-barrier' && element
    ? [page, element.role, element.selector.replace(POSITION, ''), keyOf(about)].join('\n')
    : undefined;
const POSITION = /:nth-of-type\(\d+\)$/;

/** Merges the issues of one fault; the merged issue names the control with the most signals. */
function mergeBy(
  groups: readonly IssueGroup[],
  faultOf: (group: IssueGroup) => string | undefined,
): IssueGroup[] {
  const byFault = new Map<string, IssueGroup[]>();
  for (const group of groups) {
    const fault = faultOf(group);
    if (fault !== undefined) byFault.set(fault, [...(byFault.get(fault) ?? []), group]);
  }
  const sets = [...byFault.values()].filter((same) => same.length > 1);
  const replaced = new Set(sets.flat());
  return [...groups.filter((group) => !replaced.has(group)), ...sets.map(mergeGroups)];
}

/** One fault that several controls or files of a page show is one issue. */
import { keyOf, STATUS } from '../fingerprint.ts';
import { byOccurrences, mergeGroups } from '../memory/merge-groups.ts';
import type { IssueGroup } from '../occurrences.ts';

/** Files that fail this close together … */
const TOGETHER_MS = 3_000;
/** … in at least this share of the occurrences of each are one fault. */
const TOGETHER_SHARE = 0.8;

export const mergeFaults = (groups: readonly IssueGroup[]): IssueGroup[] =>
  mergeBy(mergeBy(oneOfFiles(groups), errorOf), optionsOf);

const FILE = /\.(m?js|css) /;
const statusOf = ({ about = '' }: IssueGroup): string => STATUS.exec(about)?.[0] ?? '';

/**
 * Of the scripts and styles of a page that fail together, such as those of an earlier deployment, keeps the most frequent
 * one: its numbers stay those of the named file.
 */
function oneOfFiles(groups: readonly IssueGroup[]): IssueGroup[] {
  const isFile = ({ kind, about = '' }: IssueGroup) =>
    kind === 'failed-request' && FILE.test(about);
  const kept: IssueGroup[] = [];
  for (const file of groups.filter(isFile).sort(byOccurrences))
    if (!kept.some((each) => failTogether(each, file))) kept.push(file);
  return groups.filter((group) => !isFile(group) || kept.includes(group));
}

function failTogether(one: IssueGroup, other: IssueGroup): boolean {
  if (one.page !== other.page || statusOf(one) !== statusOf(other)) return false;
  const times = new Map(one.occurrences.map((each) => [each.sessionId, each.signal.atMs]));
  const near = other.occurrences.filter(
    ({ sessionId, signal }) =>
      Math.abs((times.get(sessionId) ?? Infinity) - signal.atMs) <= TOGETHER_MS,
  );
  const most = Math.max(one.occurrences.length, other.occurrences.length);
  return near.length >= most * TOGETHER_SHARE;
}

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

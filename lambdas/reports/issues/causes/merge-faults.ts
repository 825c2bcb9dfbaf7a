/** One fault that several controls or files of a page show is one issue. */
import { extensions } from '../file-extensions.ts';
import { errorText, keyOf, STATUS } from '../fingerprint.ts';
import { byOccurrences, mergeGroups } from '../memory/merge-groups.ts';
import type { IssueGroup } from '../occurrences.ts';
import { mergeItems, repeatedControlOf } from './repeated-controls.ts';

/** Files that fail this close together … */
const TOGETHER_MS = 3_000;
/** … in at least this share of the occurrences of each are one fault. */
const TOGETHER_SHARE = 0.8;

export const mergeFaults = (groups: readonly IssueGroup[]): IssueGroup[] =>
  mergeBy(mergeBy(oneOfFiles(groups), errorOf), repeatedControlOf, mergeItems);

/** What identifies the faults that a group of one control may belong to, whichever control has the most signals. */
export const faultsOf = (group: IssueGroup): string[] =>
  [barrierOf, errorOf, repeatedControlOf].flatMap((faultOf) => faultOf(group) ?? []);

/** Before their consequences are dropped, because a barrier explains the unfinished forms of all its visitors. */
export const mergeBarriers = (groups: readonly IssueGroup[]): IssueGroup[] =>
  mergeBy(groups, barrierOf);

const CODE = new RegExp(`\\.(${extensions.script}|${extensions.style}) `);
const PICTURE = new RegExp(`\\.(${extensions.picture}) `, 'i');
/** So many pictures that fail together have one cause; fewer may be missing each for itself. */
const MANY_PICTURES = 4;
const statusOf = ({ about = '' }: IssueGroup): string => STATUS.exec(about)?.[0] ?? '';

/**
 * Of the scripts and styles of a page that fail together, such as those of an earlier deployment, keeps the most frequent
 * one: its numbers stay those of the named file. The same goes for many pictures.
 */
function oneOfFiles(groups: readonly IssueGroup[]): IssueGroup[] {
  const others = new Set([
    ...othersOf(groups, CODE, 2),
    ...othersOf(groups, PICTURE, MANY_PICTURES),
  ]);
  return groups.filter((group) => !others.has(group));
}

/** Of each set of at least so many files that fail together, all but the most frequent one. */
function othersOf(groups: readonly IssueGroup[], files: RegExp, least: number): IssueGroup[] {
  const failed = groups.filter(
    ({ kind, about = '' }) => kind === 'failed-request' && files.test(about),
  );
  const faults: [IssueGroup, ...IssueGroup[]][] = [];
  for (const file of failed.sort(byOccurrences)) {
    const fault = faults.find(([first]) => failTogether(first, file));
    if (fault) fault.push(file);
    else faults.push([file]);
  }
  return faults.filter(({ length }) => length >= least).flatMap(([, ...others]) => others);
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
  kind === 'error-click' && about ? `${page}\n${errorText(about)}` : undefined;

/**
 * The keyboard gets stuck once on a page, even if a message above an editor changes its selector. Options of one group
 * that do not respond to the keyboard are one issue: their selectors differ only in the last position.
 */
function barrierOf({ kind, page, element, about }: IssueGroup): string | undefined {
  if (kind !== 'keyboard-barrier') return undefined;
  if (about === 'focus-trap') return `${page}\n${about}`;
  return element
    ? [page, element.role, element.selector.replace(POSITION, ''), keyOf(about)].join('\n')
    : undefined;
}
const POSITION = /:nth-of-type\(\d+\)$/;

/** Merges the issues of one fault; the merged issue names the control with the most signals. */
function mergeBy(
  groups: readonly IssueGroup[],
  faultOf: (group: IssueGroup) => string | undefined,
  merge = mergeGroups,
): IssueGroup[] {
  const byFault = Map.groupBy(groups, faultOf);
  byFault.delete(undefined);
  const sets = [...byFault.values()].filter((same) => same.length > 1);
  const replaced = new Set(sets.flat());
  return [...groups.filter((group) => !replaced.has(group)), ...sets.map(merge)];
}

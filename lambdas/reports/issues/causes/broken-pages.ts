/** A script that fails on a page breaks its forms and buttons without an error at the click. */
import { extensions } from '../file-extensions.ts';
import { type IssueGroup, type Occurrence, sessionsOf } from '../occurrences.ts';
import { following } from './following.ts';

/** The script failed for at least this share of those who got stuck, and broke it for this share of those it failed for. */
const SAME_SHARE = 0.8;
/** One visitor who gets stuck may have other reasons. */
const MIN_SESSIONS = 2;
const SCRIPT_FILE = new RegExp(`\\.(${extensions.script}) `);

export const isMissingScript = ({ kind, about = '' }: IssueGroup): boolean =>
  kind === 'failed-request' && SCRIPT_FILE.test(about);

/** How browsers say that a script uses something that another script should have defined. */
const UNDEFINED =
  /\bis (undefined|not (defined|a function|a constructor))\b|\bof undefined\b|\bundefined is not\b|can.t find variable/i;
export const usesUndefined = ({ signal }: Occurrence): boolean =>
  UNDEFINED.test(signal.about ?? '');

/** Two errors are two faults, unless a control needs a missing script. */
const breaks = (cause: IssueGroup, kind: IssueGroup['kind']): boolean =>
  kind === 'form-abandonment' ||
  kind === 'dead-click' ||
  kind === 'rage-click' ||
  (kind === 'error-click' && isMissingScript(cause));
const mayBeBroken = (occurrence: Occurrence): boolean =>
  occurrence.signal.kind !== 'error-click' || usesUndefined(occurrence);

/** The unfinished form or failing control that a script error or a missing script caused: it affects the same visitors. */
export function brokenBy(cause: IssueGroup, groups: readonly IssueGroup[]): IssueGroup | undefined {
  if (cause.kind === 'failed-request' && !isMissingScript(cause)) return undefined;
  return groups
    .filter((group) => {
      const { kind, page, occurrences } = group;
      if (!breaks(cause, kind)) return false;
      const here = cause.occurrences.filter(({ signal }) => signal.page === page);
      const stuck = following(
        occurrences.filter(mayBeBroken),
        { ...cause, occurrences: here },
        (failedAt, { atMs }) => failedAt <= atMs,
      );
      const sessions = sessionsOf(stuck);
      return (
        sessions >= MIN_SESSIONS &&
        sessions >= sessionsOf(occurrences) * SAME_SHARE &&
        sessions >= sessionsOf(cause.occurrences) * SAME_SHARE
      );
    })
    .sort((a, b) => b.occurrences.length - a.occurrences.length)[0];
}

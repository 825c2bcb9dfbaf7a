/** The issues that an error or a failed request accompanies, and so explains. */
import { namesCause } from '../kinds.ts';
import { byOccurrences } from '../memory/merge-groups.ts';
import { type IssueGroup, type Occurrence, sessionsOf } from '../occurrences.ts';
import { isMissingScript, usesUndefined } from './broken-pages.ts';
import type { SubmittedForm } from './drop-consequences.ts';

/** An issue absorbs an error as its cause if both occur this close together in one session … */
const CAUSE_WITHIN_MS = 3_000;
/** … or an error of a script that needs a missing one follows this soon: on a slow phone, it comes seconds later … */
const NEEDED_WITHIN_MS = 10_000;
/** … for at least this share of the error's occurrences … */
const CAUSE_OCCURRENCES_SHARE = 0.8;
/** … or for this share, if the issue names the cause and the others are on its page, where a recording missed the click … */
const NAMED_SHARE = 0.5;
/** … and in at least this share of the issue's sessions. */
const ISSUE_SESSIONS_SHARE = 0.5;

export interface IndexedGroup {
  readonly group: IssueGroup;
  /** The times of its occurrences per session. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly isMissingScript: boolean;
  /** The causes that its signals name: session id and `about`. */
  readonly named: ReadonlySet<string>;
}

export const indexGroups = (groups: readonly IssueGroup[]): IndexedGroup[] =>
  groups.map((group) => indexGroup(group, group.occurrences));

/** A form fails when its button is clicked, and the clicks on the button name the causes. */
export const indexForm = ({ form, clicks }: SubmittedForm): IndexedGroup =>
  indexGroup(
    form,
    clicks.flatMap(({ occurrences }) => occurrences),
  );

function indexGroup(group: IssueGroup, occurrences: readonly Occurrence[]): IndexedGroup {
  const times = new Map<string, number[]>();
  const named = new Set<string>();
  for (const { sessionId, signal } of occurrences) {
    times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
    if (namesCause(signal.kind)) named.add(`${sessionId} ${signal.about}`);
  }
  return { group, times, isMissingScript: isMissingScript(group), named };
}

/** The issue that a cause nearly always accompanies and explains, or the most frequent of several. */
export function explainedBy(
  cause: IssueGroup,
  effects: readonly IndexedGroup[],
): IndexedGroup | undefined {
  const explained = effects.filter((effect) => {
    const near = occurrencesNear(cause, effect);
    const isOfPage = cause.occurrences.every(
      (each) => isNamed(each, effect) || each.signal.page === effect.group.page,
    );
    const share =
      cause.kind === 'failed-request' && isOfPage ? NAMED_SHARE : CAUSE_OCCURRENCES_SHARE;
    if (near.length < cause.occurrences.length * share) return false;
    return explains(near, effect) || isNamedEverywhere(cause, effect);
  });
  return explained.sort((a, b) => byOccurrences(a.group, b.group))[0];
}

/**
 * The issues that a cause nearly always accompanies if they are taken together: libraries report different faults with one
 * message, such as "Request failed with status code 500".
 */
export function explainedTogether(
  cause: IssueGroup,
  effects: readonly IndexedGroup[],
): IndexedGroup[] {
  const explained = effects.filter((effect) => explains(occurrencesNear(cause, effect), effect));
  const near = new Set(explained.flatMap((effect) => occurrencesNear(cause, effect)));
  const isTogether = near.size >= cause.occurrences.length * CAUSE_OCCURRENCES_SHARE;
  return isTogether ? explained : [];
}

/** Whether a cause that an issue names also accompanies enough of its visits to say so about all of them. */
export const accompanies = (cause: IssueGroup, effect: IndexedGroup): boolean =>
  explains(occurrencesNear(cause, effect), effect);

const explains = (near: readonly Occurrence[], { group }: IndexedGroup): boolean =>
  near.length > 0 && sessionsOf(near) >= sessionsOf(group.occurrences) * ISSUE_SESSIONS_SHARE;

const occurrencesNear = (cause: IssueGroup, effect: IndexedGroup): Occurrence[] =>
  cause.occurrences.filter((each) => isNear(each, effect) || isNamed(each, effect));

/** An issue with other visitors as well, such as those who left before the request failed, still covers the ones it names. */
const isNamedEverywhere = ({ kind, occurrences }: IssueGroup, effect: IndexedGroup): boolean =>
  kind === 'failed-request' && occurrences.every((each) => isNamed(each, effect));

/** A cause that the signal names counts at any time and on any page. */
const isNamed = ({ sessionId, signal }: Occurrence, { named }: IndexedGroup): boolean =>
  named.has(`${sessionId} ${signal.about}`);

function isNear(cause: Occurrence, { times, isMissingScript }: IndexedGroup): boolean {
  const { sessionId, signal } = cause;
  const afterMs = isMissingScript && usesUndefined(cause) ? NEEDED_WITHIN_MS : CAUSE_WITHIN_MS;
  return (times.get(sessionId) ?? []).some(
    (at) => signal.atMs >= at - CAUSE_WITHIN_MS && signal.atMs <= at + afterMs,
  );
}

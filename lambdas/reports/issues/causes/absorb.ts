/**
 * Reports each fault once:
 * - Clicks before a request that fails whatever is clicked are dropped.
 * - A blank page absorbs the click before it.
 * - Clicks on several controls that end in the same error are one issue, and so are options that ignore the keyboard, and
 *   elements of one page that keep the Tab key.
 * - Of scripts and styles that fail together one is reported.
 * - A script error or failed request that occurs together with a blank page or click is its cause.
 * - So is one that breaks a form or a button for the same visitors of its page (`broken-pages.ts`).
 * - A failed request absorbs the script error that follows it.
 * - An error in another website's script that caused none of these is dropped.
 * - A failed submit button absorbs the abandoned form, and a dead control the search for what it should have shown.
 */
import type { IssueCause } from '../issue-facts.ts';
import { isControlFailure, namesCause } from '../kinds.ts';
import { byFrequency, type IssueGroup, type Occurrence, sessionsOf } from '../occurrences.ts';
import { brokenBy } from './broken-pages.ts';
import { withoutBystanders } from './bystanders.ts';
import { dropConsequences } from './drop-consequences.ts';
import { mergeBarriers, mergeFaults } from './merge-faults.ts';

/** An issue absorbs an error as its cause if both occur this close together in one session … */
const CAUSE_WITHIN_MS = 3_000;
/** … for at least this share of the error's occurrences … */
const CAUSE_OCCURRENCES_SHARE = 0.8;
/** … or for this share, if the issue names the cause and the others are on its page, where a recording missed the click … */
const NAMED_SHARE = 0.5;
/** … and in at least this share of the issue's sessions. */
const ISSUE_SESSIONS_SHARE = 0.5;

export interface GroupWithCause {
  readonly group: IssueGroup;
  readonly cause?: IssueCause;
}

const isOfControl = ({ kind }: IssueGroup): boolean => isControlFailure(kind);
const isBlank = ({ kind }: IssueGroup): boolean => kind === 'white-screen';
const isScriptError = ({ kind }: IssueGroup): boolean => kind === 'javascript-error';
/**
 * Browsers hide the message of an error in another website's script, so an owner cannot act on it. If it affects
 * visitors, their clicks or the page fail.
 */
const isForeignError = ({ kind, occurrences }: IssueGroup): boolean =>
  kind === 'javascript-error' && occurrences.every(({ signal }) => signal.crossOrigin === true);
const isRequest = ({ kind }: IssueGroup): boolean => kind === 'failed-request';

export function absorbCauses(groups: readonly IssueGroup[]): GroupWithCause[] {
  const own = withoutBystanders(mergeBarriers(groups));
  const merged = absorbClicksIntoBlanks(mergeFaults(dropConsequences(own)));
  const effects = indexGroups(merged.filter((group) => isBlank(group) || isOfControl(group)));
  const causes = merged.filter((group) => isScriptError(group) || isRequest(group));
  const owners = new Map<IssueGroup, IssueGroup>();
  const before = new Set<IssueGroup>();
  for (const cause of causes) {
    const owner = ownerOf(cause, effects);
    const broken = owner || isForeignError(cause) ? undefined : brokenBy(cause, merged);
    if (broken) before.add(cause);
    const absorbing = owner ?? broken;
    if (absorbing) owners.set(cause, absorbing);
  }
  // The remaining errors may come from a request that failed just before.
  const requests = indexGroups(causes.filter((group) => isRequest(group) && !owners.has(group)));
  const absorbed = new Set(owners.keys());
  for (const error of causes.filter((group) => isScriptError(group) && !owners.has(group))) {
    if (ownerOf(error, requests)) absorbed.add(error);
  }
  return merged
    .filter((group) => !absorbed.has(group) && !isForeignError(group))
    .map((group) => {
      const cause = rootOf(causes.filter((each) => owners.get(each) === group));
      if (!cause) return { group };
      const { kind, about = '' } = cause;
      return { group, cause: { kind, about, ...(before.has(cause) && { isBefore: true }) } };
    });
}

interface IndexedGroup {
  readonly group: IssueGroup;
  /** The times of its occurrences per session. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** The causes that its signals name: session id and `about`. */
  readonly named: ReadonlySet<string>;
}

const indexGroups = (groups: readonly IssueGroup[]): IndexedGroup[] =>
  groups.map((group) => {
    const times = new Map<string, number[]>();
    const named = new Set<string>();
    for (const { sessionId, signal } of group.occurrences) {
      times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
      if (namesCause(signal.kind)) named.add(`${sessionId} ${signal.about}`);
    }
    return { group, times, named };
  });

/** The issue that a cause nearly always accompanies and explains, or the most frequent of several. */
function ownerOf(cause: IssueGroup, effects: readonly IndexedGroup[]): IssueGroup | undefined {
  const owners = effects.filter(({ group, times, named }) => {
    // A cause that the signal names counts at any time and on any page.
    const isNamed = ({ sessionId, signal }: Occurrence) =>
      named.has(`${sessionId} ${signal.about}`);
    const near = cause.occurrences.filter((each) => isNear(each, times) || isNamed(each));
    const isOfPage = cause.occurrences.every(
      (each) => isNamed(each) || each.signal.page === group.page,
    );
    const share = isRequest(cause) && isOfPage ? NAMED_SHARE : CAUSE_OCCURRENCES_SHARE;
    const isTogether = near.length >= cause.occurrences.length * share;
    return isTogether && sessionsOf(near) >= sessionsOf(group.occurrences) * ISSUE_SESSIONS_SHARE;
  });
  return owners
    .map(({ group }) => group)
    .sort((a, b) => b.occurrences.length - a.occurrences.length)[0];
}

/** The root cause: failed requests rank before the errors they lead to, then the most frequent cause wins. */
function rootOf(causes: readonly IssueGroup[]): IssueGroup | undefined {
  const requests = causes.filter(isRequest);
  const [about] = byFrequency(
    (requests.length > 0 ? requests : causes).flatMap((group) =>
      group.occurrences.map(() => group.about ?? ''),
    ),
  );
  return causes.find((each) => (each.about ?? '') === about);
}

/** A blank page absorbs the clicks that caused it and takes over the most clicked control. */
function absorbClicksIntoBlanks(groups: readonly IssueGroup[]): IssueGroup[] {
  const blanks = indexGroups(groups.filter(isBlank));
  const owners = new Map<IssueGroup, IssueGroup>();
  for (const click of groups.filter(isOfControl)) {
    const owner = ownerOf(click, blanks);
    if (owner) owners.set(click, owner);
  }
  return groups
    .filter((group) => !owners.has(group))
    .map((group) => {
      const clicks = [...owners].filter(([, owner]) => owner === group).map(([click]) => click);
      const [main] = clicks.sort((a, b) => b.occurrences.length - a.occurrences.length);
      return main?.element && !group.element ? { ...group, element: main.element } : group;
    });
}

const isNear = (
  { sessionId, signal }: Occurrence,
  times: ReadonlyMap<string, readonly number[]>,
): boolean =>
  (times.get(sessionId) ?? []).some((at) => Math.abs(at - signal.atMs) <= CAUSE_WITHIN_MS);

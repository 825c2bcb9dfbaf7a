/**
 * One fault is reported once. Where a page turned blank, the click before it belongs to that. Clicks that ended in the
 * same error are one fault on several controls. A script error or a failing request that comes together with such a
 * trouble is its cause, and a script error that comes behind a failing request belongs to the request. A form whose button
 * failed was left because of that.
 */
import type { SignalKind } from '../../../contract/signal.ts';
import { mergedGroup } from '../memory/merge-groups.ts';
import { byFrequency, type IssueGroup, type Occurrence } from '../occurrences.ts';
import { withoutFormsOfButtons } from './absorb-forms.ts';

/** An error belongs to the trouble it caused when both are this close together in one session. */
const TOGETHER_MS = 3_000;
/** … for at least this share of the error's occurrences. */
const EXPLAINED_SHARE = 0.8;
/** … and explains an issue if it occurs in at least this share of the issue's sessions. */
const EXPLAINING_SHARE = 0.5;

export interface Explained {
  readonly group: IssueGroup;
  readonly cause?: { readonly kind: SignalKind; readonly about: string };
}

const clickKinds: readonly SignalKind[] = [
  'error-click',
  'rage-click',
  'dead-click',
  'keyboard-barrier',
];
/** Their `about` is the error or the request that was behind them. */
const namesCause: readonly SignalKind[] = ['error-click', 'white-screen'];
const isClick = ({ kind }: IssueGroup): boolean => clickKinds.includes(kind);
const isBlank = ({ kind }: IssueGroup): boolean => kind === 'white-screen';
const isError = ({ kind }: IssueGroup): boolean => kind === 'javascript-error';
const isRequest = ({ kind }: IssueGroup): boolean => kind === 'failed-request';

export function absorbCauses(groups: readonly IssueGroup[]): Explained[] {
  const whole = withClicksOfBlanks(withOneFaultPerError(withoutFormsOfButtons(groups)));
  const troubles = indexed(whole.filter((group) => isBlank(group) || isClick(group)));
  const causes = whole.filter((group) => isError(group) || isRequest(group));
  const owners = new Map<IssueGroup, IssueGroup>();
  for (const cause of causes) {
    const owner = ownerOf(cause, troubles);
    if (owner) owners.set(cause, owner);
  }
  // What is left of the errors may come from a request that failed just before.
  const requests = indexed(causes.filter((group) => isRequest(group) && !owners.has(group)));
  const absorbed = new Set(owners.keys());
  for (const error of causes.filter((group) => isError(group) && !owners.has(group))) {
    if (ownerOf(error, requests)) absorbed.add(error);
  }
  return whole
    .filter((group) => !absorbed.has(group))
    .map((group) => {
      const cause = rootOf(causes.filter((each) => owners.get(each) === group));
      return cause ? { group, cause: { kind: cause.kind, about: cause.about ?? '' } } : { group };
    });
}

/** When an issue was seen in each session, and its reported cause. */
interface Indexed {
  readonly group: IssueGroup;
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly named: ReadonlySet<string>;
}

const indexed = (groups: readonly IssueGroup[]): Indexed[] =>
  groups.map((group) => {
    const times = new Map<string, number[]>();
    const named = new Set<string>();
    for (const { sessionId, signal } of group.occurrences) {
      times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
      if (namesCause.includes(signal.kind)) named.add(`${sessionId} ${signal.about}`);
    }
    return { group, times, named };
  });

/** The issue that a cause nearly always accompanies and explains; the most frequent of several. */
function ownerOf(cause: IssueGroup, troubles: readonly Indexed[]): IssueGroup | undefined {
  const owners = troubles.filter(({ group, times, named }) => {
    // A trouble that names its cause had it at whatever time and on whatever page.
    const near = cause.occurrences.filter(
      (each) => isNear(each, times) || named.has(`${each.sessionId} ${each.signal.about}`),
    );
    const isTogether = near.length >= cause.occurrences.length * EXPLAINED_SHARE;
    return isTogether && sessionsOf(near) >= sessionsOf(group.occurrences) * EXPLAINING_SHARE;
  });
  return owners
    .map(({ group }) => group)
    .sort((a, b) => b.occurrences.length - a.occurrences.length)[0];
}

/** A request that failed comes before the error that it leads to; of equals the more frequent one is the cause. */
function rootOf(causes: readonly IssueGroup[]): IssueGroup | undefined {
  const requests = causes.filter(isRequest);
  const [about] = byFrequency(
    (requests.length > 0 ? requests : causes).flatMap((group) =>
      group.occurrences.map(() => group.about ?? ''),
    ),
  );
  return causes.find((each) => (each.about ?? '') === about);
}

/** Clicks on several controls of a page that ended in the same error are one fault, reported for the most used control. */
function withOneFaultPerError(groups: readonly IssueGroup[]): IssueGroup[] {
  const byError = new Map<string, IssueGroup[]>();
  for (const group of groups) {
    if (group.kind !== 'error-click' || !group.about) continue;
    const key = `${group.page}\n${group.about}`;
    byError.set(key, [...(byError.get(key) ?? []), group]);
  }
  const joined = new Set<IssueGroup>();
  const merged = [...byError.values()]
    .filter((same) => same.length > 1)
    .map((same) => {
      for (const group of same) joined.add(group);
      return mergedGroup(same);
    });
  return [...groups.filter((group) => !joined.has(group)), ...merged];
}

/** A blank page after a click is one fault: it keeps the control, and the click's issue goes. */
function withClicksOfBlanks(groups: readonly IssueGroup[]): IssueGroup[] {
  const blanks = indexed(groups.filter(isBlank));
  const owners = new Map<IssueGroup, IssueGroup>();
  for (const click of groups.filter(isClick)) {
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

const sessionsOf = (occurrences: readonly Occurrence[]): number =>
  new Set(occurrences.map(({ sessionId }) => sessionId)).size;

const isNear = (
  { sessionId, signal }: Occurrence,
  times: ReadonlyMap<string, readonly number[]>,
): boolean => (times.get(sessionId) ?? []).some((at) => Math.abs(at - signal.atMs) <= TOGETHER_MS);

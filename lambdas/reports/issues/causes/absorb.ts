/**
 * Reports each fault once:
 * - Clicks before a request that fails whatever is clicked are dropped.
 * - A blank page absorbs the click before it.
 * - Clicks on several controls that end in the same error are one issue, and so are options that ignore the keyboard, and
 *   elements of one page that keep the Tab key.
 * - Of scripts and styles that fail together one is reported.
 * - A script error or failed request that occurs together with a blank page or click is its cause.
 * - A script that is missing or fails is the cause of a form or button that it breaks for the same visitors of the page
 *   (`broken-pages.ts`).
 * - The errors of other scripts that need a missing one belong to the same issue.
 * - A failed request absorbs the script error that follows it. Several issues together absorb an error that
 *   accompanies each of them.
 * - A failed request absorbs clicks that were blamed for it in fewer than half of its visits.
 * - An error that visitors may not notice is dropped, unless it is the cause of another issue.
 * - A failed submit button absorbs the abandoned form, and a dead control the search for what it should have shown.
 * - A form that even more visitors submitted without effect absorbs its failed button and what caused that.
 */
import type { IssueCause } from '../issue-facts.ts';
import { isControlFailure } from '../kinds.ts';
import { byFrequency, type IssueGroup } from '../occurrences.ts';
import { isRarelyBlamed, withoutChanceBlame } from './blamed-by-chance.ts';
import { brokenBy, isMissingScript } from './broken-pages.ts';
import { dropConsequences } from './drop-consequences.ts';
import {
  accompanies,
  explainedBy,
  explainedTogether,
  type IndexedGroup,
  indexForm,
  indexGroups,
} from './explained-issues.ts';
import { mergeBarriers, mergeFaults } from './merge-faults.ts';

export interface GroupWithCause {
  readonly group: IssueGroup;
  readonly cause?: IssueCause;
}

const isOfControl = ({ kind }: IssueGroup): boolean => isControlFailure(kind);
const isBlank = ({ kind }: IssueGroup): boolean => kind === 'white-screen';
const isScriptError = ({ kind }: IssueGroup): boolean => kind === 'javascript-error';
/** If such an error affects visitors, their clicks or the page fail. */
const isUncertainError = ({ occurrences }: IssueGroup): boolean =>
  occurrences.every(({ signal }) => signal.uncertain === true);
const isRequest = ({ kind }: IssueGroup): boolean => kind === 'failed-request';

export function absorbCauses(groups: readonly IssueGroup[]): GroupWithCause[] {
  const relevant = withoutChanceBlame(mergeBarriers(groups));
  const { kept, submittedForms } = dropConsequences(relevant);
  const merged = absorbClicksIntoBlanks(mergeFaults(kept));
  const absorptions = absorptionsIn(merged, submittedForms.map(indexForm));
  const absorbed = merged.filter((group) => absorptions.has(group));
  const requests = merged.filter((group) => isRequest(group) && !absorptions.has(group));
  return merged
    .filter(
      (group) =>
        !absorptions.has(group) && !isUncertainError(group) && !isRarelyBlamed(group, requests),
    )
    .map((group) => {
      const isCause = (each: IssueGroup): boolean => {
        const effect = absorptions.get(each)?.by.find((by) => by.group === group);
        return effect !== undefined && isCauseForMost(each, effect);
      };
      const cause = rootOf(absorbed.filter(isCause));
      if (!cause || isRequest(group)) return { group };
      const { kind, about = '' } = cause;
      const isBefore = absorptions.get(cause)?.isBefore;
      return { group, cause: { kind, about, ...(isBefore && { isBefore }) } };
    });
}

/** A request that failed for a few of many visitors is reported with them, but another error may be the cause for most. */
const isCauseForMost = (cause: IssueGroup, effect: IndexedGroup): boolean =>
  !isRequest(cause) || isMissingScript(cause) || accompanies(cause, effect);

interface Absorption {
  readonly by: readonly IndexedGroup[];
  readonly isBefore?: IssueCause['isBefore'];
}

/** The causes that other issues absorb. */
function absorptionsIn(
  merged: readonly IssueGroup[],
  submittedForms: readonly IndexedGroup[],
): ReadonlyMap<IssueGroup, Absorption> {
  const absorptions = new Map<IssueGroup, Absorption>();
  const effects = [
    ...indexGroups(merged.filter((group) => isBlank(group) || isOfControl(group))),
    ...submittedForms,
  ];
  const causes = merged.filter((group) => isScriptError(group) || isRequest(group));
  for (const cause of causes) {
    const effect = explainedBy(cause, effects);
    const broken = effect || isUncertainError(cause) ? undefined : brokenBy(cause, merged);
    if (effect) absorptions.set(cause, { by: [effect] });
    else if (broken) absorptions.set(cause, { by: indexGroups([broken]), isBefore: true });
  }
  // The remaining errors may come from a request that failed just before, or from several of these issues.
  const remaining = causes.filter((group) => !absorptions.has(group));
  const requests = indexGroups(remaining.filter(isRequest));
  // A missing script that is the cause of another issue has broken other scripts as well.
  const scripts = indexGroups(
    causes.filter((each) => isMissingScript(each) && absorptions.has(each)),
  );
  for (const error of remaining.filter(isScriptError)) {
    const request = explainedBy(error, requests);
    const script = request ? undefined : explainedBy(error, scripts);
    const absorber = script && absorptions.get(script.group);
    const by = request ? [request] : explainedTogether(error, [...effects, ...requests]);
    if (absorber ?? by.length > 0) absorptions.set(error, absorber ?? { by });
  }
  return absorptions;
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
  const absorbers = new Map<IssueGroup, IssueGroup>();
  for (const click of groups.filter(isOfControl)) {
    const absorber = explainedBy(click, blanks);
    if (absorber) absorbers.set(click, absorber.group);
  }
  return groups
    .filter((group) => !absorbers.has(group))
    .map((group) => {
      const clicks = [...absorbers]
        .filter(([, absorber]) => absorber === group)
        .map(([click]) => click);
      const [main] = clicks.sort((a, b) => b.occurrences.length - a.occurrences.length);
      return main?.element && !group.element ? { ...group, element: main.element } : group;
    });
}

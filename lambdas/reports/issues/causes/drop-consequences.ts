import type { Signal } from '../../../contract/signal.ts';
import { isClick, isFailure } from '../kinds.ts';
import { groupOf, type IssueGroup } from '../occurrences.ts';
import { mostly } from '../strength.ts';
import { FAILED_SHARE, follow, following, type IsNear, OPENED_WITHIN_MS } from './following.ts';
import {
  isDisabled,
  isSubmitted,
  stoppedBy,
  submittedOnly,
  withoutFailedSteps,
  withoutStopped,
} from './unfinished-forms.ts';

/** Visitors who scroll this soon after a dead click search for what the control should have shown. */
const SEARCH_WITHIN_MS = 10_000;
/** Clicks this soon after a failed click are on the layer that it left open, or on a button that it left disabled. */
const LEFT_WITHIN_MS = 30_000;
/** Visitors leave a page because of a failure if at least this share of those who ran into it leave at once. */
const LEAVING_SHARE = 0.5;

/** A form that most visitors submitted without effect, and the issues of clicks on its button that it covers. */
export interface SubmittedForm {
  readonly form: IssueGroup;
  readonly clicks: readonly IssueGroup[];
}

/**
 * Drops issues that another issue already covers:
 * - abandoned forms and searches that follow from a failed click, and forms that the keyboard cannot finish
 * - visitors who leave a page because it failed, or the click that opened it
 * - clicks on a layer that a failed click left open, or on a button that it left disabled
 * - failed clicks on a button of a form that even more visitors submitted without effect
 */
export function dropConsequences(all: readonly IssueGroup[]): {
  readonly kept: readonly IssueGroup[];
  readonly submittedForms: readonly SubmittedForm[];
} {
  const groups = all.map((group) => withoutFailedSteps(group, all));
  const rest = groups
    .filter((group) => !groups.some((cause) => explains(cause, group)))
    .flatMap((group) => withoutStopped(group, groups))
    .map((group) => withoutFailedPages(group, groups))
    .map(submittedOnly);
  const forms = rest.filter((group) => group.kind === 'form-abandonment' && isSubmitted(group));
  const formOf = (group: IssueGroup): IssueGroup | undefined =>
    isClick(group.kind) && isSubmitted(group)
      ? forms.find((form) => form.page === group.page && follow(group.occurrences, form))
      : undefined;
  const byForm = Map.groupBy(rest, formOf);
  return {
    kept: byForm.get(undefined) ?? [],
    submittedForms: forms.map((form) => ({ form, clicks: byForm.get(form) ?? [] })),
  };
}

function explains(cause: IssueGroup, issue: IssueGroup): boolean {
  const { occurrences } = issue;
  const isHere = cause.page === issue.page;
  const isClickHere = isHere && isClick(cause.kind);
  switch (issue.kind) {
    case 'form-abandonment':
      return stoppedBy(cause, issue).length >= occurrences.length * FAILED_SHARE;
    case 'excessive-scroll':
      return isClickHere && follow(occurrences, cause, within(SEARCH_WITHIN_MS));
    case 'rage-click':
    case 'dead-click':
      return (
        isHere &&
        cause.kind === 'error-click' &&
        (isOnLayer(issue) || isDisabled(issue)) &&
        follow(occurrences, cause, within(LEFT_WITHIN_MS))
      );
    case 'quick-back':
      return leftBecauseOf(cause, issue).length >= occurrences.length * FAILED_SHARE;
    default:
      return false;
  }
}

/** The occurrences of a page that visitors left at once in which it, its data or the click that opened it had failed. */
function leftBecauseOf(cause: IssueGroup, { kind, page, about, occurrences }: IssueGroup) {
  if (kind !== 'quick-back' || !isFailure(cause.kind)) return [];
  if (cause.page === page && isClick(cause.kind)) return following(occurrences, cause, isOpenedBy);
  // Most of those who ran into the failure may have stayed.
  if (occurrences.length < cause.occurrences.length * LEAVING_SHARE) return [];
  if (cause.page === about) return following(occurrences, cause, duringVisit);
  return isDataOf(cause, about) ? following(occurrences, cause, beforeEnd) : [];
}

/** A page that visitors left at once, without those who left it because it had failed for them. */
function withoutFailedPages(left: IssueGroup, all: readonly IssueGroup[]): IssueGroup {
  const failed = new Set(all.flatMap((cause) => leftBecauseOf(cause, left)));
  const others = left.occurrences.filter((each) => !failed.has(each));
  return failed.size > 0 && others.length > 0 ? groupOf(left.fingerprint, others) : left;
}

/** Whether the data of the page that visitors left failed, also if it was fetched in advance: `/posts/1/__data.json`. */
const isDataOf = ({ kind, about = '' }: IssueGroup, page: string | undefined): boolean =>
  kind === 'failed-request' && about.startsWith(`${page}/`);

/** Whether the clicks are on an unlabeled layer, or on a control below one. */
const isOnLayer = ({ occurrences }: IssueGroup): boolean =>
  mostly(
    occurrences,
    ({ signal }) => signal.covered || (signal.inDialog && signal.element?.label === ''),
  );

/** Whether the signal is up to this long after its cause. */
const within =
  (maxMs: number) =>
  (causedAt: number, { atMs }: Signal): boolean =>
    atMs >= causedAt && atMs <= causedAt + maxMs;
/** Whether the failed click opened the page that the visitor left. Older digests do not name the control that opened it. */
const isOpenedBy: IsNear = (causedAt, signal, { element }) =>
  (!element || !signal.element || signal.element.selector === element.selector) &&
  within(OPENED_WITHIN_MS)(causedAt, signal);
/** Whether the page failed while the visitor who left it again was there. */
const duringVisit: IsNear = (causedAt, { atMs, count = 0 }) =>
  causedAt >= atMs && causedAt <= atMs + count;
/** Whether it failed before the visitor left the page. */
const beforeEnd: IsNear = (causedAt, { atMs, count = 0 }) => causedAt <= atMs + count;

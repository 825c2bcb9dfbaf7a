import type { Signal } from '../../../contract/signal.ts';
import { isClick, isFailure } from '../kinds.ts';
import { groupOf, type IssueGroup, type Occurrence } from '../occurrences.ts';
import { mostly, submitsForm } from '../strength.ts';

/** An issue follows from a click if the click failed in at least this share of the issue's occurrences. */
const FAILED_SHARE = 0.8;
/** Visitors who scroll this soon after a dead click search for what the control should have shown. */
const SEARCH_WITHIN_MS = 10_000;
/** Clicks this soon after a failed click are on the layer that it left open, or on a button that it left disabled. */
const LEFT_WITHIN_MS = 30_000;
/** Visitors leave a page because of a failure if at least this share of those who ran into it leave at once. */
const LEAVING_SHARE = 0.5;

/**
 * Drops issues that another issue already covers: abandoned forms and searches that follow from a failed click, forms that
 * the keyboard cannot finish, visitors who leave a page because it failed, clicks on a layer that a failed click left open
 * or on a button that it left disabled; and the failed clicks on a button of a form that even more visitors submitted
 * without effect.
 */
export function dropConsequences(all: readonly IssueGroup[]): IssueGroup[] {
  const groups = all.map((group) => withoutFailedSteps(group, all));
  const rest = groups.filter((group) => !groups.some((cause) => explains(cause, group)));
  const forms = rest.filter((group) => group.kind === 'form-abandonment' && isSubmitted(group));
  return rest.filter(
    (group) =>
      !isClick(group.kind) ||
      !forms.some(
        (form) => form.page === group.page && isSubmitted(group) && follow(group.occurrences, form),
      ),
  );
}

/**
 * A form of several steps without the sessions in which the button of a step failed with an error, if these sessions ended
 * in other fields than the rest: they belong to the button.
 */
function withoutFailedSteps(form: IssueGroup, all: readonly IssueGroup[]): IssueGroup {
  if (form.kind !== 'form-abandonment') return form;
  const failed = all.filter(
    (group) => group.kind === 'error-click' && group.page === form.page && submitsForm(group),
  );
  const sessions = new Set(
    failed.flatMap(({ occurrences }) => occurrences.map(({ sessionId }) => sessionId)),
  );
  const others = form.occurrences.filter(({ sessionId }) => !sessions.has(sessionId));
  const fieldOf = ({ element, about }: Signal) => `${element?.selector} ${about}`;
  const fields = new Set(others.map(({ signal }) => fieldOf(signal)));
  const isOtherStep = form.occurrences.every(
    ({ sessionId, signal }) => !sessions.has(sessionId) || !fields.has(fieldOf(signal)),
  );
  return others.length > 0 && others.length < form.occurrences.length && isOtherStep
    ? groupOf(form.fingerprint, others)
    : form;
}

const isSubmitted = ({ occurrences }: IssueGroup): boolean =>
  mostly(occurrences, ({ signal }) => signal.submits);

function explains(cause: IssueGroup, issue: IssueGroup): boolean {
  const { occurrences } = issue;
  const isHere = cause.page === issue.page;
  const isClickHere = isHere && isClick(cause.kind);
  switch (issue.kind) {
    case 'form-abandonment':
      return (
        (((isHere && cause.kind === 'keyboard-barrier') || (isClickHere && submitsForm(cause))) &&
          follow(occurrences, cause)) ||
        // Of those who clicked a dead control again and again, or a disabled one, and then left, it stopped the form.
        (isHere &&
          (cause.kind === 'rage-click' || isDisabled(cause)) &&
          follow(occurrences, cause, after))
      );
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
      return (
        isFailure(cause.kind) &&
        occurrences.length >= cause.occurrences.length * LEAVING_SHARE &&
        (cause.page === issue.about
          ? follow(occurrences, cause, duringVisit)
          : isDataOf(cause, issue) && follow(occurrences, cause, beforeEnd))
      );
    default:
      return false;
  }
}

/** Whether the data of the page that visitors left failed, also if it was fetched in advance: `/posts/1/__data.json`. */
const isDataOf = ({ kind, about = '' }: IssueGroup, left: IssueGroup): boolean =>
  kind === 'failed-request' && about.startsWith(`${left.about}/`);

/** Whether the clicks are on an unlabeled layer, or on a control below one. */
const isOnLayer = ({ occurrences }: IssueGroup): boolean =>
  mostly(
    occurrences,
    ({ signal }) => signal.covered || (signal.inDialog && signal.element?.label === ''),
  );

const isDisabled = ({ occurrences }: IssueGroup): boolean =>
  mostly(occurrences, ({ signal }) => signal.disabled);

type IsNear = (causedAt: number, signal: Signal) => boolean;
/** Whether the signal is up to this long after its cause. */
const within =
  (maxMs: number): IsNear =>
  (causedAt, { atMs }) =>
    atMs >= causedAt && atMs <= causedAt + maxMs;
const after: IsNear = (causedAt, { atMs }) => causedAt >= atMs;
/** Whether the page failed while the visitor who left it again was there. */
const duringVisit: IsNear = (causedAt, { atMs, count = 0 }) =>
  causedAt >= atMs && causedAt <= atMs + count;
/** Whether it failed before the visitor left the page. */
const beforeEnd: IsNear = (causedAt, { atMs, count = 0 }) => causedAt <= atMs + count;

/** Whether most occurrences are in sessions of another issue, and `isNear` one of its times. */
function follow(
  occurrences: readonly Occurrence[],
  other: IssueGroup,
  isNear: IsNear = () => true,
): boolean {
  const times = new Map<string, number[]>();
  for (const { sessionId, signal } of other.occurrences)
    times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
  const following = occurrences.filter(({ sessionId, signal }) =>
    times.get(sessionId)?.some((at) => isNear(at, signal)),
  );
  return following.length >= occurrences.length * FAILED_SHARE;
}

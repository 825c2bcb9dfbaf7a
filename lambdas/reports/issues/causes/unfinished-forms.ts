/** Visitors who did not finish a form because another problem stopped them belong to that problem. */
import type { Signal } from '../../../contract/signal.ts';
import { isClick, isFailure } from '../kinds.ts';
import { groupOf, type IssueGroup, type Occurrence, sessionsOf } from '../occurrences.ts';
import { mostly, submitsForm } from '../strength.ts';
import { following, type IsNear } from './following.ts';

const fieldOf = ({ element, about }: Signal) => `${element?.selector} ${about}`;

/**
 * A form of several steps without the sessions in which the button of a step failed with an error, if these sessions ended
 * in other fields than the rest: they belong to the button.
 */
export function withoutFailedSteps(form: IssueGroup, all: readonly IssueGroup[]): IssueGroup {
  if (form.kind !== 'form-abandonment') return form;
  const failed = all.filter(
    (group) => group.kind === 'error-click' && group.page === form.page && submitsForm(group),
  );
  const sessions = new Set(
    failed.flatMap(({ occurrences }) => occurrences.map(({ sessionId }) => sessionId)),
  );
  const others = form.occurrences.filter(({ sessionId }) => !sessions.has(sessionId));
  const fields = new Set(others.map(({ signal }) => fieldOf(signal)));
  const isOtherStep = form.occurrences.every(
    ({ sessionId, signal }) => !sessions.has(sessionId) || !fields.has(fieldOf(signal)),
  );
  return others.length > 0 && others.length < form.occurrences.length && isOtherStep
    ? groupOf(form.fingerprint, others)
    : form;
}

export const isSubmitted = ({ occurrences }: IssueGroup): boolean =>
  mostly(occurrences, ({ signal }) => signal.submits);
/** A form that most visitors submitted without effect, without those who left before: nothing failed for them. */
export const submittedOnly = (form: IssueGroup): IssueGroup =>
  form.kind === 'form-abandonment' && isSubmitted(form)
    ? groupOf(
        form.fingerprint,
        form.occurrences.filter(({ signal }) => signal.submits),
      )
    : form;
export const isDisabled = ({ occurrences }: IssueGroup): boolean =>
  mostly(occurrences, ({ signal }) => signal.disabled);

/** A button that visitors click again this soon after the last field may be the one to go on, whatever its label. */
const SOON_MS = 20_000;

const after: IsNear = (causedAt, { atMs }) => causedAt >= atMs;
const soonAfter: IsNear = (causedAt, { atMs }) => causedAt >= atMs && causedAt <= atMs + SOON_MS;

/** Most visitors clicked the dead control again. */
const isClickedAgain = ({ kind, occurrences }: IssueGroup): boolean =>
  kind === 'dead-click' &&
  mostly(occurrences, ({ signal: { count = 0, slow } }) => count > 1 && !slow);

/**
 * The occurrences of an unfinished form in which another problem stopped it: a keyboard barrier, its button, or, after
 * its last field, a disabled control, a blank page, a dead control that was clicked again and again, or one that was
 * clicked again soon.
 */
export function stoppedBy(cause: IssueGroup, { page, occurrences }: IssueGroup): Occurrence[] {
  if (cause.page !== page) return [];
  const { kind } = cause;
  if (kind === 'keyboard-barrier' || (isClick(kind) && submitsForm(cause)))
    return following(occurrences, cause);
  const isStop = kind === 'rage-click' || kind === 'white-screen' || isDisabled(cause);
  if (!isStop && isClickedAgain(cause)) return following(occurrences, cause, soonAfter);
  return isStop ? following(occurrences, cause, after) : [];
}

/** If other problems stopped more visitors than remain, this few remaining ones may have had no problem. */
const FEW_SESSIONS = 2;

/**
 * A form without the visitors whom other problems stopped, if these problems stopped several visitors. Empty if that
 * leaves too few. The buttons of a form that was sent belong to it.
 */
export function withoutStopped(form: IssueGroup, all: readonly IssueGroup[]): IssueGroup[] {
  if (form.kind !== 'form-abandonment') return [form];
  const isSent = isSubmitted(form);
  const stopped = new Set(
    all
      .filter(
        (cause) => isOfSeveral(cause) && !(isSent && isClick(cause.kind) && submitsForm(cause)),
      )
      .flatMap((cause) => stoppedBy(cause, form)),
  );
  if (stopped.size === 0) return [form];
  const others = form.occurrences.filter((each) => !stopped.has(each));
  const isFew =
    sessionsOf(others) <= FEW_SESSIONS && sessionsOf(others) * 2 < sessionsOf(form.occurrences);
  return isFew || areRejectedAlike([...stopped], others) ? [] : [groupOf(form.fingerprint, others)];
}

/**
 * Whether the browser rejected the same field for the others. It shows no message at a field that is hidden, so the button
 * is dead for them as well, which a recording without changes of the page does not prove.
 */
function areRejectedAlike(stopped: readonly Occurrence[], others: readonly Occurrence[]): boolean {
  const isRejected = ({ signal: { form } }: Occurrence) => (form?.invalid ?? 0) > 0;
  const fields = new Set(stopped.filter(isRejected).map(({ signal }) => fieldOf(signal)));
  return others.every((each) => isRejected(each) && fields.has(fieldOf(each.signal)));
}

/** Whether it is reported, and not only watched. */
const isOfSeveral = ({ kind, occurrences }: IssueGroup): boolean =>
  isFailure(kind) || sessionsOf(occurrences) > 1;

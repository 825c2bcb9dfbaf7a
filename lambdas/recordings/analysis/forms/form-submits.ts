/** Which submits of a form finished it. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { isOnlyDisabled } from '../clicks/busy/busy-state.ts';
import { canSubmit } from '../clicks/causes.ts';
import { hasRespondedBy } from '../clicks/click-outcome.ts';
import { elementKey } from '../element.ts';
import { startedAtOf } from '../events/field-moment.ts';
import type { SubmitMoment } from '../events/timeline.ts';
import { type FieldMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { hiddenAt } from '../events/visibility.ts';
import { isReturnedAgain, isSentAgain } from './form-attempts.ts';
import { formChangesFrom, isToBeSent, nextPage, submitsFrom, submitsOnPage } from './form-steps.ts';
import { addsErrorMessage, marksInvalid, staysInvalid } from './invalid-fields.ts';
import { isRejectedAgain } from './rejected/rejected-entries.ts';
import { returnedForm } from './rejected/returned-forms.ts';
import { closes, hasEffect, isFollowedBy, sentRequest } from './submit-effects.ts';

const { afterMs, loadMs } = signalRules.dead;
/** What a page changes this shortly before it is left, it may change because it unloads. */
const UNLOAD_MS = 100;

export const isFinalSubmit = (timeline: Timeline, submit: SubmitMoment): boolean =>
  !isStep(timeline, submit) &&
  !isBlocked(timeline, submit) &&
  !isReturnedAgain(timeline, submit) &&
  !returnedForm(timeline, submit) &&
  !isIgnored(timeline, submit) &&
  !isRejected(timeline, submit) &&
  !isSentAgain(timeline, submit, staysOpenAfter(timeline)) &&
  !isRejectedAgain(timeline, submit, staysOpenAfter(timeline));

const staysOpenAfter = (timeline: Timeline) => (submit: SubmitMoment) =>
  isOpenAfter(timeline, submit) && !closes(timeline, submit);

/**
 * Whether a submit was only a step of a longer form, or the page rejected it: it sent no request and cleared nothing, and
 * afterwards the visitor filled in another field of the form on the same page.
 */
function isStep(timeline: Timeline, submit: SubmitMoment): boolean {
  if (sentRequest(timeline, submit) || isFollowedBy(timeline, submit, 'emptied')) return false;
  const { fields, pages } = timeline;
  const { at, form } = submit;
  const ofForm = fields.filter((each) => each.form === form);
  const before = new Set(
    ofForm.filter((each) => each.at <= at).map(({ field }) => elementKey(field)),
  );
  return ofForm.some((each) => {
    if (each.at <= at || before.has(elementKey(each.field))) return false;
    if (pages.some((page) => page.at > at && page.at <= each.at)) return false;
    return each.inputMs > 0 && startedAtOf(each) > at;
  });
}

/**
 * Whether the page's script blocked a submit: the visitor submitted the same entries twice on one page, both times
 * without any effect.
 */
function isBlocked(timeline: Timeline, submit: SubmitMoment): boolean {
  if (hasEffect(timeline, submit)) return false;
  return timeline.submits.some((other) => {
    if (other.form !== submit.form || other.at === submit.at) return false;
    const [first, last] = other.at < submit.at ? [other, submit] : [submit, other];
    const isBetween = ({ at }: { at: number }) => at > first.at && at <= last.at;
    const isEntry = (each: FieldMoment) =>
      each.form === submit.form && each.inputMs > 0 && isBetween(each);
    const { fields, pages } = timeline;
    return !fields.some(isEntry) && !pages.some(isBetween) && !hasEffect(timeline, other);
  });
}

/**
 * Whether a script handled the submit without any effect, and the page did not respond to it or to a later one. A page
 * that rejects entries may show its message only once.
 */
const isIgnored = (timeline: Timeline, submit: SubmitMoment): boolean =>
  staysOpen(timeline, submit) &&
  submitsFrom(timeline, submit).some((each) => isUnanswered(timeline, each));

/**
 * Whether the page rejected a submit again and again, whatever it said: a form that is to be sent, or whose entries the page
 * called wrong, had no effect twice on one page, and stayed open. A request is an effect unless a field is left marked as
 * invalid: then the server rejected it.
 */
function isRejected(timeline: Timeline, submit: SubmitMoment): boolean {
  const all = submitsOnPage(timeline, submit);
  const [first] = all;
  const isInvalid = first !== undefined && staysInvalid(timeline, first);
  const ofForm = isInvalid ? all : withoutCorrected(timeline, all);
  const rejected = ofForm.filter(
    (each) => isOpenAfter(timeline, each) && !(isInvalid ? closes : hasEffect)(timeline, each),
  );
  const isWanted = (each: SubmitMoment) =>
    isInvalid ||
    isToBeSent(timeline, each, buttonLabelOf(timeline, each)) ||
    addsErrorMessage(timeline, each.at, each.at + afterMs);
  return rejected.length >= 2 && rejected.includes(submit) && rejected.some(isWanted);
}

/**
 * Submits of one form, without those after which the page marked a field as invalid, if it marked none after the last one: the
 * visitor corrected what was marked, and a page without requests shows no other sign of success.
 */
function withoutCorrected(
  timeline: Timeline,
  submits: readonly SubmitMoment[],
): readonly SubmitMoment[] {
  const left = nextPage(timeline, submits.at(-1)?.at ?? 0)?.at ?? Infinity;
  const isMarked = (index: number) =>
    marksInvalid(timeline, submits[index]?.at ?? 0, submits[index + 1]?.at ?? left);
  if (isMarked(submits.length - 1)) return submits;
  return submits.filter((_, index) => !isMarked(index));
}

/** Whether the tracker saw the form still open after a script took the submit, which had no effect. */
const staysOpen = (timeline: Timeline, submit: SubmitMoment): boolean =>
  !hasEffect(timeline, submit) && isOpenAfter(timeline, submit);
const isOpenAfter = (timeline: Timeline, submit: SubmitMoment): boolean =>
  formChangesFrom(timeline, submit).some(
    ({ state, after }) => state === 'open' && after === 'submit',
  );

function clickOf(timeline: Timeline, submit: SubmitMoment) {
  const click = lastUntil(timeline.clicks, submit);
  return click && canSubmit(click, submit.at) ? click : undefined;
}
/** A component submits its form through an unlabeled, invisible button. */
const buttonLabelOf = (timeline: Timeline, submit: SubmitMoment): string =>
  submit.label || (clickOf(timeline, submit)?.element.label ?? '');

/**
 * Whether the page did not visibly respond to the click that submitted, until it was left. Also if it only disabled
 * its buttons during the whole wait and no page came, not even one that a payment service sends late.
 */
function isUnanswered(timeline: Timeline, submit: SubmitMoment): boolean {
  const click = clickOf(timeline, submit);
  if (!click) return false;
  const hidden = hiddenAt(timeline, submit.at + 1, Infinity) ?? Infinity;
  const next = nextPage(timeline, submit.at)?.at ?? Infinity;
  const left = Math.min(hidden, next, timeline.watchedMs + 1);
  if (!hasRespondedBy(timeline, click, left - 1)) return true;
  const isWatched = left - submit.at > afterMs && next - submit.at > loadMs;
  return isWatched && isOnlyDisabled(timeline, click, left - UNLOAD_MS);
}

import { signalRules } from '../../../contract/signal-rules.ts';
import { enteredAtOf } from '../events/field-moment.ts';
import type { SubmitMoment } from '../events/timeline.ts';
import { type ClickMoment, type FieldMoment, pageAt, type Timeline } from '../events/timeline.ts';
import { nodesAt } from '../page/nodes-at.ts';
import {
  asksForEmail,
  formChangesFrom,
  isSameForm,
  nextPage,
  submitsOnPage,
} from './form-steps.ts';
import { isRenderedAgain, rejectionsOf } from './rejected/rendered-again.ts';

const { loadMs } = signalRules.dead;
/** From this many attempts to send the same entries, the form was not accepted, although its requests succeeded. */
const MANY_ATTEMPTS = 3;
/** Quicker clicks are one attempt. */
const ATTEMPT_MS = 1_000;

/**
 * Whether the visitor sent the same entries of a form again and again, and it stayed open. The form asks for an email
 * address, or its requests failed. Many servers reject entries with a successful response, so only repeated attempts
 * show a rejection.
 */
export function isSentAgain(
  timeline: Timeline,
  submit: SubmitMoment,
  staysOpen: (attempt: SubmitMoment) => boolean,
): boolean {
  const attempts = attemptsOf(timeline, submit);
  if (attempts.length < MANY_ATTEMPTS || !attempts.every(staysOpen)) return false;
  return asksForEmail(timeline, submit) || attempts.every((each) => failed(timeline, each));
}

/** Whether the request of a submit failed, even if the page explained it. */
const failed = (timeline: Timeline, submit: SubmitMoment): boolean =>
  rejectionsOf(timeline, submit).length > 0;

/** The attempts to send the same entries up to a correction, one of which is this submit. */
function attemptsOf(timeline: Timeline, submit: SubmitMoment): readonly SubmitMoment[] {
  let attempts: SubmitMoment[] = [];
  for (const each of submitsOnPage(timeline, submit)) {
    const before = attempts.at(-1);
    if (before && each.at - before.at < ATTEMPT_MS) continue;
    const isCorrected = timeline.fields.some((field) => {
      const enteredAt = enteredAtOf(field);
      const isBetween = enteredAt > (before?.at ?? 0) && enteredAt <= each.at;
      return field.form === each.form && field.inputMs > 0 && isBetween;
    });
    if (isCorrected && each.at > submit.at) break;
    attempts = isCorrected ? [each] : [...attempts, each];
  }
  return attempts;
}

/**
 * The same for clicks on a button whose script sends the form: the visitor clicked it again and again after the last entry,
 * and left the form open.
 */
export function isClickedAgain(timeline: Timeline, click: ClickMoment, last: FieldMoment): boolean {
  const { form } = last;
  const page = pageAt(timeline, click);
  const enteredAt = enteredAtOf(last);
  const clicks = timeline.clicks.filter(
    (each) =>
      each.identity === click.identity && each.at >= enteredAt && pageAt(timeline, each) === page,
  );
  const attempts = clicks.filter(
    ({ at }, index) => at - (clicks[index - 1]?.at ?? 0) >= ATTEMPT_MS,
  );
  return (
    attempts.length >= MANY_ATTEMPTS &&
    asksForEmail(timeline, { form, at: click.at }) &&
    formChangesFrom(timeline, { form, at: enteredAt }).at(-1)?.state === 'open'
  );
}

/** Whether the server rejected a submit and another one of the form: it returned the form, with an invalid field. */
export const isReturnedAgain = (timeline: Timeline, submit: SubmitMoment): boolean =>
  isReturned(timeline, submit) &&
  isReturnedTwice(
    timeline,
    timeline.submits.filter(({ form }) => isSameForm(form, submit.form)),
  );

/** The same for clicks on a button whose script sends the form. */
export const isClickReturnedAgain = (timeline: Timeline, click: ClickMoment): boolean =>
  isReturned(timeline, click) &&
  isReturnedTwice(
    timeline,
    timeline.clicks.filter(({ identity }) => identity === click.identity),
  );

interface Attempt {
  readonly at: number;
}
const isReturnedTwice = (timeline: Timeline, attempts: readonly Attempt[]): boolean =>
  attempts.filter((each) => isReturned(timeline, each)).length >= 2;

const isReturned = (timeline: Timeline, attempt: Attempt): boolean =>
  isLoadedAgain(timeline, attempt) || isRenderedAgain(timeline, attempt);

function isLoadedAgain(timeline: Timeline, attempt: Attempt): boolean {
  const { snapshots } = timeline;
  const next = nextPage(timeline, attempt.at);
  if (next?.kind !== 'load' || next.at - attempt.at > loadMs) return false;
  const row = snapshots.firstFrom(next.at);
  if (next.page !== pageAt(timeline, attempt.at)?.page || row >= snapshots.length) return false;
  return nodesAt(timeline, snapshots.timeOf(row))?.hasInvalidField === true;
}

/** Forms that a server returns again and again, each time with a load of their page, until the visitor gives up. */

import { isSubmitLabel } from '../../../../contract/rules/words/submit-labels.ts';
import { signalRules } from '../../../../contract/signal-rules.ts';
import { perTimeline } from '../../events/per-timeline.ts';
import type { SubmitMoment } from '../../events/timeline.ts';
import { documentAt, pageAt, type Timeline } from '../../events/timeline.ts';
import { asksForEmail, type FormAt, isSameForm, nextPage } from '../form-steps.ts';
import { type Attempt, enteredFor, isEmptied, isRejected, isUnsaid } from './returned-attempts.ts';

const { loadMs } = signalRules.dead;
/** From this many attempts that all returned the form, visitors could not send it … */
export const RETURNED_ATTEMPTS = 3;
/**
 * … or from this many if the form asks for an email address or came back empty. Visitors who add items also send a
 * form twice.
 */
export const RETURNED_WITH_EMAIL = 2;

/** The attempts to send one form, of which the last one was returned and the visitor sent no other. */
export interface ReturnedForm {
  readonly page: string;
  /** As it was called at the first attempt. */
  readonly form: string;
  readonly since: number;
}

/** The form to which a field or a submit belongs, if its server returned it again and again. */
export function returnedForm(timeline: Timeline, { form, at }: FormAt): ReturnedForm | undefined {
  const page = pageAt(timeline, at)?.page;
  return returnedForms(timeline).find(
    (each) => each.page === page && at >= each.since && isSameForm(each.form, form),
  );
}

const returnedForms = perTimeline((timeline) =>
  runsOf(timeline).flatMap((attempts): ReturnedForm[] => {
    const [first] = attempts;
    if (!first || attempts.length < RETURNED_WITH_EMAIL) return [];
    const isMany = attempts.length >= RETURNED_ATTEMPTS;
    const isForm = isMany || isSubmitLabel(first.submit.label);
    const isReturned =
      isEmptied(timeline, attempts) ||
      ((isMany || asksForEmail(timeline, first.submit)) &&
        (isUnsaid(timeline, attempts) || (isForm && isRejected(timeline, attempts))));
    if (!isReturned) return [];
    return [{ page: first.sent.page, form: first.submit.form, since: first.sent.at }];
  }),
);

/** Attempts at one form that directly follow each other; without runs after which the form was sent to another page. */
function runsOf(timeline: Timeline): Attempt[][] {
  const runs: Attempt[][] = [];
  for (const submit of timeline.submits) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isSame = before !== undefined && isOneForm(timeline, before.submit, submit);
    const attempt = attemptOf(timeline, submit);
    if (isSame && attempt?.returned === before.returned) continue;
    if (isSame && attempt?.sent === before.returned) run?.push(attempt);
    else if (attempt) runs.push([attempt]);
  }
  return runs.filter((run) => {
    const last = run.at(-1)?.submit;
    return !timeline.submits.some(
      (each) => last && each.at > (run.at(-1)?.returned.at ?? 0) && isOneForm(timeline, last, each),
    );
  });
}

const isOneForm = (timeline: Timeline, one: SubmitMoment, other: SubmitMoment): boolean =>
  isSameForm(one.form, other.form) &&
  pageAt(timeline, one.at)?.page === pageAt(timeline, other.at)?.page;

/** An attempt after which the page of the form was loaded again. */
function attemptOf(timeline: Timeline, submit: SubmitMoment): Attempt | undefined {
  const sent = documentAt(timeline, submit.at);
  const returned = nextPage(timeline, submit.at);
  if (!sent || returned?.kind !== 'load' || returned.at - submit.at > loadMs) return undefined;
  if (returned.page !== sent.page || returned.page !== pageAt(timeline, submit.at)?.page)
    return undefined;
  return { submit, sent, returned, entered: enteredFor(timeline, submit, sent) };
}

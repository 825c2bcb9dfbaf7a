/** What visitors entered before, on and after a page from which they went back. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { enteredAtOf, firstFieldChange, isFilledIn } from '../events/field-moment.ts';
import type { PageMoment, Timeline } from '../events/timeline.ts';
import { isSameForm, isToBeSent } from './form-steps.ts';

/** Whether a form with entries that is to be sent led to this page: it says thank you, and visitors go back. */
export const isThanks = (timeline: Timeline, from: PageMoment, there: PageMoment): boolean =>
  timeline.submits.some(
    (submit) =>
      submit.at >= from.at &&
      submit.at <= there.at &&
      there.at - submit.at <= signalRules.dead.loadMs &&
      isToBeSent(timeline, submit, submit.label) &&
      timeline.fields.some(
        (field) => field.form === submit.form && field.at >= from.at && field.at <= there.at,
      ),
  );

/** Whether the visitor looked something up: they filled in a field of the first page right after coming back. */
export const isLookup = (
  { fields }: Timeline,
  back: PageMoment,
  next: PageMoment | undefined,
): boolean =>
  fields.some((field) => {
    const enteredAt = enteredAtOf(field);
    const isOnPage = enteredAt >= back.at && enteredAt <= (next?.at ?? Number.POSITIVE_INFINITY);
    return isOnPage && field.inputMs > 0 && !field.search;
  });

/**
 * Whether the visitor went back to correct a step of a form: they filled it in, sent it, which led to this page, and filled
 * it in again after coming back.
 */
export function isCorrection(
  { fields, submits }: Timeline,
  from: PageMoment,
  there: PageMoment,
  back: PageMoment,
  next: PageMoment | undefined,
): boolean {
  const isFilled = (form: string, since: number, until: number) =>
    fields.some((field) => {
      const enteredAt = enteredAtOf(field);
      const isBetween = enteredAt >= since && enteredAt <= until;
      return isBetween && isFilledIn(field) && !field.search && isSameForm(field.form, form);
    });
  const sent = submits.findLast(({ at }) => at >= from.at && at <= there.at);
  return (
    sent !== undefined &&
    isFilled(sent.form, from.at, there.at) &&
    isFilled(sent.form, back.at, next?.at ?? Number.POSITIVE_INFINITY)
  );
}

const STEP = /^(.*(?:^|[-_/])step[-_]?)(\d+)$/i;
/** Whether the visitor went from a numbered step to an earlier one, such as to choose something else there. */
export function isEarlierStep(from: PageMoment, there: PageMoment): boolean {
  const [, form, step] = STEP.exec(from.page) ?? [];
  const [, otherForm, otherStep] = STEP.exec(there.page) ?? [];
  return form !== undefined && form === otherForm && Number(otherStep) < Number(step);
}

/** Whether the visitor filled in, submitted or changed a field in this time; both ends are inclusive. */
export function hasInput(
  { fields, submits, changes }: Timeline,
  from: number,
  to: number,
): boolean {
  const isBetween = ({ at }: { at: number }) => at >= from && at <= to;
  return (
    fields.some((each) => isBetween(each) || isBetween({ at: enteredAtOf(each) })) ||
    submits.some(isBetween) ||
    firstFieldChange(changes, from, to) !== undefined
  );
}

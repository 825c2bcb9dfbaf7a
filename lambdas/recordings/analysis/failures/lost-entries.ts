import { canCause } from '../clicks/causes.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { isFilledIn, startedAtOf } from '../events/field-moment.ts';
import { pageAt, type RequestMoment, type Timeline } from '../events/timeline.ts';

/** A sign-in has fewer fields. Many pages empty those after a wrong password. */
const LEAST_FIELDS = 3;
/** The tracker reports this late what happened to the form. */
const REPORTED_MS = 3_000;

/**
 * Whether the page threw away what the visitor had entered, because the server rejected it: the form was removed or emptied
 * after the response, and the visitor started to fill in the same fields again.
 */
export function losesEntries(timeline: Timeline, request: RequestMoment): boolean {
  const sentAt = requestSentAt(timeline, request);
  const submit = timeline.submits.findLast((each) => canCause(each, sentAt));
  if (!submit) return false;
  const { forms, fields, pages } = timeline;
  const lost = forms.find(
    ({ at, form, state, after }) =>
      form === submit.form &&
      after === 'submit' &&
      (state === 'gone' || state === 'emptied') &&
      at >= request.at &&
      at <= request.at + REPORTED_MS,
  );
  if (!lost) return false;
  const openedAt = pageAt(timeline, submit)?.at ?? 0;
  const leftAt = pages.find(({ at }) => at > submit.at)?.at ?? Infinity;
  const typed = fields.filter(
    (each) =>
      each.form === submit.form &&
      isFilledIn(each) &&
      startedAtOf(each) >= openedAt &&
      startedAtOf(each) < leftAt,
  );
  const labels = (of: typeof typed) => new Set(of.map(({ field }) => field.label));
  const entered = labels(typed.filter((each) => startedAtOf(each) < submit.at));
  const again = labels(typed.filter((each) => startedAtOf(each) > lost.at));
  return entered.size >= LEAST_FIELDS && [...again].some((label) => entered.has(label));
}

/** Forms that a visitor started and did not send. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { canCause } from '../clicks/causes.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { elementKey } from '../element.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import { perTimeline } from '../events/per-timeline.ts';
import {
  type ClickMoment,
  type FieldMoment,
  lastUntil,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { failedRequestsIn } from '../failures/failures.ts';
import { isEmptiedAgain } from './emptying-choices.ts';
import { isFilter } from './filters.ts';
import { isClickedAgain } from './form-attempts.ts';
import { isButton, loadsNextPage, returnsFromSentForm, sendsForm } from './form-buttons.ts';
import {
  formChangesFrom,
  isDoneWithoutSubmit,
  isInlineEdit,
  isOpenAtEnd,
  lastEntryOf,
  submitsFrom,
} from './form-steps.ts';
import { isFinalSubmit } from './form-submits.ts';
import { isClosedBehindTab } from './form-tabs.ts';
import { returnedForm } from './rejected/returned-forms.ts';
import { comparesAfterSentStep } from './sent-steps.ts';
import { followsLaterClick } from './submit-effects.ts';
import { unsentFields } from './unsent-fields.ts';

const { fields: minFields, oneFieldMs, savedMs } = signalRules.formAbandonment;

export interface AbandonedForm {
  /** The fields that were filled in since the last submit that finished the form. */
  readonly fields: readonly FieldMoment[];
  readonly last: FieldMoment;
}

/**
 * Forms that a visitor started but did not submit by the end of the session. Excludes search boxes, inline editing,
 * choices before a link, autosave, and forms that responded, were removed or were cleared.
 */
export const abandonedForms = perTimeline((timeline): readonly AbandonedForm[] =>
  [...unsentFields(timeline).values()].flatMap((fields) => {
    const last = fields.at(-1);
    return last && isAbandoned(timeline, fields, last) ? [{ fields, last }] : [];
  }),
);

/** The filled-in fields, each once. */
export const touchedFields = (fields: readonly FieldMoment[]): ReadonlySet<string> =>
  new Set(fields.filter(isFilledIn).map(({ field }) => elementKey(field)));

function isAbandoned(
  timeline: Timeline,
  fields: readonly FieldMoment[],
  last: FieldMoment,
): boolean {
  if (returnedForm(timeline, lastEntryOf(last)) !== undefined) return true;
  const spentMs = fields.reduce((sum, each) => sum + each.hesitationMs + each.inputMs, 0);
  const isBrief =
    touchedFields(fields).size < minFields && (spentMs < oneFieldMs || isInlineEdit(last));
  return !isBrief && !isDone(timeline, fields, last);
}

const isDone = (timeline: Timeline, fields: readonly FieldMoment[], last: FieldMoment): boolean =>
  isSubmitted(timeline, last) ||
  isFilter(timeline, fields) ||
  comparesAfterSentStep(timeline, fields) ||
  isAutosaved(timeline, fields) ||
  isAutoSubmitted(timeline, last) ||
  isDoneWithoutSubmit(timeline, fields);

/** A click on one of these focuses a field and does not submit anything. */
const FIELD_TAGS = new Set(['label', 'select', 'option', 'textarea']);

/** After the last field, the form was cleared or removed, or a button was clicked and a request or a page followed. */
function isSubmitted(timeline: Timeline, last: FieldMoment): boolean {
  const { clicks } = timeline;
  const page = pageAt(timeline, last)?.page;
  const enteredAt = enteredAtOf(last);
  // An in-app link also removes the fields, which may be noticed only when a button of the next page is clicked.
  const hasButtonBefore = (until: number) => {
    const click = lastUntil(clicks, until);
    return (
      click !== undefined &&
      click.at >= enteredAt &&
      (click.link === undefined || isButton(click)) &&
      !click.editable &&
      !FIELD_TAGS.has(click.tag) &&
      pageAt(timeline, click)?.page === page
    );
  };
  const isClosed = formChangesFrom(timeline, lastEntryOf(last)).some(
    (change) =>
      change.state !== 'open' &&
      // Fields go with their page. A page that has emptied them took what was typed, as chats do at Enter.
      (change.after !== 'leave' || change.state === 'emptied') &&
      (change.after !== 'button' || hasButtonBefore(change.at)) &&
      !followsLaterClick(timeline, change) &&
      !isEmptiedAgain(timeline, change),
  );
  if (isClosed || isClosedBehindTab(timeline, last)) return true;
  return clicks.some((click) => {
    const { at } = click;
    if (at < enteredAt || pageAt(timeline, at)?.page !== page) return false;
    if (isRejectedBy(timeline, last, click) || isClickedAgain(timeline, click, last)) return false;
    return sendsForm(timeline, click) || returnsFromSentForm(timeline, click);
  });
}

/** Whether a click submitted the form, and its page rejected that. */
const isRejectedBy = (timeline: Timeline, last: FieldMoment, click: ClickMoment): boolean =>
  submitsFrom(timeline, lastEntryOf(last)).some(
    (submit) => canCause(click, submit.at) && !isFinalSubmit(timeline, submit),
  );

/** Without a submit button, and requests saved each field soon after input, or failed: then that is the problem. */
function isAutosaved(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  if (fields.some(({ hasSubmit }) => hasSubmit)) return false;
  const saves = [
    ...timeline.reactions.filter(({ kind, saves }) => kind === 'request' && saves),
    ...failedRequestsIn(timeline).map((each) => ({ at: requestSentAt(timeline, each) })),
  ];
  return fields.every((field) => {
    const enteredAt = enteredAtOf(field);
    return saves.some(({ at }) => at >= enteredAt - field.inputMs && at <= enteredAt + savedMs);
  });
}

/**
 * Whether the form submits itself: its last entry loaded a page, as in a list of ways to sort, or was saved before its fields
 * were removed, as in a code field.
 */
const isAutoSubmitted = (timeline: Timeline, last: FieldMoment): boolean =>
  loadsNextPage(timeline, enteredAtOf(last)) ||
  (isAutosaved(timeline, [last]) && !isOpenAtEnd(timeline, last));

import { isEmailLabel } from '../../../contract/rules/words/email-labels.ts';
import { isSubmitLabel } from '../../../contract/rules/words/submit-labels.ts';
import { withoutPositions } from '../element.ts';
import { enteredAtOf } from '../events/field-moment.ts';
import type { SubmitMoment } from '../events/timeline.ts';
import {
  type ClickMoment,
  type FieldMoment,
  lastUntil,
  type PageMoment,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { withRendered } from './rejected/rendered-again.ts';

/** A form at a time. */
export type FormAt = Pick<SubmitMoment, 'form' | 'at'>;

export const lastEntryOf = (last: FieldMoment) => ({ form: last.form, at: enteredAtOf(last) });

/** The page that followed on that of a form; a fragment is a place on the same page. */
export const nextPage = ({ pages }: Timeline, from: number): PageMoment | undefined =>
  pages.find(({ at, kind }) => at > from && kind !== 'hash');

/** The click on a link in the content that led to the next page. */
export function linkToNextPage(timeline: Timeline, from: number): ClickMoment | undefined {
  const next = nextPage(timeline, from);
  const click = next && lastUntil(timeline.clicks, next);
  return click?.link === 'page' && !isNavigation(click) ? click : undefined;
}

/** Whether these are one form on two loads of a page: a message above a form without an id changes its position. */
export const isSameForm = (one: string, other: string): boolean =>
  one === other || withoutPositions(one) === withoutPositions(other);

/**
 * What happened to a form from this time on, on the page of this time. The next page may have another form in the same
 * place. If the page was left with the form open, later reports belong to that other form.
 */
export function formChangesFrom(timeline: Timeline, { form, at }: FormAt): Timeline['forms'] {
  const page = pageAt(timeline, at)?.page;
  const changes = withRendered(
    timeline,
    timeline.forms.filter((each) => each.form === form && each.at >= at),
  );
  const elsewhere = changes.findIndex((each) => pageAt(timeline, each)?.page !== page);
  if (elsewhere < 0) return changes;
  const isLeft = changes[elsewhere - 1]?.after === 'leave';
  return changes.slice(0, isLeft ? elsewhere : elsewhere + 1);
}

/** Whether a form is to be sent: it asks for an email address, or has a button such as “Send”, unlike “Calculate”. */
export const isToBeSent = (
  timeline: Timeline,
  submit: SubmitMoment,
  buttonLabel: string,
): boolean => isSubmitLabel(buttonLabel) || asksForEmail(timeline, submit);

/** The submits of a form on the page of this time, from then on. */
export const submitsFrom = (timeline: Timeline, { form, at }: FormAt): SubmitMoment[] => {
  const page = pageAt(timeline, at)?.page;
  return timeline.submits.filter(
    (submit) =>
      submit.at >= at && submit.form === form && pageAt(timeline, submit.at)?.page === page,
  );
};

/** The submits of this form during the same visit to its page. */
export function submitsOnPage(timeline: Timeline, { form, at }: FormAt): SubmitMoment[] {
  const page = pageAt(timeline, at);
  return timeline.submits.filter(
    (each) => each.form === form && pageAt(timeline, each.at) === page,
  );
}

export const asksForEmail = ({ fields }: Timeline, sent: FormAt): boolean =>
  fields.some(
    ({ field, form, at }) =>
      form === sent.form && at <= sent.at && isEmailLabel(`${field.label} ${field.selector}`),
  );

/** Whether a field has neither a form nor a submit button, such as a title or a note that is edited inline. */
export const isInlineEdit = ({ form, hasSubmit }: FieldMoment): boolean =>
  form === '' && !hasSubmit;

/**
 * Whether fields without a submit button have served their purpose: the result of a calculator was taken, or a choice
 * led on to another page.
 */
export function isDoneWithoutSubmit(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  const last = fields.at(-1);
  if (!last || fields.some(({ hasSubmit }) => hasSubmit)) return false;
  return isResultTaken(timeline, last) || isFollowedByLink(timeline, last);
}

/** Whether the visitor copied or downloaded something. */
function isResultTaken(timeline: Timeline, last: FieldMoment): boolean {
  const page = pageAt(timeline, last)?.page;
  return timeline.reactions.some(
    ({ kind, at }) =>
      (kind === 'clipboard' || kind === 'download') &&
      at >= enteredAtOf(last) &&
      pageAt(timeline, at)?.page === page,
  );
}

/** Parts of a selector around links that do not lead to the next step of a form. */
const NAVIGATION = /(^|> )(nav|header|footer)\b/;
/** Apps for phones draw their navigation as tabs. */
const NAVIGATION_ROLES = new Set(['tab', 'menuitem']);
export const isNavigation = ({ element }: ClickMoment): boolean =>
  NAVIGATION_ROLES.has(element.role) || NAVIGATION.test(element.selector);

/** Whether a link in the content led on: for example a date and a reason, then a link for each free time. */
function isFollowedByLink(timeline: Timeline, last: FieldMoment): boolean {
  const click = linkToNextPage(timeline, last.at);
  return click !== undefined && click.at >= enteredAtOf(last);
}

/** Whether Enter saved a field outside a form, such as in a row of a table: what follows is the next row. */
export const isSavedByEnter = (timeline: Timeline, field: FieldMoment): boolean =>
  isInlineEdit(field) &&
  formChangesFrom(timeline, { form: field.form, at: enteredAtOf(field) }).some(
    ({ state, after }) => state !== 'open' && after === 'enter',
  );

/** Whether the fields of a form were still on the page at the last report. */
export const isOpenAtEnd = (timeline: Timeline, last: FieldMoment): boolean =>
  formChangesFrom(timeline, lastEntryOf(last)).at(-1)?.state !== 'gone';

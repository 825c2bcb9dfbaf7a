/** What happened to the attempts to send a form whose page was loaded again each time. */

import { elementKey } from '../../element.ts';
import { enteredAtOf, isFilledIn } from '../../events/field-moment.ts';
import {
  documentAt,
  type FieldMoment,
  lastUntil,
  type PageMoment,
  type SubmitMoment,
  type Timeline,
} from '../../events/timeline.ts';
import { addsTextAfterLoad, differsByMasks, textOf } from '../../page/texts/loaded-texts.ts';
import { isSameForm, isToBeSent, nextPage } from '../form-steps.ts';

/** An application has this many fields; a login or a search has fewer. */
export const APPLICATION_FIELDS = 3;

export interface Attempt {
  readonly submit: SubmitMoment;
  /** The page as it was sent, and as it came back. */
  readonly sent: PageMoment;
  readonly returned: PageMoment;
  /**
   * The fields that were filled in before this attempt, since the page was loaded: each once, and whether something
   * was typed into it.
   */
  readonly entered: ReadonlyMap<string, boolean>;
}

/** The fields of a form that were filled in on this load of its page, until it was submitted. */
export function enteredFor(
  timeline: Timeline,
  { form, at }: SubmitMoment,
  sent: PageMoment,
): ReadonlyMap<string, boolean> {
  const entered = new Map<string, boolean>();
  const isEntry = (field: FieldMoment) =>
    isFilledIn(field) &&
    !field.search &&
    isSameForm(field.form, form) &&
    enteredAtOf(field) >= sent.at &&
    enteredAtOf(field) <= at;
  for (const field of timeline.fields.filter(isEntry)) {
    const key = elementKey(field.field);
    entered.set(key, field.inputMs > 0 || entered.get(key) === true);
  }
  return entered;
}

/**
 * Whether the page came back exactly as it was before the first attempt, and its visitor typed into the same field each time:
 * the page did not say what happened to a code, for example.
 */
export function isUnsaid(timeline: Timeline, attempts: readonly Attempt[]): boolean {
  const [first] = attempts;
  const textBefore = first && textOf(timeline, first.sent);
  const retyped = retypedIn(attempts);
  return (
    retyped.length > 0 &&
    !(first && isResponseTo(timeline, retyped, first.sent)) &&
    attempts.every(({ returned }) => textOf(timeline, returned) === textBefore) &&
    !attempts.every(({ returned }) => addsTextAfterLoad(timeline, returned))
  );
}

/**
 * Whether the form of another page, with the same fields, led to this page: it may already show what is wrong with them,
 * so that its texts stay the same.
 */
function isResponseTo(timeline: Timeline, fields: readonly string[], page: PageMoment): boolean {
  const submit = lastUntil(timeline.submits, page);
  const sent = submit && documentAt(timeline, submit.at);
  if (!sent || sent.page === page.page || nextPage(timeline, submit.at) !== page) return false;
  const entered = enteredFor(timeline, submit, sent);
  return fields.every((key) => entered.has(key));
}

/** The fields into which something was typed before each attempt. */
const retypedIn = (attempts: readonly Attempt[]): readonly string[] =>
  [...(attempts[0]?.entered.keys() ?? [])].filter((key) =>
    attempts.every(({ entered }) => entered.get(key) === true),
  );

/**
 * Whether a form that is to be sent came back empty, without a message, to a visitor who then typed into its fields again: a
 * script that should have sent it did not run, for example. What the visitor typed may be masked elsewhere on the page.
 */
export function isEmptied(timeline: Timeline, attempts: readonly Attempt[]): boolean {
  const [first] = attempts;
  if (!first || !isToBeSent(timeline, first.submit, first.submit.label)) return false;
  const said = textOf(timeline, first.returned);
  return (
    retypedIn(attempts).length >= APPLICATION_FIELDS &&
    (said === textOf(timeline, first.sent) ||
      differsByMasks(timeline, first.returned, first.sent)) &&
    attempts.every(({ returned }) => textOf(timeline, returned) === said) &&
    !attempts.every(({ returned }) => addsTextAfterLoad(timeline, returned))
  );
}

/**
 * Whether the page came back the same each time, whatever it said, to a visitor who filled in an application, then
 * corrected some of its fields, and then left. Adding another item means filling in all fields again, and saving
 * settings means changing few fields from the start.
 */
export function isRejected(timeline: Timeline, attempts: readonly Attempt[]): boolean {
  const [first, ...later] = attempts;
  if (!first || first.entered.size < APPLICATION_FIELDS) return false;
  const isCorrected = later.every(
    ({ entered }) =>
      entered.size < first.entered.size &&
      [...entered.keys()].every((key) => first.entered.has(key)),
  );
  const said = textOf(timeline, first.returned);
  return (
    isCorrected &&
    isToBeSent(timeline, first.submit, first.submit.label) &&
    later.every(({ returned }) => textOf(timeline, returned) === said)
  );
}

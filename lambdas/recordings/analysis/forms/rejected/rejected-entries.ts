/** Entries that a page rejects again and again with one general message, such as a lookup that finds no booking. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { elementKey } from '../../element.ts';
import { enteredAtOf, isFilledIn } from '../../events/field-moment.ts';
import type { SubmitMoment } from '../../events/timeline.ts';
import { type FieldMoment, pageAt, type Timeline } from '../../events/timeline.ts';
import { textsWritten } from '../../page/mutations.ts';
import { linkToNextPage, nextPage, submitsOnPage } from '../form-steps.ts';
import { sentRequest } from '../submit-effects.ts';

const { afterMs } = signalRules.dead;
/** From this many attempts, visitors have corrected what they can. */
export const REJECTED_ATTEMPTS = 3;
/** A visitor who corrects only one field is guessing a coupon, or has forgotten a password. */
export const CORRECTED_FIELDS = 2;

/**
 * Whether the visitor sent a form with a few typed fields again and again, each time with some of them corrected, and
 * the page wrote the same each time. A visitor who replaces all entries is looking for something else.
 */
export function isRejectedAgain(
  timeline: Timeline,
  submit: SubmitMoment,
  staysOpen: (attempt: SubmitMoment) => boolean,
): boolean {
  const attempts = submitsOnPage(timeline, submit);
  if (attempts.length < REJECTED_ATTEMPTS || isLeftByLink(timeline, attempts)) return false;
  if (!attempts.every((each) => staysOpen(each) && sentRequest(timeline, each))) return false;
  return (
    isCorrected(timeline, attempts, pageAt(timeline, submit.at)?.at ?? 0) &&
    isSaidAgain(timeline, attempts)
  );
}

/** Whether a link in the content led on, for example to another way to log in. */
function isLeftByLink(timeline: Timeline, attempts: readonly SubmitMoment[]): boolean {
  const last = attempts.at(-1)?.at ?? 0;
  return (linkToNextPage(timeline, last)?.at ?? 0) > last;
}

function isCorrected(
  { fields }: Timeline,
  attempts: readonly SubmitMoment[],
  loadedAt: number,
): boolean {
  const entered = attempts.map((attempt, index) => {
    const since = attempts[index - 1]?.at ?? loadedAt;
    const isEntry = (field: FieldMoment) =>
      isFilledIn(field) &&
      field.form === attempt.form &&
      enteredAtOf(field) > since &&
      enteredAtOf(field) <= attempt.at;
    return fields.filter(isEntry);
  });
  const [first, ...corrections] = entered.map(
    (each) => new Set(each.map(({ field }) => elementKey(field))),
  );
  if (!first || entered.flat().some(({ isTyped }) => !isTyped)) return false;
  const corrected = new Set(corrections.flatMap((each) => [...each]));
  return (
    corrected.size >= CORRECTED_FIELDS &&
    corrections.every((each) => each.size > 0 && each.size < first.size) &&
    [...corrected].every((key) => first.has(key))
  );
}

/** A message may stay on the page meanwhile; a result differs. */
function isSaidAgain(timeline: Timeline, attempts: readonly SubmitMoment[]): boolean {
  const [first, ...later] = attempts.map(({ at }, index) =>
    writtenIn(timeline, at, Math.min(at + afterMs, (attempts[index + 1]?.at ?? Infinity) - 1)),
  );
  return (
    first !== undefined &&
    first.size > 0 &&
    later.every((each) => [...each].every((written) => first.has(written)))
  );
}

function writtenIn(timeline: Timeline, from: number, to: number): ReadonlySet<number> {
  const { mutations } = timeline;
  const left = nextPage(timeline, from)?.at ?? Infinity;
  const written = new Set<number>();
  for (const row of mutations.rowsBetween(from, to)) {
    if (mutations.timeOf(row) >= left) break;
    written.add(textsWritten(timeline, row));
  }
  written.delete(0);
  return written;
}

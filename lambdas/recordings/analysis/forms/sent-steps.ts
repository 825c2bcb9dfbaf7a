/** Steps of a form outside a form element, such as a one-page checkout. */
import { enteredAtOf } from '../events/field-moment.ts';
import type { FieldMoment, Timeline } from '../events/timeline.ts';
import { isChoice } from './filters.ts';
import { isButton } from './form-buttons.ts';
import { formChangesFrom, lastEntryOf, nextPage } from './form-steps.ts';

/**
 * Whether the visitor sent a step and then only compared choices, such as ways to pay: nothing was filled in that was not
 * sent.
 */
export function comparesAfterSentStep(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  const unsent = fields.filter((field) => !isSentAsStep(timeline, field));
  return unsent.length < fields.length && unsent.every(isChoice);
}

/** Whether the click on a button saved something before the next page opened, and then the fields were gone. */
function isSentAsStep(timeline: Timeline, field: FieldMoment): boolean {
  if (field.form !== '') return false;
  const leftAt = nextPage(timeline, enteredAtOf(field))?.at ?? Infinity;
  return formChangesFrom(timeline, lastEntryOf(field)).some(
    ({ state, after, at }) =>
      state === 'gone' &&
      after === 'button' &&
      timeline.clicks.some(
        (click) =>
          isButton(click) &&
          click.at >= enteredAtOf(field) &&
          click.at <= at &&
          savesBetween(timeline, click.at, Math.min(at, leftAt)),
      ),
  );
}

const savesBetween = ({ reactions }: Timeline, from: number, to: number): boolean =>
  reactions.some(
    ({ kind, saves, at, durationMs }) =>
      kind === 'request' && saves && at >= from && at + durationMs <= to,
  );

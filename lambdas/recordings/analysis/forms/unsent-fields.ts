import { append } from '../events/append.ts';
import { enteredAtOf } from '../events/field-moment.ts';
import { type FieldMoment, pageAt, type Timeline } from '../events/timeline.ts';
import { isEmptiedAgain } from './emptying-choices.ts';
import { actsAtOnce } from './filters.ts';
import { formChangesFrom, isSavedByEnter, lastEntryOf, submitsFrom } from './form-steps.ts';
import { isFinalSubmit } from './form-submits.ts';
import { returnedForm } from './rejected/returned-forms.ts';

/** The fields filled in since the last submit that finished their form, per page and form; without choices that act at once. */
export function unsentFields(timeline: Timeline): Map<string, FieldMoment[]> {
  const forms = new Map<string, FieldMoment[]>();
  for (const field of timeline.fields) {
    if (field.search) continue;
    if (submitsFrom(timeline, field).some((submit) => isFinalSubmit(timeline, submit))) continue;
    if (isSavedByEnter(timeline, field) || actsAtOnce(timeline, field)) continue;
    if (isTaken(timeline, field)) continue;
    const form = returnedForm(timeline, lastEntryOf(field))?.form ?? field.form;
    const key = `${pageAt(timeline, field)?.page} ${form}`;
    append(forms, key, field);
  }
  return forms;
}

/**
 * Whether a page without a form and submit button took what was typed: its fields were empty at the next report, before
 * anything else was typed. A field that keeps the focus at Enter, such as one for tasks, is reported only then.
 */
function isTaken(timeline: Timeline, field: FieldMoment): boolean {
  if (!field.isTyped || field.form !== '' || field.hasSubmit) return false;
  const [next] = formChangesFrom(timeline, lastEntryOf(field));
  if (next?.state !== 'emptied' || next.after === 'leave') return false;
  if (isEmptiedAgain(timeline, next)) return false;
  return !timeline.fields.some(
    (each) => each.isTyped && each.at > field.at && enteredAtOf(each) <= next.at,
  );
}

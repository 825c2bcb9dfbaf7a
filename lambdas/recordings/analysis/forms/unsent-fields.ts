import { type FieldMoment, pageAt, type Timeline } from '../events/timeline.ts';
import { actsAtOnce } from './filters.ts';
import { isSavedByEnter, lastEntryOf, submitsFrom } from './form-steps.ts';
import { isFinalSubmit } from './form-submits.ts';
import { returnedForm } from './returned-forms.ts';

/** The fields filled in since the last submit that finished their form, per page and form; without choices that act at once. */
export function unsentFields(timeline: Timeline): Map<string, FieldMoment[]> {
  const forms = new Map<string, FieldMoment[]>();
  for (const field of timeline.fields) {
    if (field.search) continue;
    if (submitsFrom(timeline, field).some((submit) => isFinalSubmit(timeline, submit))) continue;
    if (isSavedByEnter(timeline, field) || actsAtOnce(timeline, field)) continue;
    const form = returnedForm(timeline, lastEntryOf(field))?.form ?? field.form;
    const key = `${pageAt(timeline, field)?.page} ${form}`;
    const fields = forms.get(key) ?? [];
    fields.push(field);
    forms.set(key, fields);
  }
  return forms;
}

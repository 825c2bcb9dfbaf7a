/** Fields that narrow down what the page shows; there is nothing to send. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { isSameField } from '../element.ts';
import type { FieldMoment, Timeline } from '../events/timeline.ts';
import { enteredAtOf } from './form-steps.ts';

const { requestMs } = signalRules.dead;

export const isFilter = (timeline: Timeline, fields: readonly FieldMoment[]): boolean =>
  areChoices(timeline, fields) || isLiveFilter(timeline, fields);

const CHOICES = new Set(['checkbox', 'radio', 'switch', 'combobox', 'listbox', 'slider', 'select']);
export const isChoice = ({ field }: FieldMoment): boolean => CHOICES.has(field.role);
/** Whether the fields are only choices, and are outside a form or the page responded to half of them within a second. */
function areChoices({ changes, mutations }: Timeline, fields: readonly FieldMoment[]): boolean {
  if (!fields.every(isChoice)) return false;
  if (fields.every(({ form }) => form === '')) return true;
  const from = (fields[0]?.at ?? 0) - fields.reduce((sum, each) => sum + each.inputMs, 60_000);
  const to = fields.at(-1)?.at ?? 0;
  let [choices, responses] = [0, 0];
  for (let row = changes.firstFrom(from); row < changes.length; row += 1) {
    const at = changes.at(row, 0);
    if (at > to) break;
    if (changes.at(row, 2) !== 1) continue;
    const responseRow = mutations.firstFrom(at);
    choices += 1;
    if (responseRow < mutations.length && mutations.at(responseRow, 0) - at <= requestMs)
      responses += 1;
  }
  return choices > 0 && responses * 2 >= choices;
}

/**
 * Whether a field is a choice of a page without a button to send it, and the page wrote or moved something at once: a task
 * that is done, or all of them.
 */
export function actsAtOnce({ mutations }: Timeline, field: FieldMoment): boolean {
  if (!isChoice(field) || field.form !== '' || field.hasSubmit) return false;
  const enteredAt = enteredAtOf(field);
  for (let row = mutations.firstFrom(enteredAt); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > enteredAt + requestMs) return false;
    if (mutations.at(row, 4) > 0 || mutations.at(row, 7) !== 0) return true;
  }
  return false;
}

/** How many elements leave or join a list that follows what is typed; a message next to a field is smaller. */
const LIST_CHANGES = { removed: 2, added: 10 };
/**
 * Whether the form has one field and no button, and a list followed what was typed, as with filters: there is nothing to
 * send.
 */
function isLiveFilter(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  const { mutations, structure } = timeline;
  const [first] = fields;
  if (
    fields.some(({ field, hasSubmit }) => hasSubmit || !first || !isSameField(field, first.field))
  )
    return false;
  return fields.some((field) => {
    const enteredAt = enteredAtOf(field);
    for (
      let row = mutations.firstFrom(enteredAt - field.inputMs);
      row < mutations.length;
      row += 1
    ) {
      if (mutations.at(row, 0) > enteredAt + requestMs) return false;
      const [start, length] = [mutations.at(row, 3), mutations.at(row, 4)];
      let removed = 0;
      for (let index = start; index < start + length; index += 2)
        if (structure.at(index) < 0) removed += 1;
      if (removed >= LIST_CHANGES.removed || mutations.at(row, 5) >= LIST_CHANGES.added)
        return true;
    }
    return false;
  });
}

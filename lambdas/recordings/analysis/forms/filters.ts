/** Fields that narrow down what the page shows; there is nothing to send. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { isSameField } from '../element.ts';
import { CHANGE } from '../events/columns.ts';
import { enteredAtOf } from '../events/field-moment.ts';
import type { FieldMoment, Timeline } from '../events/timeline.ts';
import { changesNodes, countAdded, nodesRemovedIn, textsWritten } from '../page/mutations.ts';

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
  for (const row of changes.rowsBetween(from, to)) {
    if (changes.cell(row, CHANGE.isField) !== 1) continue;
    const at = changes.timeOf(row);
    choices += 1;
    if (mutations.firstTime(at, at + requestMs) !== undefined) responses += 1;
  }
  return choices > 0 && responses * 2 >= choices;
}

/**
 * Whether a field is a choice of a page without a button to send it, and the page wrote or moved something at once: a task
 * that is done, or all of them.
 */
export function actsAtOnce(timeline: Timeline, field: FieldMoment): boolean {
  if (!isChoice(field) || field.form !== '' || field.hasSubmit) return false;
  const enteredAt = enteredAtOf(field);
  for (const row of timeline.mutations.rowsBetween(enteredAt, enteredAt + requestMs))
    if (changesNodes(timeline, row) || textsWritten(timeline, row) !== 0) return true;
  return false;
}

/** How many elements leave or join a list that follows what is typed; a message next to a field is smaller. */
const LIST_CHANGES = { removed: 2, added: 10 };
/**
 * Whether the form has one field and no button, and a list followed what was typed, as with filters: there is nothing to
 * send.
 */
function isLiveFilter(timeline: Timeline, fields: readonly FieldMoment[]): boolean {
  const [first] = fields;
  if (
    fields.some(({ field, hasSubmit }) => hasSubmit || !first || !isSameField(field, first.field))
  )
    return false;
  return fields.some((field) => {
    const enteredAt = enteredAtOf(field);
    const rows = timeline.mutations.rowsBetween(enteredAt - field.inputMs, enteredAt + requestMs);
    return [...rows].some((row) => changesList(timeline, row));
  });
}

function changesList(timeline: Timeline, row: number): boolean {
  const removed = nodesRemovedIn(timeline, row).length;
  return removed >= LIST_CHANGES.removed || countAdded(timeline, row) >= LIST_CHANGES.added;
}

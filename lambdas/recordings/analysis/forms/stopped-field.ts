import type { ElementFingerprint } from '../../../contract/signal.ts';
import { isSameField } from '../element.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import { type FieldMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { isButton } from './form-buttons.ts';
import { lastEntryOf, nextPage, submitsFrom } from './form-steps.ts';
import { nodesLeftInvalid } from './invalid-fields.ts';

/** From the click on the button until the browser has checked the fields; the page's scripts run in between. */
const CHECKED_MS = 500;

/**
 * The field at which the browser's own validation stopped the last attempt to send a form, if nothing was entered since.
 * It reports all invalid fields in the order of the page, and shows its message at the first one. The field with the focus
 * is reported when it loses the focus, which the browser moves to the first invalid field at once.
 */
export function fieldThatStopped(
  { clicks }: Timeline,
  fields: readonly FieldMoment[],
): FieldMoment | undefined {
  const invalid = fields.filter((each) => each.invalid > 0);
  const checkedBy = (at: number) =>
    invalid.filter((each) => each.at >= at && each.at <= at + CHECKED_MS);
  const click = clicks.findLast(({ submits, at }) => submits && checkedBy(at).length > 0);
  if (!click) return undefined;
  const isLater = (each: FieldMoment) => isFilledIn(each) && enteredAtOf(each) > click.at;
  if (fields.some(isLater)) return undefined;
  const keptFocus = (each: FieldMoment) =>
    each.at > click.at + CHECKED_MS && isFilledIn(each) && enteredAtOf(each) <= click.at;
  return invalid.find(keptFocus) ?? checkedBy(click.at)[0];
}

/** If a page rejects a field this often, it stops the form; after one attempt visitors may just correct it. */
const REFUSED_SUBMITS = 2;

/**
 * The field that the page's script left marked as invalid, or with a marked group around it, although the form was sent
 * several times since the last entry, if the visitor clicked it: a mark alone has no name.
 */
function fieldThatRejected(timeline: Timeline, last: FieldMoment): ElementFingerprint | undefined {
  if (submitsFrom(timeline, lastEntryOf(last)).length < REFUSED_SUBMITS) return undefined;
  const since = pageAt(timeline, enteredAtOf(last))?.at ?? 0;
  const left = nextPage(timeline, since)?.at;
  const invalid = nodesLeftInvalid(timeline, since);
  if (invalid.size === 0) return undefined;
  const nodes = nodesAt(timeline, enteredAtOf(last));
  const isInvalid = (node: number) => nodes?.nearest(node, (each) => invalid.has(each));
  return timeline.clicks.findLast(
    ({ node, editable, at }) =>
      (invalid.has(node) || (editable && isInvalid(node))) &&
      at >= since &&
      at < (left ?? Infinity),
  )?.element;
}

/** The button that opened a field without a name into which nothing was typed: pages hide a field for files behind one. */
function buttonThatOpened(timeline: Timeline, entry: FieldMoment): ElementFingerprint | undefined {
  if (entry.field.label || entry.isTyped) return undefined;
  const enteredAt = enteredAtOf(entry);
  const click = lastUntil(timeline.clicks, enteredAt);
  if (!click || !isButton(click)) return undefined;
  const isOnSamePage = pageAt(timeline, click)?.page === pageAt(timeline, enteredAt)?.page;
  const isForOther = timeline.fields.some(({ at }) => at > click.at && at < enteredAt);
  return isOnSamePage && !isForOther ? click.element : undefined;
}

/** A field as it was named at first: later its label may contain a message. */
export const namedFirst = (fields: readonly FieldMoment[], field: ElementFingerprint) =>
  fields.find((each) => isSameField(each.field, field))?.field ?? field;

/** What names the form that was left: the field that stopped the visitor, or else the last one. */
export const blamedField = (
  timeline: Timeline,
  fields: readonly FieldMoment[],
  last: FieldMoment,
): ElementFingerprint =>
  namedFirst(
    fields,
    fieldThatStopped(timeline, fields)?.field ??
      fieldThatRejected(timeline, last) ??
      buttonThatOpened(timeline, last) ??
      last.field,
  );

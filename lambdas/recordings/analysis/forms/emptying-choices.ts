/** Choices that lose what was typed, such as a design of a gift card whose fields are rendered again. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { hasRequestBetween } from '../clicks/click-requests.ts';
import { elementKey } from '../element.ts';
import { type ClickMoment, lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { changedBy } from '../page/mutations.ts';

type FormChange = Timeline['forms'][number];

const CHOICES = new Set(['radio', 'checkbox', 'switch']);
const CHOSEN = new Set(['aria-pressed', 'aria-checked'].map(hashOf));
const { fields: fieldsMin } = signalRules.formAbandonment;

/**
 * Whether a choice emptied or removed the fields, after one had done so before and the visitor had typed into the same
 * fields again. A choice does not send a form. Once may be the way to another kind of form.
 */
export function isEmptiedAgain(timeline: Timeline, change: FormChange): boolean {
  if (!isMadeByChoice(timeline, change)) return false;
  const page = pageAt(timeline, change);
  const earlier = timeline.forms.findLast(
    (each) => each.at < change.at && each.form === change.form && pageAt(timeline, each) === page,
  );
  if (!earlier || !isMadeByChoice(timeline, earlier)) return false;
  const typed = (from: number, until: number) =>
    timeline.fields
      .filter(
        ({ at, form, isTyped }) => isTyped && form === change.form && at > from && at <= until,
      )
      .map(({ field }) => field.label || elementKey(field));
  const before = new Set(typed(page?.at ?? 0, earlier.at));
  const again = new Set(typed(earlier.at, change.at).filter((each) => before.has(each)));
  return again.size >= fieldsMin;
}

function isMadeByChoice(timeline: Timeline, { state, at }: FormChange): boolean {
  const click = state === 'open' ? undefined : lastUntil(timeline.clicks, at);
  return (
    click !== undefined &&
    pageAt(timeline, click) === pageAt(timeline, at) &&
    isChoice(timeline, click, at) &&
    !hasRequestBetween(timeline, click.at, at)
  );
}

/** Whether the click chose an option, by its role or by the mark that it got. */
const isChoice = (timeline: Timeline, click: ClickMoment, until: number): boolean =>
  CHOICES.has(click.element.role) ||
  [...timeline.mutations.rowsBetween(click.at, until)].some((row) =>
    changedBy(timeline, row).some(({ node, name }) => node === click.node && CHOSEN.has(name)),
  );

/** Requests that Enter in a field sent. */
import { ROUNDING_MS } from '../clicks/click-requests.ts';
import { isFilledIn, startedAtOf } from '../events/field-moment.ts';
import {
  type ClickMoment,
  type FieldMoment,
  lastUntil,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';

/** A page sends a field that closes at Enter this soon. */
const SENDING_MS = 100;
/** A click opens a field, such as a cell of a table, or moves the focus there, within this time. */
const OPENING_MS = 1_000;

/**
 * The click that opened the field that the visitor typed into and then sent with Enter, unless it was a click into a field
 * that was there before. Enter itself is not recorded, but the field loses the focus without a press, without another
 * element that gets it, and while the page stays visible.
 */
export function clickIntoEnteredField(timeline: Timeline, sentAt: number): ClickMoment | undefined {
  const field = timeline.fields.findLast(({ at }) => at <= sentAt + ROUNDING_MS);
  if (!field || sentAt - field.at > SENDING_MS || !isLeftByEnter(timeline, field)) return undefined;
  const focusedAt = startedAtOf(field) - field.hesitationMs;
  const click = lastUntil(timeline.clicks, focusedAt + ROUNDING_MS);
  const isOpener =
    !!click &&
    !click.editable &&
    !click.disabled &&
    click === lastUntil(timeline.clicks, sentAt) &&
    focusedAt - click.at <= OPENING_MS &&
    pageAt(timeline, click)?.page === pageAt(timeline, sentAt)?.page;
  return isOpener ? click : undefined;
}

const isLeftByEnter = (timeline: Timeline, field: FieldMoment): boolean =>
  field.isTyped &&
  isFilledIn(field) &&
  !wasHidden(timeline, field.at - SENDING_MS, field.at + SENDING_MS) &&
  timeline.presses.firstTime(field.at - SENDING_MS, field.at) === undefined &&
  timeline.focuses.firstTime(field.at - ROUNDING_MS, field.at + ROUNDING_MS) === undefined;

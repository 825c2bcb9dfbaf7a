import { signalRules } from '../../../contract/signal-rules.ts';
import { isPoll } from '../background-changes/polls.ts';
import { NEXT_REQUEST_MS, ROUNDING_MS } from '../clicks/click-requests.ts';
import { firstFieldChange, startedAtOf } from '../events/field-moment.ts';
import {
  type ClickMoment,
  type FieldMoment,
  lastUntil,
  loadedPageAt,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';

const { requestMs, afterMs } = signalRules.dead;

/**
 * The click that sent a request, if any, also by a file that the visitor chose in the dialog that the click opened. What a
 * page requests while it loads was not sent by the click that opened it.
 */
export function clickThatSent(timeline: Timeline, sentAt: number): ClickMoment | undefined {
  const click = lastUntil(timeline.clicks, sentAt);
  if (!click || click.at < (loadedPageAt(timeline, sentAt)?.at ?? 0)) return undefined;
  const isSent = sentAt - click.at <= requestMs || isFileChosen(timeline, click, sentAt);
  return isSent ? click : undefined;
}

/** The last click, if this request was sent right after the response to one that the click had sent. */
export function clickOfSeries(timeline: Timeline, sentAt: number): ClickMoment | undefined {
  const click = lastUntil(timeline.clicks, sentAt);
  if (!click || sentAt - click.at > afterMs) return undefined;
  const previous = timeline.reactions.findLast(({ kind, at, durationMs }) => {
    const agoMs = sentAt - at - durationMs;
    const isBefore = at >= click.at && at < sentAt;
    return kind === 'request' && isBefore && agoMs >= -ROUNDING_MS && agoMs <= NEXT_REQUEST_MS;
  });
  if (!previous || isPoll(timeline, previous.at)) return undefined;
  return clickThatSent(timeline, previous.at) === click ? click : undefined;
}

/**
 * Whether a field changed just before a request although the visitor used no field since a click on the same page: the
 * click opened the browser's dialog for a file.
 */
function isFileChosen(timeline: Timeline, click: ClickMoment, sentAt: number): boolean {
  const { changes, fields } = timeline;
  if (click.editable || pageAt(timeline, click)?.page !== pageAt(timeline, sentAt)?.page)
    return false;
  const isUsed = (used: FieldMoment) =>
    (used.isTyped || used.field.role !== 'textbox') &&
    used.at > click.at &&
    startedAtOf(used) <= sentAt;
  const from = Math.max(click.at, sentAt - requestMs);
  return !fields.some(isUsed) && firstFieldChange(changes, from, sentAt) !== undefined;
}

import { signalRules } from '../../../contract/signal-rules.ts';
import { isAfter } from '../events/event-time.ts';
import { isFilledIn } from '../events/field-moment.ts';
import { lastUntil, type Timeline } from '../events/timeline.ts';

const { feedbackMs, slowMs } = signalRules.dead;
/** A change this soon after a click, a press or a scroll was triggered by it. */
const TRIGGERED_MS = 300;
const TYPING_MS = 3_000;
/** Changes with shorter pauses are one movement, with the trigger of its first change. */
const MOVEMENT_MS = 250;

/** The changes of a property that no click, press, scroll or typing on its page triggered. */
export function untriggeredChanges(
  timeline: Timeline,
  changes: readonly number[],
  clickAt: number,
): readonly number[] {
  let triggeredAt = Number.NEGATIVE_INFINITY;
  let before = Number.NEGATIVE_INFINITY;
  return changes.filter((at) => {
    const isSameMovement = at - before <= MOVEMENT_MS;
    if (!isSameMovement && at - triggeredAt > feedbackMs)
      triggeredAt = isTriggered(timeline, at, before, clickAt) ? at : Number.NEGATIVE_INFINITY;
    before = at;
    return at - triggeredAt > slowMs;
  });
}

const pageOf = ({ pages }: Timeline, at: number) =>
  pages.findLast((each) => each.at <= at && each.kind !== 'hash');

/** Whether the page of this time was clicked shortly before. */
export function isSoonAfterClick(timeline: Timeline, at: number): boolean {
  const click = lastUntil(timeline.clicks, at);
  const page = pageOf(timeline, at);
  return click !== undefined && at - click.at <= slowMs && (!page || isAfter(click, page));
}

/** Whether the page of this time was neither pressed nor clicked since `before`, the previous change. */
export function hasNoClickSince(timeline: Timeline, at: number, before = 0): boolean {
  const { clicks, presses } = timeline;
  const since = Math.max(before, pageOf(timeline, at)?.at ?? 0);
  const click = lastUntil(clicks, at)?.at ?? 0;
  const press = presses.firstFrom(since + 1);
  return click <= since && !(press < presses.length && presses.timeOf(press) <= at);
}

function isTriggered(timeline: Timeline, at: number, before: number, clickAt: number): boolean {
  const { clicks, presses, scrolls, fields } = timeline;
  const earliest = at - TRIGGERED_MS;
  const page = pageOf(timeline, at);
  const clickedAt = isSoonAfterClick(timeline, at) ? (lastUntil(clicks, at)?.at ?? 0) : -1;
  // A server may be slow: the first change after a click can be its response.
  if (clickedAt >= Math.max(0, Math.min(earliest, before))) return true;
  // Elements that follow the pointer change before its click.
  const press = presses.firstFrom(Math.max(earliest, page?.at ?? 0));
  if (press < presses.length && presses.timeOf(press) <= at) return true;
  const scroll = scrolls.firstFrom(earliest);
  if (scroll < scrolls.length && scrolls.timeOf(scroll) <= at) return true;
  // The tracker reports a field when it loses focus, which the click itself may cause.
  return fields.some(
    (field) =>
      isFilledIn(field) &&
      field.at <= clickAt + TYPING_MS &&
      field.at - field.inputMs - TYPING_MS <= at &&
      at <= field.at,
  );
}

import { signalRules } from '../../../../contract/signal-rules.ts';
import { countWhile } from '../../events/binary-search.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../../events/timeline.ts';

/** Pages respond to `pointerdown`; of older recordings, the recorded press is the `mousedown` that follows immediately. */
export const BEFORE_PRESS_MS = 5;
/** After a tap browsers dispatch a `mousedown` as well; its press began with the touch. */
const TAP_MS = 500;

/**
 * When the press of a click began, at most `longestMs` before it. A press before the previous click belongs to that
 * click: this one was made with a key.
 */
export function pressTimeOf(
  { presses, clicks }: Timeline,
  clickAt: number,
  longestMs: number,
): number {
  const row = presses.firstFrom(clickAt + 1) - 1;
  const timeOf = (each: number) => (each >= 0 ? presses.timeOf(each) : Number.NEGATIVE_INFINITY);
  const press = timeOf(row);
  const clickBefore = lastUntil(clicks, clickAt - 1)?.at ?? Number.NEGATIVE_INFINITY;
  if (press <= clickBefore || clickAt - press > longestMs) return clickAt;
  const touch = timeOf(row - 1);
  const isTap = touch > clickBefore && press - touch <= TAP_MS;
  return Math.max((isTap ? touch : press) - BEFORE_PRESS_MS, clickBefore);
}

/** When the press of a click began. */
export const pressOf = (timeline: Timeline, { at }: Pick<ClickMoment, 'at'>): number =>
  pressTimeOf(timeline, at, signalRules.dead.pressMs);

export const nextClick = (
  { clicks }: Timeline,
  { at, order }: Pick<ClickMoment, 'at' | 'order'>,
): ClickMoment | undefined => {
  // Not `find`, which would start at the first click of a session with thousands for each of them.
  let next = countWhile(clicks.length, (index) => (clicks[index] as ClickMoment).at <= at);
  while (clicks[next]?.order === order) next += 1;
  return clicks[next];
};

/** When the next click after this one was pressed. */
export function nextPress(
  timeline: Timeline,
  click: Pick<ClickMoment, 'at' | 'order'>,
): number | undefined {
  const next = nextClick(timeline, click);
  return next && pressOf(timeline, next);
}

import { lastUntil, type Timeline } from '../events/timeline.ts';

/** Pages respond to `pointerdown`; the recorded press is the `mousedown` that follows immediately. */
const BEFORE_PRESS_MS = 5;

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
  const press = row >= 0 ? presses.at(row, 0) : Number.NEGATIVE_INFINITY;
  const clickBefore = lastUntil(clicks, clickAt - 1)?.at ?? Number.NEGATIVE_INFINITY;
  if (press <= clickBefore || clickAt - press > longestMs) return clickAt;
  return Math.max(press - BEFORE_PRESS_MS, clickBefore);
}

import { lastUntil, type Timeline } from '../events/timeline.ts';

/** Pages answer a `pointerdown`; what is recorded as the press is the `mousedown` that follows at once. */
const BEFORE_PRESS_MS = 5;

/**
 * When the finger went down, at most so long before the click. A press before the last click belongs to that one: this
 * one was made by a key.
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

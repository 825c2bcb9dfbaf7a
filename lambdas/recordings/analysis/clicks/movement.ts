import * as open from '../events/untrusted.ts';

/** Shorter steps are a hand's tremble and have no direction. */
const STEP_PX = 4;

/** A stretch of the pointer's way in two numbers: how often it turned back, and how far it went. */
export function movementOf(positions: readonly unknown[]): { turns: number; distance: number } {
  let [turns, distance] = [0, 0];
  let last: { x: number; y: number } | undefined;
  let way = { x: 0, y: 0 };
  for (const position of positions) {
    const raw = open.asRecord(position);
    const point = { x: open.asNumber(raw.x), y: open.asNumber(raw.y) };
    const step = { x: point.x - (last?.x ?? point.x), y: point.y - (last?.y ?? point.y) };
    const length = Math.hypot(step.x, step.y);
    if (step.x * way.x + step.y * way.y < 0) turns += 1;
    if (length > STEP_PX) way = step;
    distance += length;
    last = point;
  }
  return { turns, distance };
}

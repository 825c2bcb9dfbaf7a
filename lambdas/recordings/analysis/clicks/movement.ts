import * as open from '../events/untrusted.ts';

/** Shorter steps are hand tremor and have no direction. */
const STEP_PX = 4;

/** How often the pointer reversed its direction, and the distance it moved in pixels. */
export function movementOf(positions: readonly unknown[]): { turns: number; distance: number } {
  let turns = 0;
  let distance = 0;
  let lastX: number | undefined;
  let lastY: number | undefined;
  let directionX = 0;
  let directionY = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = open.asRecord(positions[index]);
    const x = open.asNumber(position.x);
    const y = open.asNumber(position.y);
    const stepX = x - (lastX ?? x);
    const stepY = y - (lastY ?? y);
    // Math.hypot allocates an array of its arguments.
    const length = Math.sqrt(stepX * stepX + stepY * stepY);
    if (stepX * directionX + stepY * directionY < 0) turns += 1;
    if (length > STEP_PX) {
      directionX = stepX;
      directionY = stepY;
    }
    distance += length;
    lastX = x;
    lastY = y;
  }
  return { turns, distance };
}

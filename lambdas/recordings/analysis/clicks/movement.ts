import * as open from '../events/untrusted.ts';

/** Shorter steps are hand tremor and have no direction. */
const STEP_PX = 4;

/** How often the pointer reversed its direction, and the distance it moved in pixels. */
export function movementOf(positions: readonly unknown[]): { turns: number; distance: number } {
  let turns = 0;
  let distance = 0;
  let lastX = 0;
  let lastY = 0;
  let directionX = 0;
  let directionY = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const position = open.asRecord(positions[index]);
    const x = open.asNumber(position.x);
    const y = open.asNumber(position.y);
    const stepX = index === 0 ? 0 : x - lastX;
    const stepY = index === 0 ? 0 : y - lastY;
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

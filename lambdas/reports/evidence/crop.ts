import type { WireframeBox } from '../../contract/signal.ts';
import { BAR, HEIGHT } from './palette.ts';

/** The left edge of the drawn region: centers the marked control as far as the page allows. */
export const leftOf = (target: WireframeBox | undefined, region: number, page: number): number => {
  if (!target) return 0;
  const middle = target.box[0] + target.box[2] / 2;
  return Math.min(Math.max(0, middle - region / 2), Math.max(0, page - region));
};

/** The vertical offset that brings the marked control into view. */
export function shiftFor(target: WireframeBox | undefined, scale: number): number {
  if (!target) return 0;
  const middle = (target.box[1] + target.box[3] / 2) * scale;
  return Math.max(0, middle - (HEIGHT - 40 - BAR) / 2);
}

import { type Canvas, type Color, fillBox, fillShape, strokeBox } from './canvas.ts';
import { drawText, TEXT_HEIGHT, widthOf } from './draw-text.ts';
import { INK, WIDTH, WINDOW } from './palette.ts';

export const PLATE_HEIGHT = 40;
export const PLATE_MAX = 420;

/** Draws a line of text on a rounded box. */
export function plate(
  on: Canvas,
  middle: number,
  top: number,
  text: string | undefined,
  paper: Color,
  ink: Color,
) {
  if (!text) return;
  const width = (widthOf(text) ?? 0) + 32;
  const left = Math.min(Math.max(middle - width / 2, 8), WIDTH - width - 8);
  fillBox(on, { left, top, width, height: PLATE_HEIGHT }, 10, paper);
  strokeBox(on, { left, top, width, height: PLATE_HEIGHT }, 10, 2, ink);
  drawText(on, text, left + 16, top + (PLATE_HEIGHT - TEXT_HEIGHT) / 2, ink);
}

/** Draws a mouse pointer with a white outline, so that it is visible on any background. */
export function pointer(on: Canvas, x: number, y: number) {
  const arrow = (grow: number) =>
    [
      [0 - grow, 0 - grow * 1.6],
      [0 - grow, 34 + grow * 1.6],
      [9, 26 + grow],
      [15 - grow * 0.5, 40 + grow],
      [22 + grow, 37 + grow * 0.6],
      [16 + grow, 24 + grow],
      [27 + grow * 2, 24 + grow],
    ].map(([dx = 0, dy = 0]) => [x + dx, y + dy] as const);
  fillShape(on, arrow(3), WINDOW);
  fillShape(on, arrow(0), INK);
}
